import type { TreeNode } from '../../inputs/tree.ts';
import { operand } from './filter.ts';

/** Most ids that one condition may name (codegen/emit/callShapes.ts). */
const MOST_IN = 500;

/** Returns the node that a filter asks for: the first of its ids, the others are below it. */
export function chosenNode(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const ids = operand(value, 'in');
  return Array.isArray(ids) && typeof ids[0] === 'string' ? ids[0] : undefined;
}

/** Returns the condition for a node and all below it; for a node with more below than a call takes, the node alone. */
export function withBelow(nodes: readonly TreeNode[], id: string): unknown {
  const at = nodes.findIndex((node) => node.id === id);
  const depth = nodes[at]?.depth;
  if (depth === undefined) return undefined;
  const rest = nodes.slice(at + 1);
  const end = rest.findIndex((node) => node.depth <= depth);
  const below = (end < 0 ? rest : rest.slice(0, end)).map((node) => node.id);
  return below.length === 0 || below.length >= MOST_IN ? id : { in: [id, ...below] };
}

/** Returns the division that a filter asks for: the first of its codes. */
export function chosenDistrict(value: unknown): string | undefined {
  const first = typeof value === 'string' ? value : operand(value, 'gte');
  return typeof first === 'string' ? first : undefined;
}
