// Made by codegen. Do not edit.
/* oxlint-disable typescript/no-explicit-any -- columns come from the schemas: checked by codegen instead of by types */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { ErrorName } from '#generated/model/errors.gen.ts';

type Eb = ExpressionBuilder<any, any>;

/** Names in x-states.system.when that server/policies answers: a condition, or a number where the expression compares it. */
export type Signal = (eb: Eb) => Expression<any>;

/** Context of a compiled expression beside the row. */
export interface PredicateContext {
  /** Milliseconds of the injected clock. */
  now: number;
  me: { userId: string; corpId: string; deptId: string | null; system: string } | null;
  signals: Readonly<Record<string, Signal>>;
}

/** A condition of the schemas as a where-clause over the columns of one table. */
export type Predicate = (eb: Eb, p: PredicateContext) => Expression<SqlBool>;

/** A number of a row, to add up. */
export type Amount = (eb: Eb, p: PredicateContext) => Expression<any>;

/** A row in one of `from` enters `to` as soon as `when` holds. */
export interface SystemTransition {
  from: readonly string[];
  to: string;
  /** Signals that `when` asks of server/policies. */
  signals: readonly string[];
  when: Predicate;
}

/** A row whose `field` names a record of the entity `of` keeps that from being deleted, while `while` holds. */
export interface Keep {
  field: string;
  of: string;
  /** The row may be of another corporation. */
  across?: true;
  refuse: ErrorName;
  /** Name of such a row. */
  word: { zh: string; en: string };
  while?: Predicate;
}
