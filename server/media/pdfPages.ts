import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const inflated = promisify(inflate);

/** Streams of packed objects that are looked into, and what they may unpack to, one and all together. */
const STREAMS = 2000;
const STREAM_BYTES = 4 << 20;
const ALL_BYTES = 64 << 20;
/** Longest description of one object that is read: a page tree without levels names each of its pages. */
const OBJECT_BYTES = 1 << 20;
/** Objects after which other work has its turn: twenty million fit into the largest file. */
const TURN = 1000;

// Each begins with a word and has at most one repeat after it: what is tried from one place is bounded by the next such word.
const IS_PAGES = /\/Type\s*\/Pages\b/;
const IS_PACKED = /\/Type\s*\/ObjStm\b/;
const HAS_PARENT = /\/Parent\b/;
const IS_DEFLATED = /\/FlateDecode\b/;
const COUNT = /\/Count\s+(\d{1,9})\b/;
const FIRST = /\/First\s+(\d{1,9})\b/;
const OBJECTS = /\/N\s+(\d{1,9})\b/;
const STREAM = /stream\r?\n/;

/** Returns the number that a dictionary has by a name. */
const numberOf = (dictionary: string, name: RegExp): number | null => {
  const text = name.exec(dictionary)?.[1];
  return text === undefined ? null : Number(text);
};

/** Returns the pages that an object tells, if it is the top of a page tree: that has no parent. */
const treeTop = (object: string): number | null =>
  IS_PAGES.test(object) && !HAS_PARENT.test(object) ? numberOf(object, COUNT) : null;

/**
 * Returns where packed objects begin: their stream begins with pairs of a number and a place after `first`. Places must rise, as
 * ISO 32000 (7.5.7) has it; from one that does not, nothing is believed.
 */
function startsOf(bytes: Buffer, first: number, most: number): number[] {
  const starts: number[] = [];
  let [value, isPlace] = [-1, false];
  for (let at = 0; at <= first && starts.length < most; at += 1) {
    const digit = at < first ? bytes[at]! - 48 : -1;
    if (digit >= 0 && digit <= 9) {
      value = Math.max(value, 0) * 10 + digit;
      continue;
    }
    if (value < 0) continue;
    if (isPlace) {
      const start = first + value;
      if (start >= bytes.length || start <= (starts.at(-1) ?? -1)) break;
      starts.push(start);
    }
    [value, isPlace] = [-1, !isPlace];
  }
  return starts;
}

/** Returns the descriptions of the objects that lie packed in one stream; those of all take no more than its length. */
function* unpacked(bytes: Buffer, header: string): Generator<string> {
  const first = numberOf(header, FIRST);
  if (first === null || first >= bytes.length) return;
  const starts = startsOf(bytes, first, numberOf(header, OBJECTS) ?? 0);
  for (const [index, start] of starts.entries()) {
    const end = Math.min(starts[index + 1] ?? bytes.length, start + OBJECT_BYTES);
    yield bytes.toString('latin1', start, end);
  }
}

/**
 * Returns the number of pages of a PDF: what the top of its page tree says, of several (a file that was changed and kept) that of
 * the last. Each object is looked at once, from its `obj` to its end, and what is packed up to ALL_BYTES, so that a hostile file
 * costs its length and that much.
 */
export async function pdfPages(path: string): Promise<number | null> {
  const file = await readFile(path);
  let found: number | null = null;
  let [seen, streams, left] = [0, STREAMS, ALL_BYTES];
  for (let at = file.indexOf(' obj'); at >= 0;) {
    const next = file.indexOf(' obj', at + 4);
    const end = next < 0 ? file.length : next;
    const text = file.toString('latin1', at, Math.min(end, at + OBJECT_BYTES));
    found = treeTop(text) ?? found;
    const stream = IS_PACKED.test(text) ? STREAM.exec(text) : null;
    const header = stream ? text.slice(0, stream.index) : '';
    if (stream && IS_DEFLATED.test(header) && streams > 0 && left > 0) {
      const most = Math.min(STREAM_BYTES, left);
      const packed = file.subarray(at + stream.index + stream[0].length, end);
      const bytes = await inflated(packed, { maxOutputLength: most }).catch(() => null);
      streams -= 1;
      // A stream that failed may have been unpacked almost to its end.
      left -= bytes?.length ?? most;
      for (const object of bytes ? unpacked(bytes, header) : []) found = treeTop(object) ?? found;
    }
    at = next;
    seen += 1;
    if (seen % TURN === 0) await setImmediate();
  }
  return found;
}
