import type { Compilable, CompiledQuery } from 'kysely';
import type { Sql } from './engine.ts';
import { writtenTable } from './touched.ts';

/** Placeholder of a value while a statement is built: it is compiled once and run with many values. */
export class Slot {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/** Returns the placeholder of the value with this index, or the value itself if the statement is not cached. */
export type Param = (index: number) => unknown;

/** A compiled statement. */
export interface Plan extends Sql {
  /** Its values in order, or null where they are exactly the arguments. Slots are filled from the arguments. */
  readonly order: readonly unknown[] | null;
  /** Table that it writes, if it writes one. */
  readonly writes: string | null;
}

const MAX_PLANS = 1000;
const MAX_NAMES = 2000;
const slots: Slot[] = [];
const slot: Param = (index) => (slots[index] ??= new Slot(index));

/** Names for statements that PostgreSQL keeps prepared. Beyond their number statements stay unnamed: a server keeps each one in memory. */
const names = new Map<string, string>();

/** Returns the name of a prepared statement, derived from its text. */
export function nameOf(sql: string): string | undefined {
  let name = names.get(sql);
  if (name === undefined && names.size < MAX_NAMES) {
    name = `v${names.size}`;
    names.set(sql, name);
  }
  return name;
}

function planOf(compiled: CompiledQuery): Plan {
  const { parameters } = compiled;
  const inOrder = parameters.every((value, i) => value instanceof Slot && value.index === i);
  return {
    sql: compiled.sql,
    name: nameOf(compiled.sql),
    order: inOrder ? null : parameters,
    writes: writtenTable(compiled.query),
  };
}

/** Returns the values of a plan for these arguments. */
export function valuesOf(plan: Plan, args: readonly unknown[]): readonly unknown[] {
  return plan.order === null ? args : plan.order.map((value) => (value instanceof Slot ? args[value.index] : value));
}

/** Keeps compiled statements by their shape. Two statements have the same shape when they differ in values only. */
export class PlanCache {
  readonly #plans = new Map<string, Plan>();

  /** Returns the cached plan of this shape; on first use builds it with placeholders. */
  get(shape: string, build: (param: Param) => Compilable): Plan {
    let plan = this.#plans.get(shape);
    if (!plan) {
      plan = planOf(build(slot).compile());
      if (this.#plans.size >= MAX_PLANS) this.#plans.delete(this.#plans.keys().next().value ?? '');
      this.#plans.set(shape, plan);
    }
    return plan;
  }
}

/** Returns a plan that is not cached, because part of it is a function whose text is unknown. Contains its arguments. */
export function planOnce(args: readonly unknown[], build: (param: Param) => Compilable): Plan {
  return planOf(build((index) => args[index]).compile());
}
