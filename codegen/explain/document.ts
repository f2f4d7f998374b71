import type { LoadedFile, Path } from '../load.ts';
import { ALIASES } from './words.ts';

/** A value of a schema file. */
export interface Spot {
  file: LoadedFile;
  path: Path;
}

const isMap = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

const below = (data: unknown, step: string | number): unknown =>
  isMap(data) || Array.isArray(data) ? (data as Readonly<Record<string | number, unknown>>)[step] : undefined;

const dataAt = ({ file, path }: Spot): unknown => path.reduce(below, file.data);

/** Returns the nearest place that the file has: what it leaves to a default stands at what is above. */
export function settled({ file, path }: Spot): Spot {
  let length = path.length;
  while (length > 0 && dataAt({ file, path: path.slice(0, length) }) === undefined) length -= 1;
  return { file, path: path.slice(0, length) };
}

/** Returns the place below a spot that a name means: a key, a member of a list, or what stands for it there. */
export function descend(spot: Spot, name: string | number): Spot | undefined {
  const data = dataAt(spot);
  const at = (step: string | number): Spot => ({ file: spot.file, path: [...spot.path, step] });
  if (Array.isArray(data)) {
    const index = typeof name === 'number' ? name : data.findIndex((item) => isNamed(item, name));
    return index >= 0 && index < data.length ? at(index) : undefined;
  }
  if (!isMap(data) || typeof name === 'number') return undefined;
  const keys = [name, `x-${name}`, ...(Object.hasOwn(ALIASES, name) ? ALIASES[name]! : [])];
  const key = keys.find((each) => Object.hasOwn(data, each));
  return key === undefined ? undefined : at(key);
}

const isNamed = (item: unknown, name: string): boolean =>
  item === name ||
  (Array.isArray(item) && item.includes(name)) ||
  (isMap(item) && ['field', 'id', 'key', 'name', 'page', 'entity', 'path'].some((key) => item[key] === name));

/** Returns the first place in a file that has a name, as a key, a value, or a key and its children: "ad.view". */
export function find(file: LoadedFile, name: string): Spot | undefined {
  const [first = '', ...rest] = name.split('.');
  const dotted = [first, ...rest.flatMap((step) => ['children', step])];
  if (dataAt({ file, path: dotted }) !== undefined) return { file, path: dotted };
  const path = search(file.data, [], (data) => isMap(data) && Object.hasOwn(data, name));
  if (path) return { file, path: [...path, name] };
  const value = search(file.data, [], (data) => data === name);
  return value && { file, path: value };
}

function search(data: unknown, path: Path, isIt: (data: unknown) => boolean): Path | undefined {
  if (isIt(data)) return path;
  if (!isMap(data) && !Array.isArray(data)) return undefined;
  const steps = Array.isArray(data) ? data.map((_, index) => index) : Object.keys(data);
  for (const step of steps) {
    const found = search(below(data, step), [...path, step], isIt);
    if (found) return found;
  }
  return undefined;
}
