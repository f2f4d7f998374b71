import type { Syntax } from './parse.ts';
import type { Expr, ValueType } from './types.ts';

/** Facts about a field that expressions may use. */
export interface ScopeField {
  /** `json` can only be asked whether it is missing. */
  type: ValueType | 'json';
  /** Values of an enum or a state. */
  values?: readonly string[];
  /** Text whose order means something: dates and times of day. */
  ordered?: boolean;
  /** Never holds the empty text. */
  filled?: boolean;
  /** Expression of a derived field, which replaces its name; undefined if that expression has an error. */
  derive?: () => Expr | undefined;
}

/** The names that an expression may use. */
export interface Scope {
  /** For messages: `ad`. */
  entity: string;
  fields: ReadonlyMap<string, ScopeField>;
  limits: ReadonlyMap<string, { value: number; unit: string }>;
  /** Accept unknown function names as signals. */
  signals: boolean;
  /** A user is present: false for expressions that the tick runs. */
  me: boolean;
}

/** Told of each problem with the index of its character. */
export type ReportAt = (index: number, code: string, message: string, hint?: string) => void;

/** Turns an index into line and column of the file. */
export type Locate = (index: number) => { line: number; column: number };

/** State of the type check of one expression. */
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
