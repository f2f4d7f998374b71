import type { CallDef, Entity } from '../model/types.ts';
import { changeOf, match, was } from './change.ts';
import type { Change } from './change.ts';

const change = changeOf('call');

/** Compares the calls of an entity, which API clients depend on. */
export function compareCalls(before: Entity, after: Entity): Change[] {
  const { added, removed, both } = match(before.calls, after.calls, ({ name }) => name);
  return [
    ...added.map(({ name, paths }) => change(name, `is new, at ${paths.join(', ')}`)),
    ...removed.map((call) => change(call.name, 'is gone', renamedTo(call, added))),
    ...both.flatMap(([old, now]) => compareCall(old, now)),
  ];
}

function renamedTo(call: CallDef, added: readonly CallDef[]): string {
  const heir = added.find(({ paths }) => paths.some((path) => call.paths.includes(path)));
  return heir
    ? `its path is ${heir.name} now: handlers, tests and dataProvider.call name the old one`
    : `${call.paths.join(', ')} answers NOT_FOUND`;
}

function compareCall(old: CallDef, now: CallDef): Change[] {
  const { name } = now;
  const lost = old.paths.filter((path) => !now.paths.includes(path));
  const won = now.paths.filter((path) => !old.paths.includes(path));
  const shut = old.systems.filter((system) => !now.systems.includes(system));
  const opened = now.systems.filter((system) => !old.systems.includes(system));
  const perm = was(old.perm, now.perm);
  const limit = was(old.limit, now.limit);
  const shape = (side: 'input' | 'output') => was(old[side], now[side]) !== undefined;
  return [
    ...lost.map((path) => change(name, `loses the path ${path}`, `${path} answers NOT_FOUND; keep it as an alias`)),
    ...won.map((path) => change(name, `has the path ${path} too`)),
    ...shut.map((system) => change(name, `is closed to ${system}`, `accounts of ${system} are refused`)),
    ...opened.map((system) => change(name, `is open to ${system}`)),
    ...(perm ? [change(name, `permission ${perm}`, 'roles that hold the old one alone are refused')] : []),
    ...(limit
      ? [change(name, `calls a minute ${limit}`, now.limit < old.limit ? 'who calls more often is refused' : undefined)]
      : []),
    ...(old.download !== now.download
      ? [change(name, now.download ? 'answers a file' : 'answers JSON', 'who reads the answer expects the other')]
      : []),
    ...(old.money === now.money
      ? []
      : [
          change(
            name,
            now.money ? 'moves money: its payload has a key' : 'has no key any more',
            'a payload of before is refused',
          ),
        ]),
    ...(shape('input') ? [change(name, 'takes another payload', 'a payload of before may be refused')] : []),
    ...(shape('output') ? [change(name, 'answers in another shape', 'who reads the answer may miss something')] : []),
  ];
}
