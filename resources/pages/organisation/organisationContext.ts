import { createContext, useContext } from 'react';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';

export type Node = CallTypes['department.tree']['output']['list'][number];

/** Context of the nodes of the tree. */
export interface TreeContext {
  chosen: Node | null;
  expanded: ReadonlySet<string>;
  toggle: (id: string, isOpen: boolean) => void;
  choose: (node: Node) => void;
  /** Called when the top of the tree has loaded; sets the first choice. */
  begin: (top: readonly Node[]) => void;
  /** Absent without the permission to move. */
  move?: (node: Node, to: Node | null) => void;
}

export const OrganisationContext = createContext<TreeContext | null>(null);

export function useOrganisation(): TreeContext {
  const context = useContext(OrganisationContext);
  if (!context) throw new Error('A node was drawn outside the organisation tree');
  return context;
}

const items = (tree: Element): HTMLElement[] => [...tree.querySelectorAll<HTMLElement>('[role="treeitem"]')];

/** Returns the element that a key moves the focus to, in a tree whose nodes are in document order (WAI-ARIA tree). */
export function focusedBy(tree: Element, from: HTMLElement, key: string): HTMLElement | undefined {
  const all = items(tree);
  const at = all.indexOf(from);
  const isOpen = from.getAttribute('aria-expanded') === 'true';
  if (key === 'ArrowDown') return all[at + 1];
  if (key === 'ArrowUp') return all[at - 1];
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (key === 'ArrowRight' && isOpen) return all[at + 1];
  if (key === 'ArrowLeft' && !isOpen) return from.parentElement?.closest<HTMLElement>('[role="treeitem"]') ?? undefined;
  return undefined;
}
