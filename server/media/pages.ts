import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { SaxesParser } from 'saxes';
import yauzl from 'yauzl';

const inflated = promisify(inflate);

/** Bytes of a part of an Office file that is read; real ones have a few hundred. */
const PART_BYTES = 1 << 20;
/** Packed objects of a PDF that are looked into, and what they may unpack to, one and all together. */
const STREAMS = 2000;
const STREAM_BYTES = 4 << 20;
const ALL_BYTES = 64 << 20;
/** Longest description of one object that is read: a page tree without levels names each of its pages. */
const OBJECT_BYTES = 1 << 20;

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

/** Dictionary of the top of a page tree: it has no parent. */
const IS_PAGES = /\/Type\s*\/Pages\b/;
const COUNT = /\/Count\s+(\d{1,9})\b/;

/** Returns the pages that an object tells, if it is the top of a page tree. */
function treeTop(object: string): number | null {
  if (!IS_PAGES.test(object) || /\/Parent\b/.test(object)) return null;
  const count = COUNT.exec(object)?.[1];
  return count === undefined ? null : Number(count);
}

/** Returns the texts of the objects that lie packed in one stream, for the page trees among them. */
async function packed(file: Buffer, header: string, from: number, to: number): Promise<string[]> {
  if (!/\/FlateDecode\b/.test(header)) return [];
  const first = Number(/\/First\s+(\d{1,9})\b/.exec(header)?.[1] ?? Number.NaN);
  const bytes = await inflated(file.subarray(from, to), { maxOutputLength: STREAM_BYTES }).catch(() => null);
  if (!bytes || !(first < bytes.length)) return [];
  const text = bytes.toString('latin1');
  const starts = [...text.slice(0, first).matchAll(/\d+\s+(\d+)/g)].map(([, at]) => first + Number(at));
  return starts.map((at, index) => text.slice(at, starts[index + 1] ?? text.length));
}

/**
 * Returns the number of pages of a PDF: what the top of its page tree says, of several (a file that was changed and kept) that of
 * the last. Each object is looked at once, from its `obj` to its end, so that a hostile file costs its length and no more.
 */
async function pdfPages(path: string): Promise<number | null> {
  const file = await readFile(path);
  let found: number | null = null;
  let [streams, unpacked] = [0, 0];
  for (let at = file.indexOf(' obj'); at >= 0;) {
    const next = file.indexOf(' obj', at + 4);
    const end = next < 0 ? file.length : next;
    const text = file.toString('latin1', at, Math.min(end, at + OBJECT_BYTES));
    found = treeTop(text) ?? found;
    const stream = /\/Type\s*\/ObjStm\b/.test(text) ? /stream\r?\n/.exec(text) : null;
    if (stream && streams < STREAMS && unpacked < ALL_BYTES) {
      streams += 1;
      const objects = await packed(file, text.slice(0, stream.index), at + stream.index + stream[0].length, end);
      for (const object of objects) {
        unpacked += object.length;
        found = treeTop(object) ?? found;
      }
    }
    at = next;
  }
  return found;
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
