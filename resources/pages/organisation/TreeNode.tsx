import { useState, type DragEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '#src/ui/icons.tsx';
import { useFormats } from '#src/ui/format.ts';
import { useOrganisation, type Node } from './organisationContext.ts';

interface TreeNodeProps {
  node: Node;
  depth: number;
  /** This node is a Tab stop beside the chosen one, which may be inside a closed branch. */
  isFirst: boolean;
  /** Child nodes, while it is open. */
  children: ReactNode;
}

/** Node that is dragged within this page; null for a drop from elsewhere. */
let dragged: Node | null = null;

/** Accepts a department that is dragged over it, if it may be moved below this one. */
function useDrop(node: Node) {
  const { move } = useOrganisation();
  const [isOver, setOver] = useState(false);
  const fits = () => dragged !== null && dragged.id !== node.id && dragged.corpId === node.corpId;
  return {
    isOver,
    handlers: move
      ? {
          draggable: node.kind === 'department',
          onDragStart: (event: DragEvent) => {
            dragged = node;
            event.dataTransfer.effectAllowed = 'move';
          },
          onDragEnd: () => {
            dragged = null;
          },
          onDragOver: (event: DragEvent) => {
            if (!fits()) return;
            event.preventDefault();
            setOver(true);
          },
          onDragLeave: () => setOver(false),
          onDrop: (event: DragEvent) => {
            event.preventDefault();
            setOver(false);
            if (dragged && fits()) move(dragged, node);
          },
        }
      : {},
  };
}

/** A department or an enterprise with its child nodes, which are loaded when it is opened. */
export function TreeNode({ node, depth, isFirst, children }: TreeNodeProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const { chosen, expanded, toggle, choose } = useOrganisation();
  const { isOver, handlers } = useDrop(node);
  const isOpen = expanded.has(node.id);
  const isChosen = chosen?.id === node.id;
  const hasMore = node.children > 0;
  const counts = translate('organisation.counts', { people: number(node.people), devices: number(node.devices) });
  return (
    <li
      role="treeitem"
      id={`org-${node.id}`}
      aria-level={depth + 1}
      aria-selected={isChosen}
      aria-expanded={hasMore ? isOpen : undefined}
      aria-label={`${node.name}, ${counts}`}
      tabIndex={isChosen || isFirst ? 0 : -1}
      data-node={node.id}
    >
      {/* The tree's keys do the same. */}
      <div
        role="presentation"
        className={`org-node${isChosen ? ' org-chosen' : ''}${isOver ? ' org-over' : ''}`}
        style={{ paddingLeft: 8 + depth * 20 }}
        onClick={() => choose(node)}
        {...handlers}
      >
        <span
          className={`org-twist${isOpen ? ' org-twist-open' : ''}`}
          aria-hidden="true"
          onClick={(event) => {
            if (!hasMore) return;
            event.stopPropagation();
            toggle(node.id, !isOpen);
          }}
        >
          {hasMore ? '›' : ''}
        </span>
        <Icon name={node.kind} />
        <span className="org-name">{node.name}</span>
        <span className="org-count" aria-hidden="true" title={counts}>
          <Icon name="account" fontSize="inherit" />
          {number(node.people)}
          <Icon name="device" fontSize="inherit" />
          {number(node.devices)}
        </span>
      </div>
      {children}
    </li>
  );
}
