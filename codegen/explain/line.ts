import { LineCounter, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Loaded } from '../load.ts';
import type { Model } from '../model/model.ts';
import type { Source } from '../model/types.ts';
import type { Spot } from './document.ts';
import { sourceText } from './place.ts';
import { TrailFinder } from './trail.ts';
import type { Trail } from './trail.ts';
import { Walk } from './walk.ts';

/** A printed file whose lines are asked about. */
export interface Printed {
  /** Below generated/: "console/ads/AdList.gen.tsx". */
  path: string;
  text: string;
}

/** What more places than this use says nothing about any of them. */
const MANY = 8;

/** Says which places of the schemas made a line of a printed file, counted from 1; the most telling first. */
export type Explain = (line: number) => readonly Source[];

/** Reads a printed file once, and answers for each of its lines. Empty for a file that no schema says anything about. */
export async function explainer(model: Model, loaded: Loaded, { path, text }: Printed): Promise<Explain> {
  const follow = (trail: Trail): readonly Spot[] => {
    const walk = new Walk(model, loaded, path);
    for (const name of trail) walk.step(name);
    return walk.places();
  };
  if (path.endsWith('.yaml')) {
    const trails = yamlTrails(text);
    return (line) => sources(follow(trails(line)));
  }
  if (!/\.(tsx?|json)$/.test(path)) return (line) => sources(follow(wordsOf(text.split('\n')[line - 1] ?? '')));
  const finder = new TrailFinder((await import('typescript')).default, path, text);
  return (line) => {
    // The first line says where the whole file is from.
    if (line === 1) return sources(follow([]));
    const found = finder.at(line);
    if ('trail' in found) return sources(follow(found.trail));
    // What is imported is there for the lines that use it.
    const uses = [...new Set(found.imports.flatMap((name) => finder.uses(name)))].map((used) => finder.at(used));
    const spots = uses.flatMap((use) => ('trail' in use ? follow(use.trail).slice(0, 1) : []));
    const places = sources(spots);
    return places.length > 0 && places.length <= MANY ? places : sources(follow([]));
  };
}

function sources(spots: readonly Spot[]): readonly Source[] {
  const all = spots.map(({ file, path }): Source => {
    const isItem = typeof path.at(-1) === 'number';
    return { file: file.path, ...file.position(path, isItem ? 'value' : 'key'), path };
  });
  return [...new Map(all.map((source) => [sourceText(source), source])).values()];
}

/** Words of a line of prose or of a table, as names. */
const wordsOf = (line: string): Trail => line.split(/[^\w.-]+/).filter((word) => word.length > 1);

/** Returns the keys from the root of a YAML text to any line of it. */
function yamlTrails(text: string): (line: number) => Trail {
  const lines = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: lines });
  const startOf = (node: unknown): number | undefined =>
    (node as { range?: readonly [number, number, number] } | null)?.range?.[0];
  return (line) => {
    const trail: (string | number)[] = [];
    const isBefore = (node: unknown): boolean => {
      const start = startOf(node);
      return start !== undefined && lines.linePos(start).line <= line;
    };
    for (let node: unknown = contents; ;) {
      if (isMap(node)) {
        const pair = node.items.findLast(({ key }) => isBefore(key));
        if (!pair || !isScalar(pair.key)) return trail;
        trail.push(String(pair.key.value));
        node = pair.value;
      } else if (isSeq(node)) {
        const index = node.items.findLastIndex(isBefore);
        if (index < 0) return trail;
        trail.push(index);
        node = node.items[index];
      } else return trail;
    }
  };
}
