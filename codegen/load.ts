import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Position, Problem } from './problems.ts';
import { readPlain } from './yaml/events.ts';
import type { PlainYaml } from './yaml/events.ts';
import { readYaml } from './yaml/read.ts';
import type { Path } from './yaml/text.ts';

export type { Path };

/** A YAML file as data, with a way back from each value to its place. */
export interface LoadedFile {
  /** Relative to the project, with forward slashes: "schemas/ad-slot.yaml". */
  path: string;
  /** Without folder and ending: "ad-slot". */
  name: string;
  text: string;
  /** Undefined where the text is no YAML. */
  data: unknown;
  problems: readonly Problem[];
  /** Place of a key or of its value; of what is nearest above it if there is no such path. */
  position(path: Path, of?: 'key' | 'value'): Position;
  /** Place of the n-th character of a text value. */
  inside(path: Path, index: number): Position;
}

export interface Loaded {
  /** By path. */
  files: readonly LoadedFile[];
  /** Names that the code beside the schemas quotes; a permission among them is used. */
  quoted: ReadonlySet<string>;
}

/** Files of a folder of schemas, and names in the code beside it, read in another thread. */
export interface ReadFolder {
  /** By path. */
  texts: ReadonlyMap<string, string>;
  /** By path; a file that is not plain is missing. */
  plain: ReadonlyMap<string, PlainYaml>;
  quoted: ReadonlySet<string>;
}

/** Returns the texts of all *.yaml of a folder and of the folders in it, and of *.yml, which readSources refuses. */
function textsIn(folder: string, name: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.ya?ml$/i.test(file))
      texts.set(`${name}/${file.replaceAll('\\', '/')}`, readFileSync(join(folder, file), 'utf8'));
  return texts;
}

/**
 * Reads a folder of schemas. `name` is what messages call the folder. Code is read once: what `before` has of it is kept.
 */
export function loadFolder(folder: string, name = 'schemas', before?: Loaded): Loaded {
  return { ...loadTexts(textsIn(folder, name), before), quoted: before?.quoted ?? quotedNames(join(folder, '..')) };
}

/** Reads a folder of schemas as far as it can be sent to another thread; `loadRead` goes on there. */
export function readFolder(folder: string): ReadFolder {
  const texts = textsIn(folder, 'schemas');
  const plain = [...texts].map(([path, text]) => [path, readPlain(text)] as const);
  return {
    texts,
    plain: new Map(plain.filter((each): each is readonly [string, PlainYaml] => each[1] !== undefined)),
    quoted: quotedNames(join(folder, '..')),
  };
}

/** Returns what `loadFolder` does of a folder that another thread has read. */
export const loadRead = ({ texts, plain, quoted }: ReadFolder): Loaded => ({
  quoted,
  files: [...texts.keys()].toSorted().map((path) => loadFile(path, texts.get(path) ?? '', plain.get(path))),
});

/** Rooms whose code asks for permissions. What the demo gives to its roles is no use of a permission. */
const ROOMS = ['core', 'server', 'src', 'stage', 'resources'];
const DEMO = join('server', 'demo');

/** A heading alone (`report`) is a common word, and no code asks for one. */
const NAME = /['"]([a-z][A-Za-z]*\.[A-Za-z]+)['"]/g;

/**
 * Returns the names that the code of a project quotes, as in `user.can('adAudit.own')`: a permission among them guards
 * something, even if no schema names it.
 */
function quotedNames(root: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const room of ROOMS.filter((each) => existsSync(join(root, each))))
    for (const file of readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || join(room, file).startsWith(DEMO)) continue;
      for (const [, name = ''] of readFileSync(join(root, room, file), 'utf8').matchAll(NAME)) names.add(name);
    }
  return names;
}

/** Parses files given as path → text. A file that `before` has with the same text is taken from there. */
export function loadTexts(texts: ReadonlyMap<string, string>, before?: Loaded): Loaded {
  const known = new Map(before?.files.map((file) => [file.path, file]));
  const paths = [...texts.keys()].toSorted();
  return {
    quoted: before?.quoted ?? new Set(),
    files: paths.map((path) => {
      const text = texts.get(path) ?? '';
      const old = known.get(path);
      return old?.text === text ? old : loadFile(path, text);
    }),
  };
}

function loadFile(path: string, text: string, plain?: PlainYaml): LoadedFile {
  const { data, faults, offsetOf, offsetInside } = readYaml(text, plain);
  const at = positionsIn(text);
  const problems = faults.map(({ offset, isTwice, message }): Problem => ({
    file: path,
    ...at(offset),
    code: isTwice ? 'duplicate-key' : 'yaml-syntax',
    message: isTwice ? 'this key stands twice in one map' : message,
  }));
  return {
    path,
    name: path.slice(path.lastIndexOf('/') + 1).replace(/\.ya?ml$/i, ''),
    text,
    data,
    problems,
    position: (place, of = 'value') => at(offsetOf(place, of)),
    inside: (place, index) => at(offsetInside(place, index)),
  };
}

/** Returns where characters of a text stand. */
function positionsIn(text: string): (offset: number) => Position {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - starts[low]! + 1 };
  };
}
