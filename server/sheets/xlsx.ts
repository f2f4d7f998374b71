import { Zip, ZipDeflate } from 'fflate';
import { fixedParts, sheetXml, type Sheet } from './workbook.ts';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Quick rather than small: rows are alike, and pack well at any level. */
const LEVEL = 3;

async function* texts(sheets: readonly Sheet[]): AsyncGenerator<[path: string, parts: AsyncIterable<string>]> {
  for (const [path, text] of Object.entries(fixedParts(sheets))) yield [path, single(text)];
  for (const [index, sheet] of sheets.entries()) yield [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet)];
}

async function* single(text: string): AsyncGenerator<string> {
  yield text;
}

/**
 * Gives the bytes of a workbook while its rows come: no more than a part of a sheet is held at a time.
 * Nothing is read ahead of whoever takes the bytes.
 */
export async function* xlsx(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  const taken = (): Uint8Array[] => {
    const bytes = ready;
    ready = [];
    return bytes;
  };
  const encoder = new TextEncoder();
  for await (const [path, parts] of texts(sheets)) {
    const entry = new ZipDeflate(path, { level: LEVEL });
    zip.add(entry);
    for await (const text of parts) {
      entry.push(encoder.encode(text));
      yield* taken();
    }
    entry.push(new Uint8Array(), true);
  }
  zip.end();
  yield* taken();
}
