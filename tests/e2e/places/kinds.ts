import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntityMeta } from '#core/entity/meta.ts';
import type { Place } from '../../screens/places.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Imports of the console's own components in a generated view, and elements made of them. */
const IMPORT = /^import \{ ([^}]+) \} from '#src\/ui\//gm;
const ELEMENT = /<([A-Z]\w*)((?:\s+\w+(?:=(?:"[^"]*"|\{[^{}]*\}))?)*)\s*\/?>/g;
const ATTRIBUTE = /(\w+)(?:=(?:"[^"]*"|\{[^{}]*\}))?/g;
/** Properties that choose between two ways of drawing something. */
const CHOICE = /\b(?:kind|type|variant|layout): '\w+'/g;

/** The file of a generated view, by the view's name; a list's other views are drawn by the list. */
const VIEW_FILES: Record<string, string> = { create: 'Form', edit: 'Form', show: 'Show' };

/** Elements, with their attributes, and choices that a generated view is made of. */
export function partsOf(source: string): string[] {
  const ours = new Set([...source.matchAll(IMPORT)].flatMap(([, names = '']) => names.split(', ')));
  const parts = new Set([...source.matchAll(CHOICE)].map(([choice]) => choice));
  for (const [, element = '', attributes = ''] of source.matchAll(ELEMENT)) {
    if (!ours.has(element)) continue;
    parts.add(element);
    for (const [, attribute] of attributes.matchAll(ATTRIBUTE)) parts.add(`${element}.${attribute}`);
  }
  return [...parts];
}

/** Traits that come from the entity's meta, beside those in the generated file. */
function factsOf(meta: EntityMeta, isList: boolean): string[] {
  const facts: [fact: string, holds: boolean][] = isList
    ? [
        ['search', meta.search.length > 0],
        ['create', meta.perm.create !== undefined],
        ['import', meta.importing !== undefined],
        ['export', meta.exporting !== undefined],
        ['bulk edit', meta.bulk !== undefined],
        ['bulk action', meta.actions.some(({ bulk }) => bulk > 1)],
        ['several views', meta.views.length > 1],
      ]
    : [
        ['edit', meta.perm.edit !== undefined],
        ['action', meta.actions.length > 0],
      ];
  return [...facts, ['states', meta.states !== undefined] as const].filter(([, holds]) => holds).map(([fact]) => fact);
}

/** Returns whether a part of this view is written by hand: it is then like no view of another entity. */
function isHandWritten(resource: string, view: string, role: string): boolean {
  const folder = join(ROOT, 'resources', resource);
  if (!existsSync(folder)) return false;
  const own = new RegExp(`^(?:overrides|${role.toLowerCase()}Overrides|\\w+${role}|\\w+${view})\\.tsx$`, 'i');
  return readdirSync(folder).some((file) => own.test(file));
}

/** Returns everything that a page shows and another page may lack. Two pages with the same traits are of one kind. */
export function traitsOf({ system, name, page = name, view, entity, isEmpty }: Place): string[] {
  if (!entity || !view) return [`page ${page}`];
  const role = VIEW_FILES[view] ?? 'List';
  const file = `generated/console/${entity.resource}/${entity.name[0]?.toUpperCase()}${entity.name.slice(1)}${role}.gen.tsx`;
  return [
    ...partsOf(readFileSync(join(ROOT, file), 'utf8')),
    ...factsOf(entity, role === 'List'),
    ...(isEmpty ? ['no rows'] : []),
    `in ${system}`,
    ...(role === 'Form' ? [view] : []),
    ...(isHandWritten(entity.resource, view, role) ? [`by hand: ${entity.resource}`] : []),
  ].map((trait) => `${role}: ${trait}`);
}

/**
 * Chooses the fewest pages that together have every trait, the page with the most traits first. A component looks the
 * same on each page, so these stand for all pages; the others differ only in content.
 */
export function examplesOf<T>(pages: readonly T[], traits: (page: T) => readonly string[]): T[] {
  const open = new Map(pages.map((page) => [page, new Set(traits(page))]));
  const examples: T[] = [];
  for (;;) {
    const [best] = [...open].toSorted(([, one], [, other]) => other.size - one.size);
    if (!best || best[1].size === 0) return examples;
    const [page, shown] = [best[0], [...best[1]]];
    examples.push(page);
    for (const missing of open.values()) for (const trait of shown) missing.delete(trait);
  }
}
