import { SaxesParser } from 'saxes';
import yauzl from 'yauzl';
import { pdfPages } from './pdfPages.ts';

/** Bytes of a part of an Office file that is read; real ones have a few hundred. */
const PART_BYTES = 1 << 20;

/** Part of a package in which its pages are told, and the element that tells them; `each`: there is one for every page. */
const PARTS: Readonly<Record<string, { part: string; element: string; each?: true }>> = {
  docx: { part: 'docProps/app.xml', element: 'Pages' },
  pptx: { part: 'docProps/app.xml', element: 'Slides' },
  xlsx: { part: 'xl/workbook.xml', element: 'sheet', each: true },
};

const local = (tag: string): string => tag.slice(tag.indexOf(':') + 1);

/** Returns how many elements of a name a part has, or the number in the first of them; null where it is no XML. */
function told(xml: string, { element, each }: { element: string; each?: true }): number | null {
  const parser = new SaxesParser();
  let [count, text, isIn] = [0, '', false];
  let broken = false;
  parser.on('error', () => (broken = true));
  parser.on('opentag', ({ name }) => {
    if (local(name) !== element) return;
    count += 1;
    isIn = count === 1;
  });
  parser.on('text', (part) => (text += isIn ? part.slice(0, 20) : ''));
  parser.on('closetag', () => (isIn = false));
  parser.write(xml).close();
  if (broken || count === 0) return null;
  return each ? count : /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : null;
}

async function officePages(path: string, ending: string): Promise<number | null> {
  const wanted = PARTS[ending];
  if (!wanted) return null;
  const zip = await yauzl.openPromise(path, { validateEntrySizes: true, autoClose: false });
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName !== wanted.part) continue;
      if (entry.uncompressedSize > PART_BYTES) return null;
      const bytes: Buffer[] = [];
      for await (const chunk of await zip.openReadStreamPromise(entry)) bytes.push(chunk as Buffer);
      return told(Buffer.concat(bytes).toString('utf8'), wanted);
    }
    return null;
  } finally {
    zip.close();
  }
}

/** Returns how many pages, slides or sheets a document has; null where it does not say so, or is not read (doc, ppt, xls). */
export async function pagesOf(path: string, ending: string): Promise<number | null> {
  try {
    return ending === 'pdf' ? await pdfPages(path) : await officePages(path, ending);
  } catch {
    // A document is kept as it came: no screen shows it, and who opens it has the program that says what is wrong.
    return null;
  }
}
