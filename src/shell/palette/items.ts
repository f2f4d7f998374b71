import type { IconName } from '#core/entity/icons.ts';
import type { Command } from '../../ui/commands.ts';

const words = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Returns the rank of a text, lower is better; null when the text lacks a word of the question. */
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

/**
 * Returns the items whose text has every word of the question: those that begin with it first, then in their old order.
 */
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
  /** Detail on the right: a section, an entity or a status. */
  detail?: string;
  icon?: IconName;
  /** Shortcut with the same effect. */
  keys?: readonly string[];
  /** Reason why it is disabled; it is shown, but cannot be chosen. */
  reason?: string;
  run: () => void;
}

export interface PaletteGroup {
  key: 'commands' | 'pages' | 'creates' | 'records' | 'console';
  items: readonly PaletteItem[];
}

/** Items that can be chosen without asking the server. */
export interface PaletteSource {
  commands: readonly Command[];
  pages: readonly PaletteItem[];
  creates: readonly PaletteItem[];
  /** Commands of the console itself: theme, key list. */
  console: readonly PaletteItem[];
  records: readonly PaletteItem[];
}

const textOf = ({ label, detail = '' }: PaletteItem): string => `${label} ${detail}`;

/**
 * Returns the items that match the question, by group. Commands for the page's record come first; records keep the
 * server's ranking.
 */
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
