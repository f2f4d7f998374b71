import { widgetWords } from '#generated/console/widgets/words.gen.ts';
import { describe, expect, test } from 'vitest';
import { messages as english } from '#generated/console/messages.en_us.gen.ts';
import { messages as chinese } from '#generated/console/messages.zh_cn.gen.ts';
import { calls as callTable } from '#generated/model/calls.gen.ts';
import { entities } from '#generated/model/entities.gen.ts';
import { menu } from '#generated/model/menu.gen.ts';
import { permissions } from '#generated/model/permissions.gen.ts';
import { routes } from '#generated/model/routes.gen.ts';
import { ruleMessages } from '#generated/model/rules.gen.ts';
import { uiMessages as uiEnglish } from '#src/ui/messages.en_us.ts';
import { uiMessages as uiChinese } from '#src/ui/messages.zh_cn.ts';

type Tree = { readonly [key: string]: string | Tree };

const paths = (tree: Tree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : paths(value, `${prefix}${key}.`),
  );

const sentences = (tree: Tree): Map<string, string> => {
  const found = new Map<string, string>();
  const walk = (below: Tree, prefix: string) => {
    for (const [key, value] of Object.entries(below)) {
      if (typeof value === 'string') found.set(prefix + key, value);
      else walk(value, `${prefix}${key}.`);
    }
  };
  walk(tree, '');
  return found;
};

const holes = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)(?:, \w+)?\}\}/g)].map(([, name = '']) => name).toSorted();

describe.each([
  ['the schemas', chinese, english],
  ['src/ui', uiChinese, uiEnglish],
] as const)('the words of %s', (_name, zh: Tree, en: Tree) => {
  test('have the same keys in both languages [UI-04]', () => {
    expect(paths(zh).toSorted()).toEqual(paths(en).toSorted());
  });

  test('are never empty, and ask for the same arguments in both languages [UI-04]', () => {
    const other = sentences(en);
    for (const [key, text] of sentences(zh)) {
      expect([key, text === '', other.get(key) === '']).toEqual([key, false, false]);
      expect([key, holes(text)]).toEqual([key, holes(other.get(key) ?? '')]);
    }
  });
});

describe('the operation log', () => {
  test.each(Object.entries(callTable))('has a word for %s in both languages [REP-02]', (name, { entity, verb }) => {
    for (const { calls, entities: kinds } of [chinese, english] as const) {
      const [kind, word] = String(Reflect.get(calls, name)).split(' · ');
      expect(kind).toBe(Reflect.get(kinds, entity));
      expect(word).toBeTruthy();
      expect(word).not.toBe(verb);
    }
    expect(Reflect.get(chinese.calls, name)).toMatch(/ · .*[\u4e00-\u9fff]/);
  });
});

describe('every key that is asked for', () => {
  const known = new Set([...paths(english), ...paths(widgetWords.en_us)]);

  test('of fields, values, actions and views is there [UI-04]', () => {
    const asked = Object.values(entities).flatMap(({ resource, fields, actions, views }) => [
      `resources.${resource}.name`,
      // Answered with every record; no page shows them unless its schema says so.
      ...fields
        .filter(({ name }) => name !== 'rev' && name !== 'corpId')
        .map(({ name }) => `resources.${resource}.fields.${name}`),
      ...fields.flatMap(({ name, values = [] }) =>
        values.map((value) => `resources.${resource}.values.${name}.${value}`),
      ),
      ...actions.map(({ name }) => `resources.${resource}.actions.${name}`),
      ...views.filter(({ name }) => name !== 'list').map(({ name }) => `resources.${resource}.views.${name}`),
    ]);
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
  });

  test('of menu, routes, permissions, rules and errors is there [UI-04]', () => {
    const asked = [
      ...menu.flatMap(({ key, entries }) => [`menu.sections.${key}`, ...entries.map(({ label }) => label)]),
      ...routes.map(({ title }) => title).filter((title) => title !== ''),
      ...Object.keys(permissions).map((name) => `permissions.${name}`),
      ...Object.keys(ruleMessages).map((name) => `rules.${name}`),
      ...['NO_PERMISSION', 'EDITION_NEEDED', 'UPLOAD_DUPLICATE'].map((name) => `errors.${name}`),
    ];
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
  });
});
