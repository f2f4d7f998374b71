import type { Model } from '../model/model.ts';
import type { Entity } from '../model/types.ts';
import { changeOf, match, was } from './change.ts';
import type { Change } from './change.ts';
import { compareCalls } from './calls.ts';
import { compareFields } from './fields.ts';
import { compareGuards } from './guards.ts';
import { compareTables } from './tables.ts';
import { compareViews } from './views.ts';

const call = changeOf('call');
const table = changeOf('table');
const permission = changeOf('permission');
const limit = changeOf('limit');
const error = changeOf('error');

/**
 * Says what changed from one model to another, surface by surface, and what of it breaks: the same two models give
 * the same changes in the same order.
 */
export function compare(before: Model, after: Model): readonly Change[] {
  const entities = match(before.entities, after.entities, ({ names }) => names.camel);
  return [
    ...entities.added.flatMap(newEntity),
    ...entities.removed.flatMap(goneEntity),
    ...entities.both.flatMap(([old, now]) => [
      ...compareCalls(old, now),
      ...compareFields(old, now),
      ...compareGuards(old, now),
      ...(old.stored && now.stored ? compareTables(old, now) : []),
      ...compareViews(old, now),
    ]),
    ...comparePermissions(before, after),
    ...compareLimits(before, after),
    ...compareErrors(before, after),
  ];
}

const newEntity = ({ names, calls, stored }: Entity): Change[] => [
  ...calls.map(({ name, paths }) => call(name, `is new, at ${paths.join(', ')}`)),
  ...(stored ? [table(names.snakes, 'is new, made at the next start')] : []),
];

const goneEntity = ({ names, calls, stored }: Entity): Change[] => [
  ...calls.map(({ name, paths }) => call(name, 'is gone', `${paths.join(', ')} answers NOT_FOUND`)),
  ...(stored ? [table(names.snakes, 'is gone', 'what it holds is no longer read')] : []),
];

function comparePermissions(before: Model, after: Model): Change[] {
  const { added, removed, both } = match(before.permissions, after.permissions, ({ name }) => name);
  return [
    ...added.map(({ name, code }) => permission(name, `is new, ${code}`)),
    ...removed.map(({ name, code }) => permission(name, `is gone, ${code}`, 'roles that hold it hold nothing')),
    ...both.flatMap(([old, now]) => {
      const code = was(old.code, now.code);
      const shut = old.systems.filter((system) => !now.systems.includes(system));
      return [
        ...(code ? [permission(now.name, `code ${code}`, 'accounts of installed servers hold the old number')] : []),
        ...shut.map((system) => permission(now.name, `is no code of ${system}`, `accounts of ${system} lose it`)),
      ];
    }),
  ];
}

function compareLimits(before: Model, after: Model): Change[] {
  const limits = match(before.limits, after.limits, ({ name }) => name);
  const uploads = match(before.uploads, after.uploads, ({ name }) => name);
  return [
    ...limits.added.map(({ name, value, unit }) => limit(name, `is new, ${value} ${unit}`)),
    ...limits.removed.map(({ name }) => limit(name, 'is gone', 'code that reads it no longer compiles')),
    ...limits.both.flatMap(([old, now]) => {
      const says = was(old.value, now.value);
      return says ? [limit(now.name, `${says} ${now.unit}`)] : [];
    }),
    ...uploads.both.flatMap(([old, now]) => {
      const says = was(old.maxBytes, now.maxBytes);
      const lost = old.endings.filter((ending) => !now.endings.includes(ending));
      return [
        ...(says
          ? [limit(now.name, `${says} bytes`, now.maxBytes < old.maxBytes ? 'larger files are refused' : undefined)]
          : []),
        ...lost.map((ending) => limit(now.name, `takes no .${ending}`, 'such files are refused')),
      ];
    }),
  ];
}

function compareErrors(before: Model, after: Model): Change[] {
  const { added, removed, both } = match(before.errors, after.errors, ({ name }) => name);
  return [
    ...added.map(({ name, code }) => error(name, `is new, ${code}`)),
    ...removed.map(({ name, code }) =>
      error(name, `is gone, ${code}`, 'clients that know the number wait for it in vain'),
    ),
    ...both.flatMap(([old, now]) => {
      const code = was(old.code, now.code);
      return code ? [error(now.name, `code ${code}`, 'clients know the old number')] : [];
    }),
  ];
}
