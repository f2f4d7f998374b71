import type { ArithmeticOp, CompareOp } from './types.ts';
import { SyntaxProblem, tokens } from './tokens.ts';
import type { Token } from './tokens.ts';

type BinaryOp = CompareOp | ArithmeticOp | '||' | '&&' | 'in';

/** Parsed expression, not type-checked; `at` is the index of the character for messages. */
export type Syntax = { at: number } & (
  | { node: 'literal'; value: string | number | boolean | null }
  | { node: 'list'; items: readonly Syntax[] }
  /** `status`, `me.userId`, `limits.scheduling` */
  | { node: 'name'; path: readonly string[] }
  | { node: 'call'; name: string; args: readonly Syntax[] }
  | { node: 'not'; of: Syntax }
  | { node: 'binary'; op: BinaryOp; left: Syntax; right: Syntax }
);

/** Signs by how strongly they bind, the weakest first. */
const LEVELS: readonly (readonly BinaryOp[])[] = [
  ['||'],
  ['&&'],
  ['==', '!=', '<', '<=', '>', '>=', 'in'],
  ['+', '-'],
  ['*', '/'],
];
const COMPARISONS = 2;

/** Parses an expression. Throws SyntaxProblem for invalid text. */
export function parse(text: string): Syntax {
  const reader = new Reader(tokens(text));
  const tree = reader.level(0);
  const rest = reader.next();
  if (rest.kind !== 'end') throw new SyntaxProblem(rest.at, `"${rest.text}" is too much here`);
  return tree;
}

class Reader {
  private readonly all: readonly Token[];
  private index = 0;

  constructor(all: readonly Token[]) {
    this.all = all;
  }

  next(): Token {
    return this.all[this.index]!;
  }

  private take(text?: string): Token {
    const token = this.next();
    if (text !== undefined && !(token.kind === 'sign' && token.text === text)) {
      throw new SyntaxProblem(token.at, `"${text}" is missing here`);
    }
    this.index += 1;
    return token;
  }

  private isSign(text: string): boolean {
    const token = this.next();
    return token.kind === 'sign' && token.text === text;
  }

  level(depth: number): Syntax {
    const ops = LEVELS[depth];
    if (!ops) return this.unary();
    let left = this.level(depth + 1);
    for (let count = 0; ; count += 1) {
      const token = this.next();
      const op = ops.find(
        (name) => name === token.text && (token.kind === 'sign' || (token.kind === 'name' && name === 'in')),
      );
      if (!op) return left;
      if (depth === COMPARISONS && count > 0)
        throw new SyntaxProblem(token.at, 'comparisons do not chain: join two with &&');
      this.take();
      left = { node: 'binary', op, left, right: this.level(depth + 1), at: token.at };
    }
  }

  private unary(): Syntax {
    const token = this.next();
    if (this.isSign('!')) {
      this.take();
      return { node: 'not', of: this.unary(), at: token.at };
    }
    if (this.isSign('-')) {
      this.take();
      const number = this.take();
      if (number.kind !== 'number')
        throw new SyntaxProblem(token.at, 'a minus without left side stands before numbers only');
      return { node: 'literal', value: -Number(number.text), at: token.at };
    }
    return this.primary();
  }

  private primary(): Syntax {
    const token = this.take();
    if (token.kind === 'number') return { node: 'literal', value: Number(token.text), at: token.at };
    if (token.kind === 'text') return { node: 'literal', value: token.text, at: token.at };
    if (token.kind === 'name') return this.named(token);
    if (token.text === '(') {
      const inner = this.level(0);
      this.take(')');
      return inner;
    }
    if (token.text === '[') return { node: 'list', items: this.until(']'), at: token.at };
    throw new SyntaxProblem(
      token.at,
      token.kind === 'end' ? 'the expression ends too early' : `"${token.text}" cannot stand here`,
    );
  }

  private named(token: Token): Syntax {
    const { text, at } = token;
    if (text === 'true' || text === 'false') return { node: 'literal', value: text === 'true', at };
    if (text === 'null') return { node: 'literal', value: null, at };
    if (this.isSign('(')) {
      this.take();
      return { node: 'call', name: text, args: this.until(')'), at };
    }
    const path = [text];
    while (this.isSign('.')) {
      this.take();
      const part = this.take();
      if (part.kind !== 'name') throw new SyntaxProblem(part.at, 'a name is missing after the dot');
      path.push(part.text);
    }
    return { node: 'name', path, at };
  }

  private until(close: string): Syntax[] {
    const items: Syntax[] = [];
    while (!this.isSign(close)) {
      if (items.length > 0) this.take(',');
      items.push(this.level(0));
    }
    this.take(close);
    return items;
  }
}
