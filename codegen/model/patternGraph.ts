/** Ranges of code points, both ends included. */
export type Ranges = readonly (readonly [from: number, to: number])[];

/** Automaton of a pattern (Glushkov): which character may follow which. Each position is a character class of the pattern. */
export interface PatternGraph {
  sets: readonly Ranges[];
  /** Positions with which a text may begin. */
  first: readonly number[];
  /** Per position: the positions that may follow, with the number of ways. */
  next: readonly ReadonlyMap<number, number>[];
  /** True if a part repeats without an upper bound. */
  isEndless: boolean;
  /** Patterns of lookaheads and lookbehinds, each on its own. */
  inner: readonly PatternGraph[];
}

/** Fragment of a pattern: its first and last positions, and whether it can be empty. */
interface Part {
  first: readonly number[];
  last: readonly number[];
  isEmpty: boolean;
}

const LAST_CODE = 0x10ffff;
/** Every character. */
export const ANY: Ranges = [[0, LAST_CODE]];
const NOTHING: Part = { first: [], last: [], isEmpty: true };
/** Most copies of a part with a count; beyond this, a part with several positions counts as unbounded. */
const MOST_COPIES = 64;

const DIGITS: Ranges = [[48, 57]];
const WORD: Ranges = [...DIGITS, [65, 90], [95, 95], [97, 122]];
const SPACE: Ranges = [
  [9, 13],
  [32, 32],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];
const CLASSES: Readonly<Record<string, Ranges>> = { d: DIGITS, w: WORD, s: SPACE };
const CONTROLS: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, v: 11, f: 12, 0: 0 };

function complement(ranges: Ranges): Ranges {
  const sorted = ranges.toSorted(([a], [b]) => a - b);
  const gaps: [number, number][] = [];
  let start = 0;
  for (const [from, to] of sorted) {
    if (from > start) gaps.push([start, from - 1]);
    start = Math.max(start, to + 1);
  }
  return start > LAST_CODE ? gaps : [...gaps, [start, LAST_CODE]];
}

/** Parses a valid pattern (`new RegExp(pattern, 'u')` accepts it). */
export function parsePattern(pattern: string): PatternGraph {
  return new PatternReader(pattern).read();
}

class PatternReader {
  private readonly text: string;
  private at = 0;
  private readonly sets: Ranges[] = [];
  private readonly next: Map<number, number>[] = [];
  private readonly inner: PatternGraph[] = [];
  private isEndless = false;

  constructor(text: string) {
    this.text = text;
  }

  read(): PatternGraph {
    const { first } = this.alternatives();
    const { sets, next, isEndless, inner } = this;
    return { sets, first, next, isEndless, inner };
  }

  private takes(text: string): boolean {
    if (!this.text.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }

  private alternatives(): Part {
    let part = this.sequence();
    while (this.takes('|')) {
      const other = this.sequence();
      part = {
        first: [...part.first, ...other.first],
        last: [...part.last, ...other.last],
        isEmpty: part.isEmpty || other.isEmpty,
      };
    }
    return part;
  }

  private sequence(): Part {
    let part = NOTHING;
    while (this.at < this.text.length && !'|)'.includes(this.text[this.at]!)) part = this.joined(part, this.counted());
    return part;
  }

  private joined(a: Part, b: Part): Part {
    this.link(a.last, b.first);
    return {
      first: a.isEmpty ? [...a.first, ...b.first] : a.first,
      last: b.isEmpty ? [...a.last, ...b.last] : b.last,
      isEmpty: a.isEmpty && b.isEmpty,
    };
  }

  private link(from: readonly number[], to: readonly number[]): void {
    for (const a of from) for (const b of to) this.next[a]!.set(b, (this.next[a]!.get(b) ?? 0) + 1);
  }

  /** Parses a part with its quantifier: an unbounded part loops, required repetitions are copied. */
  private counted(): Part {
    const start = this.at;
    const places = this.sets.length;
    const part = this.atom();
    const end = this.at;
    const found = /^(?:([?*+])|\{(\d+)(,)?(\d*)\})\??/.exec(this.text.slice(this.at));
    if (!found) return part;
    const [whole, sign, least, comma, most] = found;
    const after = end + whole.length;
    this.at = after;
    if (sign === '?' || (least === '0' && most === '1')) return { ...part, isEmpty: true };
    const times = Number(least);
    const isFixed = sign === undefined && (comma === undefined || least === most);
    this.isEndless ||= sign !== undefined || (comma !== undefined && most === '');
    if (isFixed && times === 0) return NOTHING;
    if (isFixed && times * (this.sets.length - places) <= MOST_COPIES) {
      let all = part;
      for (let copy = 1; copy < times; copy += 1) {
        this.at = start;
        all = this.joined(all, this.atom());
      }
      this.at = after;
      return all;
    }
    this.link(part.last, part.first);
    return { ...part, isEmpty: part.isEmpty || sign === '*' || times === 0 };
  }

  /** Parses one character, class or group; `^`, `$`, `\\b` and `\\B` take no character. */
  private atom(): Part {
    const char = this.text[this.at]!;
    if (char === '^' || char === '$') {
      this.at += 1;
      return NOTHING;
    }
    if (char === '(') return this.group();
    if (char === '[') return this.place(this.characterClass());
    if (char === '\\') {
      if (this.takes('\\b') || this.takes('\\B')) return NOTHING;
      return this.place(this.escaped());
    }
    return this.place(this.takes('.') ? ANY : this.literal());
  }

  private literal(): Ranges {
    const code = this.text.codePointAt(this.at)!;
    this.at += code > 0xffff ? 2 : 1;
    return [[code, code]];
  }

  private place(ranges: Ranges): Part {
    this.sets.push(ranges);
    this.next.push(new Map());
    const place = [this.sets.length - 1];
    return { first: place, last: place, isEmpty: false };
  }

  private group(): Part {
    this.at += 1;
    if (this.takes('?=') || this.takes('?!') || this.takes('?<=') || this.takes('?<!')) {
      const reader = new PatternReader(this.text);
      reader.at = this.at;
      this.inner.push(reader.read());
      this.at = reader.at + 1;
      return NOTHING;
    }
    const name = /^\?(?::|<[^>]*>)/.exec(this.text.slice(this.at));
    this.at += name?.[0].length ?? 0;
    const part = this.alternatives();
    this.at += 1;
    return part;
  }

  private escaped(): Ranges {
    this.at += 1;
    const rest = this.text.slice(this.at);
    const code = /^(?:u\{([0-9a-fA-F]+)\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2}))/.exec(rest);
    if (code) {
      this.at += code[0].length;
      const number = Number.parseInt(code[1] ?? code[2] ?? code[3]!, 16);
      return [[number, number]];
    }
    const wide = /^(?:[pP]\{[^}]*\}|k<[^>]*>|[1-9]\d*|c[A-Za-z])/.exec(rest);
    if (wide) {
      this.at += wide[0].length;
      return ANY;
    }
    const char = rest[0]!;
    this.at += 1;
    const named = CLASSES[char.toLowerCase()];
    if (named) return char === char.toLowerCase() ? named : complement(named);
    const single = CONTROLS[char] ?? char.codePointAt(0)!;
    return [[single, single]];
  }

  private characterClass(): Ranges {
    this.at += 1;
    const isNegated = this.takes('^');
    const ranges: (readonly [number, number])[] = [];
    while (!this.takes(']')) {
      const from = this.member();
      const isRange = this.text[this.at] === '-' && this.text[this.at + 1] !== ']' && from.length === 1;
      if (!isRange) {
        ranges.push(...from);
        continue;
      }
      this.at += 1;
      ranges.push([from[0]![0], this.member()[0]![1]]);
    }
    return isNegated ? complement(ranges) : ranges;
  }

  private member(): Ranges {
    return this.text[this.at] === '\\' ? this.escaped() : this.literal();
  }
}
