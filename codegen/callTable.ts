import { allCalls } from './emit/calls.ts';
import type { Entity, Model } from './model/types.ts';

const HEADER = ['path', 'entity', 'verb', 'permission', 'code', 'scope', 'systems', 'kind'];

const scopeOf = ({ scope, stored }: Entity): string => {
  if (!stored) return '-';
  return scope === 'none'
    ? 'platform'
    : `corp${Object.keys(scope)
        .map((part) => `+${part}`)
        .join('')}`;
};

/** Returns every path with who may call it, as text in columns; what needs no permission comes last, by itself. */
export function callTable(model: Model): string {
  const codes = new Map(model.permissions.map(({ name, code }) => [name, String(code)]));
  const rows = allCalls(model).flatMap(({ entity, call }) =>
    call.paths.map((path) => [
      path,
      entity.names.camel,
      call.verb,
      call.perm,
      codes.get(call.perm) ?? '-',
      scopeOf(entity),
      call.systems.join(','),
      call.write ? 'write' : 'read',
    ]),
  );
  const open = allCalls(model).filter(({ call }) => call.perm === 'open' || call.perm === 'public');
  const widths = HEADER.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd();
  const list = (perm: string) =>
    open
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
