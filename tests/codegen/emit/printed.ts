import type { GenFile } from '#codegen/emit/emitter.ts';
import { print } from '#codegen/generate.ts';
import { exampleModel } from './example.ts';

const printed = new Map<string, Promise<GenFile[]>>();

/** Returns the text of one printed file of the example, whose schemas `changes` replace by name. */
export async function printedFile(path: string, changes: Record<string, string> = {}): Promise<string> {
  const key = JSON.stringify(changes);
  if (!printed.has(key)) printed.set(key, print(exampleModel(changes)));
  const file = (await printed.get(key)!).find((each) => each.path === path);
  if (file === undefined) throw new Error(`${path} is not printed`);
  return file.text;
}

/** The same without line breaks and indents, so that a test says what stands there and not where it wraps. */
export const printedLine = async (path: string, changes?: Record<string, string>): Promise<string> =>
  (await printedFile(path, changes)).replace(/\s+/g, ' ');
