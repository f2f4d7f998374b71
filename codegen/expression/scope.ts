import type { Syntax } from './parse.ts';
import type { Expr, ValueType } from './types.ts';

/** Facts about a field that expressions may use. */
export interface ScopeField {
  /** Type; a `json` field can only be compared with null. */
  type: ValueType | 'json';
  /** Allowed values of an enum or a state. */
  values?: readonly string[];
  /** True for text with an order: dates and times of day. */
  ordered?: boolean;
  /** True for a time of day, whose span since midnight timeOfDay(…) is. */
  time?: boolean;
  /** True if the value is never the empty text. */
  filled?: boolean;
  /** True if the number never has a fraction. */
  whole?: boolean;
  /** Expression of a derived field, which replaces its name; undefined if that expression has an error. */
  derive?: () => Expr | undefined;
}

/** Names that an expression may use. */
export interface Scope {
  /** Entity name for messages: `ad`. */
  entity: string;
  fields: ReadonlyMap<string, ScopeField>;
  limits: ReadonlyMap<string, { value: number; unit: string }>;
  /** Accept unknown function names as signals. */
  signals: boolean;
  /** A user is present: false for expressions that the tick runs. */
  me: boolean;
}

/** Reports a problem at a character index. */
export type ReportAt = (index: number, code: string, message: string, hint?: string) => void;

/** Converts a character index to line and column of the file. */
export type Locate = (index: number) => { line: number; column: number };

/** State of the type check of one expression. */
export interface Typing {
  scope: Scope;
  report: ReportAt;
  locate: Locate;
  /** Type-checks a part; undefined after a problem. */
  valueOf: (tree: Syntax) => Expr | undefined;
}

const ARTICLES: Record<ValueType, string> = {
  text: 'text',
  number: 'a number',
  money: 'money',
  boolean: 'true or false',
  instant: 'an instant',
  span: 'a span of time',
  list: 'a list',
  null: 'null',
};

/** Returns a type with its article, for messages. */
export const article = (type: ValueType): string => ARTICLES[type];
