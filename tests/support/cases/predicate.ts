import { compileFunction } from 'node:vm';
import { arrow } from '#codegen/emit/schema.ts';
import type { Expr } from '#codegen/expression/types.ts';
import { ImportSet } from '#codegen/imports.ts';
import * as rule from '#core/entity/rule.ts';

export type Condition = (values: rule.Values, context: rule.RuleContext) => boolean;

/** Returns an expression of the schemas as codegen prints it in TypeScript, running. */
export function conditionOf(expr: Expr): Condition {
  const code = arrow(expr, new ImportSet());
  return compileFunction(`return (${code});`, Object.keys(rule))(...Object.values(rule)) as Condition;
}
