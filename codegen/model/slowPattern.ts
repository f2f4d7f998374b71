import { parsePattern } from './patternGraph.ts';
import type { PatternGraph, Ranges } from './patternGraph.ts';

/**
 * Returns true if some text makes the pattern backtrack exponentially, as `(a+)+$` does: then two paths of its automaton
 * lead from a position back to it over the same text (Weideman et al., 2016). A back reference and a Unicode property
 * count as every character, so a harmless pattern with one may be refused; none that is harmful passes for that reason.
 */
export function isExponential(pattern: string): boolean {
  const graph = parsePattern(pattern);
  return [graph, ...graph.inner].some((one) => loopsTwice(one) || partsAndMeets(one));
}

/**
 * Returns true if a pattern matches text of any length: a part repeats without an upper bound, or it is not anchored at
 * both ends.
 */
export const takesAnyLength = (pattern: string): boolean =>
  parsePattern(pattern).isEndless || !/^\^(?:[^|\\]|\\.)*\$$/s.test(withoutGroups(pattern));

/** Returns true if a pattern begins at the beginning of the text. One with alternatives at its top is never said to, even if each does. */
export const isAnchored = (pattern: string): boolean => /^\^[^|]*$/s.test(withoutGroups(pattern));

/** Removes groups, classes and escaped characters, so that only alternatives at the top level remain. */
function withoutGroups(pattern: string): string {
  let text = pattern.replace(/\\./gs, '').replace(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(/\([^()]*\)/g, '');
  }
  return text;
}

/** Returns true if a step of a loop can be taken in two ways: `(a+)+`. */
const loopsTwice = (graph: PatternGraph): boolean =>
  graph.next.some((steps, from) => [...steps].some(([to, ways]) => ways > 1 && reaches(graph, to, from)));

/** Returns true if a position follows another, after one step or more, or is the same. */
export function reaches({ next }: Pick<PatternGraph, 'next'>, from: number, to: number): boolean {
  const seen = new Set([from]);
  for (const place of seen) {
    if (place === to) return true;
    for (const [step] of next[place]!) seen.add(step);
  }
  return false;
}

/** Returns true if two paths over the same text start at one position, part, and meet there again: `(a|a)*`, `(ab|a|b)*`. */
const partsAndMeets = (graph: PatternGraph): boolean => graph.next.some((_, start) => meetsAgain(graph, start));

function meetsAgain({ next, sets }: PatternGraph, start: number): boolean {
  const size = next.length;
  const steps = (a: number, b: number): number[] =>
    [...next[a]!.keys()].flatMap((x) =>
      [...next[b]!.keys()].filter((y) => overlap(sets[x]!, sets[y]!)).map((y) => x * size + y),
    );
  const isParted = (pair: number) => Math.floor(pair / size) !== pair % size;
  const seen = new Set(steps(start, start).filter(isParted));
  for (const pair of seen) {
    if (pair === start * size + start) return true;
    for (const step of steps(Math.floor(pair / size), pair % size)) seen.add(step);
  }
  return false;
}

/** Returns true if a character is of both. */
export const overlap = (a: Ranges, b: Ranges): boolean =>
  a.some(([from, to]) => b.some(([low, high]) => from <= high && low <= to));
