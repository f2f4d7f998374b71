/** The typed tree of an expression (architecture 3), and the types that a value in it can have. */
export type ValueType = 'text' | 'number' | 'money' | 'boolean' | 'instant' | 'span' | 'list' | 'null';

export type Rounding = 'round' | 'floor' | 'ceil';

/** Every node knows its type, and where in the YAML file it stands. */
interface Node {
  type: ValueType;
  line: number;
  column: number;
}

export type ArithmeticOp = '+' | '-' | '*' | '/';

export type CompareOp = '==' | '!=' | '<' | '<=' | '>' | '>=';

export type Expr =
  | (Node & { node: 'literal'; value: string | number | boolean | null })
  | (Node & { node: 'list'; items: readonly Expr[] })
  /** `filled`: never holds the empty text, as enums and references. `whole`: never holds a fraction. */
  | (Node & { node: 'field'; name: string; filled?: boolean; whole?: boolean })
  | (Node & { node: 'me'; name: 'userId' | 'corpId' | 'deptId' | 'system' })
  /** A span in milliseconds or a number of _limits.yaml, already known. */
  | (Node & { node: 'limit'; name: string; value: number })
  | (Node & { node: 'now' })
  /** minutes(5), hours(2), days(15) with a literal: milliseconds. */
  | (Node & { node: 'span'; ms: number })
  /** days(<span expression>): whole days, truncated. */
  | (Node & { node: 'wholeDays'; of: Expr })
  | (Node & { node: 'len'; of: Expr })
  /** timeOfDay(<field with a time>): the span since midnight. */
  | (Node & { node: 'timeOfDay'; of: Expr })
  /** A predicate that server/policies answers; only in x-states.system.when. */
  | (Node & { node: 'signal'; name: string; compare?: { op: CompareOp; value: number } })
  | (Node & { node: 'arithmetic'; op: ArithmeticOp; left: Expr; right: Expr })
  /** A whole number; of money unsaid, wherever it is multiplied or divided: half a fen goes away from zero. */
  | (Node & { node: 'rounded'; by: Rounding; of: Expr })
  /** Never under a `not` once negation has been pushed down. A comparison with null literal is isNull / isNotNull. */
  | (Node & { node: 'compare'; op: CompareOp; left: Expr; right: Expr })
  | (Node & { node: 'isNull'; of: Expr; not: boolean })
  | (Node & { node: 'in'; left: Expr; items: readonly Expr[]; not: boolean })
  /** A list field that has (or, with `not`, has not) a value; a missing list has none, and is not asked. */
  | (Node & { node: 'has'; of: Expr; item: Expr; not: boolean })
  /** A boolean field (or signal) standing alone; `not`: is false. */
  | (Node & { node: 'truth'; of: Expr; not: boolean })
  | (Node & { node: 'logic'; op: '&&' | '||'; left: Expr; right: Expr });
