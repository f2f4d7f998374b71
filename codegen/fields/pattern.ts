/**
 * Makes text that matches a pattern, always the same: characters of a class in turn, each part as
 * often as it must stand. Throws where the pattern says more than this understands.
 */
export function sampleOfPattern(pattern: string): string {
  const reader: Reader = { text: pattern, at: 0, turn: 0 };
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
  /** Moves on with each character, so that samples are no row of equal letters. */
  turn: number;
}

/** Reads "a|b|c" up to the end or a closing parenthesis, and keeps the first. */
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

/** Reads a count and returns the least that it allows. */
function count(reader: Reader): number {
  const found = /^(?:\?|\*|\+|\{(\d+)(?:,\d*)?\})/.exec(reader.text.slice(reader.at));
  if (found === null) return 1;
  reader.at += found[0].length;
  return found[1] === undefined ? (found[0] === '+' ? 1 : 0) : Number(found[1]);
}
