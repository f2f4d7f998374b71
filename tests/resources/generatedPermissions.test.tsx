// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { EntityMeta, System } from '#core/entity/meta.ts';
import { permissions } from '#generated/model/permissions.gen.ts';
import { pages } from '#tests/support/cases/pages.ts';
import type { Can } from '#src/ui/permission.ts';
import { wordOf } from './expectedWords.ts';
import { drawView, sampleRecord, views } from './viewScene.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

const codesOf = (system: System): ReadonlySet<string> =>
  new Set(Object.entries(permissions).flatMap(([name, { systems }]) => (systems.includes(system) ? [name] : [])));

const of =
  (held: ReadonlySet<string>): Can =>
  (name) =>
    name === undefined || name === 'open' || held.has(name);

/** Names of all buttons and links; column heads, which sort, are left out. */
const offered = (): string[] =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]
    .filter((each) => each.closest('th') === null)
    .map((each) => (each.getAttribute('aria-label') ?? each.textContent).trim());

const MORE = /^More: /;

const wordsOf = ({ resource, actions }: EntityMeta): string[] =>
  actions.map(({ name }) => wordOf('en_us', `resources.${resource}.actions.${name}`));

/** Actions that have a permission of their own, so that whoever may only see a list may not run them. Some need none but the list’s. */
const beyondSeeing = ({ perm, actions, ...meta }: EntityMeta): string[] =>
  wordsOf({ ...meta, perm, actions: actions.filter((action) => action.perm !== perm.list && action.perm !== 'open') });

/** Says whether an action is kept from the record of these tests: the first of its conditions that does not hold has no sentence. */
const isHidden = (meta: EntityMeta, name: string): boolean => {
  const context = { now: Date.now(), me: null, on: name };
  const failed = meta.conditions?.[name]?.find(({ holds }) => !holds(sampleRecord(meta), context));
  return failed !== undefined && failed.error === undefined;
};

/** All that is offered, with what lies under "More". */
async function offeredInAll(): Promise<string[]> {
  const buttons = offered();
  for (const more of screen.queryAllByRole('button', { name: MORE }).slice(0, 1)) {
    fireEvent.click(more);
    const items = await screen.findAllByRole('menuitem');
    buttons.push(...items.map(({ textContent }) => textContent));
  }
  return buttons;
}

const isIn = (all: readonly string[], word: string): boolean =>
  all.some((name) => name === word || name.startsWith(word));

// Entities of one's own records need no permission: the owner decides, as tests/server/handlers/savedViews.test.ts
// shows.
const byCode = ([, { perm, actions }]: ReturnType<typeof views>[number]) =>
  perm.list !== 'open' || actions.length === 0;
const lists = views(['List']).filter(byCode);
const shows = views(['Show']).filter(byCode);

describe('who holds one permission alone', () => {
  test.each(lists)('%s: sees the rows, and nothing to do with them [PERM-08]', async (title, meta, View) => {
    await drawView(title, meta, View, 'en_us', of(new Set([meta.perm.list])));
    // One permission may be for all: who sees packages may also send them (PERM-02).
    expect(screen.queryByRole('link', { name: /^new /i }) !== null).toBe(meta.perm.create === meta.perm.list);
    // There are no bulk actions, so there is no selection.
    const more = offered().filter((name) => MORE.test(name));
    expect(beyondSeeing(meta).length === meta.actions.length ? more : []).toEqual([]);
    const all = await offeredInAll();
    expect(beyondSeeing(meta).filter((word) => isIn(all, word))).toEqual([]);
    const shut =
      pages.find(({ entity }) => entity === meta.name)?.columns.filter(({ perm }) => perm !== undefined) ?? [];
    const heads = screen.queryAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(
      shut
        .map(({ field }) => wordOf('en_us', `resources.${meta.resource}.fields.${field}`))
        .filter((word) => heads.includes(word)),
    ).toEqual([]);
  });

  test.each(shows)('%s: sees the record, and nothing to do with it [PERM-08]', async (title, meta, View) => {
    await drawView(title, meta, View, 'en_us', of(new Set([meta.perm.list])));
    expect(offered().includes('Edit')).toBe(meta.perm.edit === meta.perm.list);
    const more = offered().filter((name) => MORE.test(name));
    expect(beyondSeeing(meta).length === meta.actions.length ? more : []).toEqual([]);
    const all = await offeredInAll();
    expect(beyondSeeing(meta).filter((word) => isIn(all, word))).toEqual([]);
    const shut = meta.fields.filter(({ readPerm }) => readPerm !== undefined && readPerm !== meta.perm.list);
    const terms = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(
      shut
        .map(({ name }) => wordOf('en_us', `resources.${meta.resource}.fields.${name}`))
        .filter((word) => terms.includes(word)),
    ).toEqual([]);
  });
});

// In the advertiser's console every permission check passes (PERM-03): there only the calls limit the actions.
const GATES: Readonly<Record<System, Can>> = { YXF: of(codesOf('YXF')), ADS: () => true };

describe.each(['YXF', 'ADS'] as const)('who holds all permissions of %s', (system) => {
  const can = GATES[system];
  const ofSystem = shows.filter(([, { systems }]) => systems.includes(system));

  test.each(ofSystem)(
    '%s: is offered all that may be done with a record, and no more [PERM-08]',
    async (title, meta, View) => {
      await drawView(title, meta, View, 'en_us', can, system);
      const verbs = meta.verbs[system] ?? [];
      // An action runs a call of this console, or opens a view.
      const may = meta.actions.filter(
        ({ perm, call, open, name }) =>
          can(perm) && (open !== undefined || verbs.includes(call)) && !isHidden(meta, name),
      );
      const buttons = offered();
      const all = await offeredInAll();
      const wanted = may.map(({ name }) => wordOf('en_us', `resources.${meta.resource}.actions.${name}`));
      expect(wordsOf(meta).filter((word) => isIn(all, word) !== wanted.includes(word))).toEqual([]);
      const mayEdit = meta.perm.edit !== undefined && can(meta.perm.edit) && verbs.includes('update');
      expect(buttons.includes('Edit')).toBe(mayEdit);
    },
  );

  test.each(lists.filter(([, { systems }]) => systems.includes(system)))(
    '%s: leads to a new record where there is a call for it, and nowhere else [PERM-03]',
    async (title, meta, View) => {
      await drawView(title, meta, View, 'en_us', can, system);
      const { create } = meta.perm;
      const may = create !== undefined && can(create) && (meta.verbs[system] ?? []).includes('create');
      expect(screen.queryAllByRole('link', { name: /^new /i }).length > 0).toBe(may);
    },
  );
});
