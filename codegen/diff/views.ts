import { partNames } from '../emit/console/names.ts';
import type { Entity, Label, State } from '../model/types.ts';
import { changeOf, match, was } from './change.ts';
import type { Change } from './change.ts';

const column = changeOf('column');
const label = changeOf('label');
const state = changeOf('state');
const action = changeOf('action');
const rule = changeOf('rule');
const slot = changeOf('slot');

/** Compares the visible parts of an entity: columns, filters, views, states, actions, words, override slots. */
export const compareViews = (before: Entity, after: Entity): Change[] => [
  ...compareList(before, after),
  ...compareStates(before, after),
  ...compareActions(before, after),
  ...compareRules(before, after),
  ...compareLabels(before, after),
  ...compareSlots(before, after),
];

function compareList(before: Entity, after: Entity): Change[] {
  const { camel } = after.names;
  const kinds = [
    ['column', match(before.list.columns, after.list.columns, ({ field }) => field)],
    ['filter', match(before.list.filters, after.list.filters, ({ field }) => field)],
  ] as const;
  const views = match(before.list.views, after.list.views, ({ name }) => name);
  return [
    ...kinds.flatMap(([kind, { added, removed }]) => [
      ...added.map(({ field }) => column(`${camel}.list`, `+${kind} ${field}`)),
      ...removed.map(({ field }) => column(`${camel}.list`, `−${kind} ${field}`)),
    ]),
    ...views.added.map(({ name }) => column(`${camel}.list`, `+view ${name}`)),
    ...views.removed.map(({ name }) =>
      column(`${camel}.list`, `−view ${name}`, 'links and saved views to it lead nowhere'),
    ),
  ];
}

function compareStates(before: Entity, after: Entity): Change[] {
  const { camel } = after.names;
  const values = ({ states }: Entity): readonly State[] => states?.values ?? [];
  const { added, removed } = match(values(before), values(after), ({ name }) => name);
  const initial = was(before.states?.initial, after.states?.initial);
  return [
    ...added.map(({ name }) => state(`${camel}.${name}`, 'is new')),
    ...removed.map(({ name }) => state(`${camel}.${name}`, 'is gone', 'rows in it can neither be shown nor left')),
    ...(initial && before.states && after.states ? [state(camel, `initial ${initial}`)] : []),
  ];
}

function compareActions(before: Entity, after: Entity): Change[] {
  const { added, removed, both } = match(before.actions, after.actions, ({ name }) => name);
  const of = (name: string) => `${after.names.camel}.${name}`;
  return [
    ...added.map(({ name }) => action(of(name), 'is new')),
    ...removed.map(({ name }) => action(of(name), 'is gone', 'its button is gone')),
    ...both.flatMap(([old, now]) => {
      const fewer = (old.from ?? []).filter((from) => now.from !== undefined && !now.from.includes(from));
      const more = (now.from ?? []).filter((from) => old.from !== undefined && !old.from.includes(from));
      const to = was(old.to, now.to);
      const bulk = was(old.bulk, now.bulk);
      return [
        ...fewer.map((from) => action(of(now.name), `is no longer possible in ${from}`, 'it is refused there')),
        ...more.map((from) => action(of(now.name), `is possible in ${from} too`)),
        ...(to ? [action(of(now.name), `leads to: ${to}`, 'what follows it expects the other state')] : []),
        ...(bulk
          ? [
              action(
                of(now.name),
                `records at once ${bulk}`,
                now.bulk < old.bulk ? 'larger selections are refused' : undefined,
              ),
            ]
          : []),
      ];
    }),
  ];
}

function compareRules(before: Entity, after: Entity): Change[] {
  const { added, removed } = match(before.rules, after.rules, ({ id }) => id);
  const of = (id: string) => `${after.names.camel}.${id}`;
  return [
    ...added.map(({ id }) => rule(of(id), 'is new', 'what it refuses was taken before')),
    ...removed.map(({ id }) => rule(of(id), 'is gone')),
  ];
}

/** Returns all labels of an entity by name. */
function words(entity: Entity): { name: string; label: Label }[] {
  const { camel } = entity.names;
  const groups = {
    fields: entity.fields.filter(({ declared }) => declared),
    actions: entity.actions,
    states: entity.states?.values ?? [],
    sections: entity.form.sections,
  };
  return [
    { name: camel, label: entity.label },
    ...Object.entries(groups).flatMap(([group, members]) =>
      members.flatMap(({ name, label: text }) => (text ? [{ name: `${camel}.${group}.${name}`, label: text }] : [])),
    ),
  ];
}

const compareLabels = (before: Entity, after: Entity): Change[] =>
  match(words(before), words(after), ({ name }) => name).both.flatMap(([old, now]) =>
    (['zh', 'en'] as const).flatMap((language) => {
      const says = was(old.label[language], now.label[language]);
      return says ? [label(now.name, `${language} ${says}`)] : [];
    }),
  );

/** Compares the parts that overrides may name. A part that is gone is a type error in the override that names it. */
function compareSlots(before: Entity, after: Entity): Change[] {
  const [old, now] = [partNames(before), partNames(after)];
  const of = `resources/${after.names.kebabs}/overrides.tsx`;
  return (['fields', 'sections', 'actions'] as const).flatMap((part) =>
    old[part]
      .filter((name) => !now[part].includes(name))
      .map((name) => slot(of, `−${part.slice(0, -1)} ${name}`, 'an override that names it no longer compiles')),
  );
}
