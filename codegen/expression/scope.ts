import type { Syntax } from './parse.ts';
import type { Expr, ValueType } from './types.ts';

/** What the language may say about a field. */
export interface ScopeField {
  /** `json` can only be asked whether it is missing. */
  type: ValueType | 'json';
  /** Values of an enum or a state. */
  values?: readonly string[];
  /** Text whose order means something: dates and times of day. */
  ordered?: boolean;
  /** Never holds the empty text. */
  filled?: boolean;
  /** What stands in its place; undefined where that is wrong itself. */
  derive?: () => Expr | undefined;
}

/** The names that an expression may use. */
export interface Scope {
  /** For messages: `ad`. */
  entity: string;
  fields: ReadonlyMap<string, ScopeField>;
  limits: ReadonlyMap<string, { value: number; unit: string }>;
  /** Whether other names with parentheses are signals. */
  signals: boolean;
  /** Whether somebody asks: not in what the tick runs. */
  me: boolean;
}

/** Told of each problem with the index of its character. */
export type ReportAt = (index: number, code: string, message: string, hint?: string) => void;

/** Turns an index into line and column of the file. */
export type Locate = (index: number) => { line: number; column: number };

/** What one expression is checked with. */
export interface Typing {
  scope: Scope;
  report: ReportAt;
  locate: Locate;
  /** Types what stands inside; undefined after a problem. */
  valueOf: (tree: Syntax) => Expr | undefined;
}

const ARTICLES: Record<ValueType, string> = {
  text: 'text',
  number: 'a number',
  boolean: 'true or false',
  instant: 'an instant',
  span: 'a span of time',
  list: 'a list',
  null: 'null',
};

/** Returns a type as messages say it. */
export const article = (type: ValueType): string => ARTICLES[type];
