import type { IconName } from '#core/entity/icons.ts';
import type { Command } from '../../ui/commands.ts';

const words = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Lower is better; null where a word of the question stands nowhere in the text. */
function rankOf(text: string, asked: readonly string[]): number | null {
  const lower = text.toLowerCase();
  let rank = 0;
  for (const word of asked) {
    const at = lower.indexOf(word);
    if (at < 0) return null;
    if (at > 0) rank += /\s/.test(lower[at - 1] ?? '') ? 1 : 2;
  }
  return rank;
}

/** Returns the items whose text has every word of the question: those that begin with it first, then as they stood. */
export function ranked<T>(items: readonly T[], textOf: (item: T) => string, q: string): T[] {
  const asked = words(q);
  return items
    .map((item) => ({ item, rank: rankOf(textOf(item), asked) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ item }) => item);
}

/** A line of the palette. */
export interface PaletteItem {
  id: string;
  label: string;
  /** What it is, on the right: a section, a kind, a state. */
  detail?: string;
  icon?: IconName;
  /** Keys that do the same. */
  keys?: readonly string[];
  /** Why it cannot be done now: shown, and not chosen. */
  reason?: string;
  run: () => void;
}

export interface PaletteGroup {
  key: 'commands' | 'pages' | 'creates' | 'records' | 'console';
  items: readonly PaletteItem[];
}

/** What can be chosen before anything is asked of the server. */
export interface PaletteSource {
  commands: readonly Command[];
  pages: readonly PaletteItem[];
  creates: readonly PaletteItem[];
  /** Of the console itself: its looks, its keys. */
  console: readonly PaletteItem[];
  records: readonly PaletteItem[];
}

const textOf = ({ label, detail = '' }: PaletteItem): string => `${label} ${detail}`;

/** Returns what fits the question, by kind. What can be done with the record of the page stands first; records come as the server ranks them. */
export function paletteGroups(source: PaletteSource, q: string): PaletteGroup[] {
  const commands = source.commands.map((command): PaletteItem => ({ ...command, id: `command-${command.key}` }));
  const groups: PaletteGroup[] = [
    { key: 'commands', items: ranked(commands, textOf, q) },
    { key: 'pages', items: ranked(source.pages, textOf, q) },
    { key: 'records', items: source.records },
    { key: 'creates', items: ranked(source.creates, textOf, q) },
    { key: 'console', items: q === '' ? [] : ranked(source.console, textOf, q) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
