import type { Place, TreeLine } from './folderPlaces.ts';

/** Meaning of a key in the tree: move the focus, open or close a line, or start a command on it. */
export type TreeMove =
  | { kind: 'focus'; place: Place }
  | { kind: 'toggle'; id: string }
  | { kind: 'choose' | 'rename' | 'delete' | 'menu' };

interface Line {
  place: Place;
  name: string;
  level: number;
  isOpen: boolean | null;
}

/** Returns the lines of a tree in order: the top lines, then the folders. */
export const linesOf = (tops: readonly { place: Place; name: string }[], rows: readonly TreeLine[]): Line[] => [
  ...tops.map((top) => ({ ...top, level: 1, isOpen: null })),
  ...rows.map(({ folder, level, isOpen }) => ({ place: folder.id, name: folder.name, level, isOpen })),
];

const focus = (line: Line | undefined): TreeMove | null => (line ? { kind: 'focus', place: line.place } : null);

/** Right arrow: opens a closed line, or goes to its first child. */
function inwards(lines: readonly Line[], at: number): TreeMove | null {
  const line = lines[at];
  if (!line || line.isOpen === null) return null;
  return line.isOpen ? focus(lines[at + 1]) : { kind: 'toggle', id: line.place };
}

/** Left arrow: closes an open line, or goes to its parent. */
function outwards(lines: readonly Line[], at: number): TreeMove | null {
  const line = lines[at];
  if (!line) return null;
  if (line.isOpen) return { kind: 'toggle', id: line.place };
  return focus(lines.slice(0, at).findLast(({ level }) => level < line.level));
}

/** Returns the meaning of a key by the rules for trees (WAI-ARIA); null for any other key. */
export function treeMove(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  lines: readonly Line[],
  place: Place,
): TreeMove | null {
  const at = lines.findIndex((line) => line.place === place);
  switch (key) {
    case 'ArrowDown':
      return focus(lines[at + 1]);
    case 'ArrowUp':
      return focus(lines[at - 1]);
    case 'Home':
      return focus(lines[0]);
    case 'End':
      return focus(lines.at(-1));
    case 'ArrowRight':
      return inwards(lines, at);
    case 'ArrowLeft':
      return outwards(lines, at);
    case 'Enter':
    case ' ':
      return { kind: 'choose' };
    case 'F2':
      return { kind: 'rename' };
    case 'Delete':
      return { kind: 'delete' };
    case 'ContextMenu':
      return { kind: 'menu' };
    case 'F10':
      return shiftKey ? { kind: 'menu' } : null;
    default:
      return typed(key, lines, at);
  }
}

/** A letter moves the focus to the next line that begins with it. */
function typed(key: string, lines: readonly Line[], at: number): TreeMove | null {
  if (key.length !== 1) return null;
  const after = [...lines.slice(at + 1), ...lines.slice(0, at + 1)];
  return focus(after.find(({ name }) => name.toLocaleLowerCase().startsWith(key.toLocaleLowerCase())));
}
