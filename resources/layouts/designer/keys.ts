import * as z from 'zod/mini';
import type { Widget } from '#core/layout/document.ts';
import {
  chosenOf,
  fillPage,
  groupWidgets,
  moveBy,
  orderWidgets,
  paste,
  removeWidgets,
  rotateWidgets,
} from '#core/layout/edit/commands.ts';
import { copyable } from '#core/layout/edit/copyable.ts';
import { widget } from '#generated/layout/widgets.gen.ts';
import type { DesignerContextValue } from './designerContext.ts';
import { newId } from './newPart.ts';

/** Storage key of copied widgets: every window of this browser reads it, in other layouts too. */
const KEY = 'layout.clipboard';

function writeClipboard(widgets: readonly Widget[]): void {
  if (widgets.length > 0) localStorage.setItem(KEY, JSON.stringify(widgets));
}

/** Returns what a text says in JSON; undefined for what is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns what was copied last; nothing where that is no list of widgets, as after an update of the console. */
function readClipboard(): Widget[] {
  const stored = localStorage.getItem(KEY);
  const read = z.array(widget).safeParse(stored === null ? [] : parsed(stored));
  return read.success ? read.data : [];
}

/** Design pixels that an arrow key moves by, alone and with Shift. */
const STEP = { fine: 1, coarse: 10 } as const;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Command = (designer: DesignerContextValue) => void;

const copy: Command = ({ document, chosen }) => writeClipboard(chosenOf(document, chosen, true));

/** Puts copies on the page, and names those that a layout has once at most. */
function put({ document, page, act, refuse }: DesignerContextValue, widgets: readonly Widget[]): void {
  const { able, ...rest } = copyable(document, widgets);
  refuse(rest);
  if (able.length === 0) return;
  const { ids, ...deed } = paste(document, page.id, able, newId);
  act(deed, ids);
}

const insert: Command = (designer) => put(designer, readClipboard());

const remove: Command = ({ document, chosen, act }) => act(removeWidgets(document, chosen));

const duplicate: Command = (designer) => put(designer, chosenOf(designer.document, designer.chosen, true));

/** Key commands by name; the list of keys and the toolbar use the same names. */
export const commands = {
  undo: ({ undo }) => undo(),
  redo: ({ redo }) => redo(),
  copy,
  cut: (designer) => {
    copy(designer);
    remove(designer);
  },
  paste: insert,
  duplicate,
  delete: remove,
  selectAll: ({ page, choose }) => choose(page.widgets.filter(({ hidden }) => !hidden).map(({ id }) => id)),
  unselect: ({ choose }) => choose([]),
  group: ({ document, chosen, act }) => act(groupWidgets(document, chosen, newId())),
  ungroup: ({ document, chosen, act }) => act(groupWidgets(document, chosen, null)),
  forward: ({ document, page, chosen, act }) => act(orderWidgets(document, page.id, chosen, 'forward')),
  backward: ({ document, page, chosen, act }) => act(orderWidgets(document, page.id, chosen, 'backward')),
  front: ({ document, page, chosen, act }) => act(orderWidgets(document, page.id, chosen, 'front')),
  back: ({ document, page, chosen, act }) => act(orderWidgets(document, page.id, chosen, 'back')),
  rotate: ({ document, chosen, act }) => act(rotateWidgets(document, chosen)),
  fill: ({ document, chosen, act }) => act(fillPage(document, chosen)),
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;

/** Keys of the commands, as they are shown. Mod is Ctrl, on a Mac ⌘. */
export const SHORTCUTS: readonly (readonly [keys: string, command: CommandName])[] = [
  ['Mod+Z', 'undo'],
  ['Mod+Shift+Z', 'redo'],
  ['Mod+Y', 'redo'],
  ['Mod+C', 'copy'],
  ['Mod+X', 'cut'],
  ['Mod+V', 'paste'],
  ['Mod+D', 'duplicate'],
  ['Delete', 'delete'],
  ['Backspace', 'delete'],
  ['Mod+A', 'selectAll'],
  ['Escape', 'unselect'],
  ['Mod+G', 'group'],
  ['Mod+Shift+G', 'ungroup'],
  ['Mod+]', 'forward'],
  ['Mod+[', 'backward'],
  ['Mod+Shift+]', 'front'],
  ['Mod+Shift+[', 'back'],
  ['R', 'rotate'],
  ['F', 'fill'],
];

const SHIFTED: Readonly<Record<string, string>> = { '{': '[', '}': ']' };

/** Returns a key press in the words of SHORTCUTS. */
function wordsOf({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): string {
  const name = key.length === 1 ? (SHIFTED[key] ?? key.toUpperCase()) : key;
  return [ctrlKey || metaKey ? 'Mod+' : '', shiftKey ? 'Shift+' : '', name].join('');
}

/** Does what a key asks for; returns whether it asked for something. */
export function press(
  designer: DesignerContextValue,
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean {
  const arrow = ARROWS[event.key];
  if (arrow && !event.ctrlKey && !event.metaKey) {
    const step = event.shiftKey ? STEP.coarse : STEP.fine;
    designer.act(moveBy(designer.document, designer.chosen, [arrow[0] * step, arrow[1] * step], 'nudge'));
    return designer.chosen.size > 0;
  }
  const words = wordsOf(event);
  const command = SHORTCUTS.find(([keys]) => keys === words)?.[1];
  if (command === undefined) return false;
  commands[command](designer);
  return true;
}
