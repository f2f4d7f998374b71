import { includes } from '#core/entity/guard.ts';
import type { PermissionMeta } from '#core/entity/meta.ts';

export interface PermissionNode {
  name: string;
  below: PermissionNode[];
  /** A parent of a match: some of its children are hidden by the search. */
  isWay?: boolean;
}

export type Tick = 'all' | 'some' | 'none';

/** Makes the tree of permissions that `parent` describes; what guards nothing yet, or is not in the edition, is not offered. */
export function permissionNodes(
  permissions: Readonly<Record<string, PermissionMeta>>,
  own?: string | null,
): PermissionNode[] {
  const offered = Object.entries(permissions).filter(
    ([, { unused, edition }]) => unused !== true && includes(own, edition),
  );
  const nodes = new Map(offered.map(([name]): [string, PermissionNode] => [name, { name, below: [] }]));
  const roots: PermissionNode[] = [];
  for (const [name, { parent }] of offered) {
    const node = nodes.get(name);
    const above = parent === undefined ? undefined : nodes.get(parent);
    if (node) (above?.below ?? roots).push(node);
  }
  return roots;
}

/** Returns the tree filtered by words: matches with all their children, and their parents. */
export function matching(
  nodes: readonly PermissionNode[],
  q: string,
  nameOf: (node: PermissionNode) => string,
): PermissionNode[] {
  const wanted = q.trim().toLowerCase();
  if (wanted === '') return [...nodes];
  return nodes.flatMap((node) => {
    if (nameOf(node).toLowerCase().includes(wanted)) return [node];
    const below = matching(node.below, q, nameOf);
    return below.length > 0 ? [{ ...node, below, isWay: true }] : [];
  });
}

/** All names of a branch, its own first. */
export const namesOf = (node: PermissionNode): string[] => [node.name, ...node.below.flatMap(namesOf)];

/** Says how much of a branch is chosen (PERM-04: tri-state ticks). */
export function tickOf(node: PermissionNode, chosen: ReadonlySet<string>): Tick {
  const names = namesOf(node);
  const count = names.filter((name) => chosen.has(name)).length;
  return count === 0 ? 'none' : count === names.length ? 'all' : 'some';
}

/**
 * Turns a branch on or off. A permission brings those above it, since a page is reached through them;
 * one that goes leaves those above it as they are.
 */
export function toggle(roots: readonly PermissionNode[], node: PermissionNode, chosen: ReadonlySet<string>): string[] {
  const next = new Set(chosen);
  if (tickOf(node, chosen) === 'all') for (const name of namesOf(node)) next.delete(name);
  else {
    for (const name of namesOf(node)) next.add(name);
    for (const name of pathTo(roots, node.name)) next.add(name);
  }
  return [...next].toSorted();
}

function pathTo(nodes: readonly PermissionNode[], name: string): string[] {
  for (const node of nodes) {
    if (node.name === name) return [name];
    const below = pathTo(node.below, name);
    if (below.length > 0) return [node.name, ...below];
  }
  return [];
}
