import { ANY, parsePattern, type PatternGraph } from './patternGraph.ts';
import { isAnchored, overlap, reaches } from './slowPattern.ts';

/** Most characters of a text that a pattern with repetitions of the same text is asked about. */
const MOST_CHARACTERS = 200;
/** Most ways of dividing such a text among them; a million takes some milliseconds. */
const MOST_WAYS = 2_000_000;

/**
 * Returns how many repetitions of a pattern take the same text one after the other, as the four of `^.*.*.*.*x$` do: a text that
 * does not fit is divided among them in every way, so that the time grows with that power of its length. 1 where no two do.
 */
export function powerOf(pattern: string): number {
  const { inner, ...whole } = parsePattern(pattern);
  const outer = isAnchored(pattern) ? whole : searched(whole);
  return Math.max(...[outer, ...inner].map((graph) => longestRow(graph)));
}

/** Returns the length of the longest text that a pattern of this power may be asked about. */
export function longestFor(power: number): number {
  let ways = 1;
  for (let length = 1; length <= MOST_CHARACTERS; length += 1) {
    ways = Array.from({ length: power }, (_, at) => (length + at) / (at + 1)).reduce((all, each) => all * each, 1);
    if (ways > MOST_WAYS) return length - 1;
  }
  return MOST_CHARACTERS;
}

type Graph = Pick<PatternGraph, 'sets' | 'next' | 'first'>;

/** A pattern that may begin anywhere is tried at each place, as if every text could stand before it. */
function searched({ sets, next, first }: Graph): Graph {
  const before = sets.length;
  const steps = new Map([before, ...first].map((to) => [to, 1]));
  return { sets: [...sets, ANY], next: [...next, steps], first: [before] };
}

/** Repetitions, the second of which may follow the first over the same text as either repeats. */
type Pair = readonly [from: number, to: number];

function longestRow(graph: Graph): number {
  const loops = graph.next.flatMap((steps, place) =>
    [...steps.keys()].some((to) => reaches(graph, to, place)) ? [place] : [],
  );
  const pairs = loops.flatMap((from) =>
    loops.filter((to) => isFollowed(graph, from, to)).map((to): Pair => [from, to]),
  );
  const rows = new Map<number, number>();
  // Ends: the second of a pair never leads back to the first, or the pattern would be exponential.
  const rowFrom = (place: number): number => {
    const known = rows.get(place);
    if (known !== undefined) return known;
    const row = Math.max(0, ...pairs.filter(([from]) => reaches(graph, place, from)).map(([, to]) => 1 + rowFrom(to)));
    rows.set(place, row);
    return row;
  };
  return 1 + Math.max(0, ...loops.map(rowFrom));
}

/** Returns true if some text leads from a repetition back to itself, on to another, and from there back to that one. */
function isFollowed(graph: Graph, from: number, to: number): boolean {
  if (from === to || !reaches(graph, from, to) || reaches(graph, to, from)) return false;
  const size = graph.next.length;
  const codeOf = (a: number, b: number, c: number): number => (a * size + b) * size + c;
  const [begin, end] = [codeOf(from, from, to), codeOf(from, to, to)];
  const seen = new Set([begin]);
  for (const code of seen)
    for (const [a, b, c] of stepsOf(
      graph,
      Math.floor(code / size / size),
      Math.floor(code / size) % size,
      code % size,
    )) {
      if (!reaches(graph, a, from) || !reaches(graph, b, to) || !reaches(graph, c, to)) continue;
      if (codeOf(a, b, c) === end) return true;
      seen.add(codeOf(a, b, c));
    }
  return false;
}

/** Returns where three paths may stand after one more character of the same text. */
function stepsOf({ next, sets }: Graph, a: number, b: number, c: number): (readonly [number, number, number])[] {
  return [...next[a]!.keys()].flatMap((x) =>
    [...next[b]!.keys()]
      .filter((y) => overlap(sets[x]!, sets[y]!))
      .flatMap((y) =>
        [...next[c]!.keys()]
          .filter((z) => overlap(sets[x]!, sets[z]!) && overlap(sets[y]!, sets[z]!))
          .map((z) => [x, y, z] as const),
      ),
  );
}
