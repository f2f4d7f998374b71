import { allCalls } from './emit/calls.ts';
import type { Model } from './model/model.ts';
import type { CallDef, Entity } from './model/types.ts';

const HEADER = ['path', 'entity', 'verb', 'permission', 'code', 'scope', 'systems', 'kind', 'a minute', 'test'];

const scopeOf = ({ scope, stored }: Entity): string => {
  if (!stored) return '-';
  return scope === 'none'
    ? 'platform'
    : `corp${Object.keys(scope)
        .map((part) => `+${part}`)
        .join('')}`;
};

/** Sort key: open and public calls are looked at most, so they stand last, at the visible end of a long table. */
const rankOf = ({ perm }: CallDef): number => ['open', 'public'].indexOf(perm) + 1;

/** Shortens a path of a test: "everyCall, handlers/ads/review". */
const short = (file: string): string => file.replace(/^tests\/(server\/)?/, '').replace(/\.test\.tsx?$/, '');

/**
 * Returns a text table of all paths: permission, rate limit and tests; calls without permission come last. `tests` are
 * files by the name of the call.
 */
export function callTable(model: Model, tests: ReadonlyMap<string, readonly string[]>): string {
  const codes = new Map(model.permissions.map(({ name, code }) => [name, String(code)]));
  const sorted = allCalls(model).toSorted((a, b) => rankOf(a.call) - rankOf(b.call));
  const rows = sorted.flatMap(({ entity, call }) =>
    call.paths.map((path) => [
      path,
      entity.names.camel,
      call.verb,
      call.perm,
      codes.get(call.perm) ?? '-',
      scopeOf(entity),
      call.systems.join(','),
      call.write ? 'write' : 'read',
      String(call.limit),
      (tests.get(call.name) ?? []).map(short).join(', ') || '-',
    ]),
  );
  const widths = HEADER.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === cells.length - 1 ? cell : cell.padEnd(widths[column]!)))
      .join('  ')
      .trimEnd();
  const list = (perm: string) =>
    sorted
      .filter(({ call }) => call.perm === perm)
      .map(({ call }) => call.name)
      .join(', ') || 'none';
  return [
    line(HEADER),
    ...rows.map(line),
    '',
    `open (any account):  ${list('open')}`,
    `public (no session): ${list('public')}`,
  ].join('\n');
}
