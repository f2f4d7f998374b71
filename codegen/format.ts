import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';
import type { GenFile } from './emit/emitter.ts';

const { ignorePatterns: _, ...options } = JSON.parse(
  readFileSync(new URL('../.oxfmtrc.json', import.meta.url), 'utf8'),
) as {
  ignorePatterns?: unknown;
};

const CODE = /\.tsx?$/;

/** Files in the project's layout: views, since they can be ejected into resources/. All others are data, one record per line. */
const VIEW = /^console\/.*\.tsx$/;
const WIDE = { ...options, printWidth: 240, objectWrap: 'collapse' } as const;

/** Files formatted at once. The formatter starts a thread for each; six hundred threads cost more than the work. */
const LANES = 4;
let busy = 0;
const queue: (() => void)[] = [];

async function inLane<T>(work: () => Promise<T>): Promise<T> {
  if (busy === LANES) await new Promise<void>((free) => queue.push(free));
  else busy += 1;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    // The lane passes directly to the next in the queue, so that nobody else can take it.
    if (next) next();
    else busy -= 1;
  }
}

/** Cache of formatted files: in watch mode one edit changes a handful out of hundreds. */
const known = new Map<string, { text: string; code: string }>();

/** Formats a file. Throws with its name if the text is no valid TypeScript: then an emitter has a fault. */
async function formatFile(file: GenFile): Promise<GenFile> {
  if (!CODE.test(file.path) || file.path.endsWith('.d.ts')) return file;
  const before = known.get(file.path);
  if (before?.text === file.text) return { path: file.path, text: before.code };
  const { code, errors } = await inLane(() => format(file.path, file.text, VIEW.test(file.path) ? options : WIDE));
  if (errors.length > 0) throw new Error(`generated/${file.path}: ${errors.map((error) => error.message).join('; ')}`);
  known.set(file.path, { text: file.text, code });
  return { path: file.path, text: code };
}

/** Formats all files in this process: views in the layout of the project, data in wide lines. */
export const formatFiles = (files: readonly GenFile[]): Promise<GenFile[]> => Promise.all(files.map(formatFile));
