/**
 * Makes text that matches a pattern. Deterministic: takes the characters of a class in turn and repeats each part as
 * rarely as allowed; another `turn` gives another text. Throws for constructs that it does not support.
 */
export function sampleOfPattern(pattern: string, turn = 0): string {
  return made(pattern, { text: pattern, at: 0, turn, most: false });
}

/** Returns the longest text that a pattern allows; for an unbounded pattern, of at most `max` characters. */
export function longestOfPattern(pattern: string, max: number): string {
  return made(pattern, { text: pattern, at: 0, turn: 0, most: true, max });
}

function made(pattern: string, reader: Reader): string {
  const sample = alternatives(reader);
  if (reader.at < pattern.length || !new RegExp(pattern, 'u').test(sample)) {
    throw new Error(
      `cannot make a sample of the pattern ${pattern}: codegen/fields/pattern.ts reads classes, groups and counts only`,
    );
  }
  return sample;
}

interface Reader {
  text: string;
  at: number;
  /** Repeat each part as often as allowed instead of as rarely as allowed. */
  most: boolean;
  /** Number of repetitions used for a part without an upper bound. */
  max?: number;
  /** Index that advances with each character, so that a sample is not one letter repeated. */
  turn: number;
}

/** Parses "a|b|c" up to the end or a closing parenthesis, and returns the first. */
function alternatives(reader: Reader): string {
  let first = sequence(reader);
  while (reader.text[reader.at] === '|') {
    reader.at += 1;
    const other = sequence(reader);
    if (first === '') first = other;
  }
  return first;
}

function sequence(reader: Reader): string {
  let made = '';
  while (reader.at < reader.text.length && !'|)'.includes(reader.text[reader.at]!)) {
    const make = atom(reader);
    const times = count(reader);
    for (let i = 0; i < times; i += 1) made += make();
  }
  return made;
}

function atom(reader: Reader): () => string {
  const char = reader.text[reader.at]!;
  reader.at += 1;
  if (char === '^' || char === '$') return () => '';
  if (char === '(') {
    if (reader.text.startsWith('?:', reader.at)) reader.at += 2;
    const inner = alternatives(reader);
    reader.at += 1;
    return () => inner;
  }
  if (char === '[') return pick(reader, characterClass(reader));
  if (char === '\\') return pick(reader, escaped(reader));
  return char === '.' ? () => 'x' : () => char;
}

const pick = (reader: Reader, characters: string) => () => {
  const chosen = characters[reader.turn % characters.length]!;
  reader.turn += 1;
  return chosen;
};

function escaped(reader: Reader): string {
  const char = reader.text[reader.at]!;
  reader.at += 1;
  if (char === 'd') return '1234567890';
  if (char === 'w') return 'abcdefghij';
  return char === 's' ? ' ' : char;
}

function characterClass(reader: Reader): string {
  let characters = '';
  while (reader.text[reader.at] !== ']') {
    const from = reader.text[reader.at]!;
    reader.at += 1;
    if (from === '\\') characters += escaped(reader);
    else if (reader.text[reader.at] === '-' && reader.text[reader.at + 1] !== ']') {
      characters += range(from, reader.text[reader.at + 1]!);
      reader.at += 2;
    } else characters += from;
  }
  reader.at += 1;
  return characters;
}

function range(from: string, to: string): string {
  const codes = Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, i) => from.charCodeAt(0) + i);
  return String.fromCharCode(...codes);
}

/** Parses a quantifier and returns its lower bound, or its upper bound. */
function count(reader: Reader): number {
  const found = /^(?:([?*+])|\{(\d+)(,)?(\d*)\})/.exec(reader.text.slice(reader.at));
  if (found === null) return 1;
  reader.at += found[0].length;
  const [, sign, least, comma, most] = found;
  if (sign !== undefined) return reader.most ? (sign === '?' ? 1 : manyOf(reader)) : sign === '+' ? 1 : 0;
  if (!reader.most || comma === undefined) return Number(least);
  return most === '' ? Math.max(Number(least), manyOf(reader)) : Number(most);
}

/** Repetitions of an unbounded part: enough for a long text; the caller drops one that is too long. */
const manyOf = ({ max = 8 }: Reader): number => Math.min(max, 8);
