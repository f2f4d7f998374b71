/** Token of an expression; `at` is the index of its first character. */
export interface Token {
  kind: 'name' | 'text' | 'number' | 'sign' | 'end';
  text: string;
  at: number;
}

/** Syntax error of an expression, with its position. */
export class SyntaxProblem extends Error {
  readonly at: number;

  constructor(at: number, message: string) {
    super(message);
    this.at = at;
  }
}

const SIGN = /^(\|\||&&|==|!=|<=|>=|[<>!+\-*/()[\],.])/;
const NAME = /^[A-Za-z_][A-Za-z0-9_]*/;
const NUMBER = /^\d+(\.\d+)?/;
const TEXT = /^('[^']*'|"[^"]*")/;

/** Splits an expression into tokens. Throws SyntaxProblem at the first character that starts none. */
export function tokens(text: string): Token[] {
  const found: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const space = /^\s+/.exec(rest);
    if (space) {
      at += space[0].length;
      continue;
    }
    const token = tokenAt(rest, at);
    found.push(token);
    at += token.kind === 'text' ? token.text.length + 2 : token.text.length;
  }
  return [...found, { kind: 'end', text: '', at: text.length }];
}

function tokenAt(rest: string, at: number): Token {
  const quoted = TEXT.exec(rest);
  if (quoted) return { kind: 'text', text: quoted[0].slice(1, -1), at };
  const number = NUMBER.exec(rest);
  if (number) return { kind: 'number', text: number[0], at };
  const name = NAME.exec(rest);
  if (name) return { kind: 'name', text: name[0], at };
  const sign = SIGN.exec(rest);
  if (sign) return { kind: 'sign', text: sign[0], at };
  if (rest[0] === "'" || rest[0] === '"') throw new SyntaxProblem(at, 'this text has no closing quote');
  const meant =
    rest[0] === '='
      ? 'write == to compare'
      : rest[0] === '&'
        ? 'write && for and'
        : rest[0] === '|'
          ? 'write || for or'
          : `"${rest[0]}" is no sign of the language`;
  throw new SyntaxProblem(at, meant);
}
