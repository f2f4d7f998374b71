import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'assets');

/** Style sheets in the order in which they stand: later ones win. */
const SHEETS = ['colours', 'frame', 'page', 'parts', 'narrow'];

/** Returns the one style sheet of all pages. */
export async function styleSheet(): Promise<string> {
  const texts = await Promise.all(SHEETS.map((name) => readFile(join(FOLDER, `${name}.css`), 'utf8')));
  return texts.join('\n');
}

/** Returns the one script: the search. */
export const script = (): Promise<string> => readFile(join(FOLDER, 'docs.js'), 'utf8');
