import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { isFree, isFreeEntity } from '#codegen/grammar/reserved.ts';
import { loadTexts } from '#codegen/load.ts';
import { buildModel } from '#codegen/model/build.ts';
import { camel, plural } from '#codegen/names.ts';
import { formatProblem } from '#codegen/problems.ts';
import { loaded } from '#tests/support/cases/model.ts';

const ROOT = join(import.meta.dirname, '../../..');
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Every component that an entity's printed parts would be called like: `<Entity>Field`, `EntityList` … */
const ofConsole = globSync('src/ui/**/*Field.tsx', { cwd: ROOT }).map((path) =>
  lowerFirst(basename(path, 'Field.tsx')),
);

test.each(ofConsole)(
  'language 5: an entity cannot be called "%s", since the console has a component of its name',
  (name) => {
    expect(isFreeEntity(name)).toBe(false);
  },
);

test('language 5: an entity cannot have the plural of a page that all entities share', () => {
  // An entity without a plural form names its own pages.
  const names = loaded.files.flatMap(({ name }) => [plural(camel(name)), camel(name)]);
  const shared = globSync('generated/{server,docs}/*.gen.ts', { cwd: ROOT })
    .map((path) => basename(path, '.gen.ts'))
    .filter((page) => page.endsWith('s') && !names.includes(camel(page)));
  const taken = shared.map((page) => page.slice(0, -1)).filter((name) => plural(name) === `${name}s`);
  expect(taken.length).toBeGreaterThan(3);
  expect(taken.filter(isFreeEntity)).toEqual([]);
});

test.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf', '__proto__'])(
  'language 5: a field called %s is refused where it stands',
  (field) => {
    expect(isFree(field)).toBe(false);
    const text = [
      '$id: lamp',
      'type: object',
      'x-entity: {label: {zh: 灯, en: Lamp}, perm: {list: open}}',
      'properties:',
      '  name: {type: string, x-label: {zh: 名称, en: Name}}',
      `  ${field}: {type: string, x-label: {zh: 字段, en: Field}}`,
      'x-calls: {list: {label: {zh: 列表, en: List}}}',
    ].join('\n');
    const { problems } = buildModel(loadTexts(new Map([['schemas/lamp.yaml', text]])));
    expect(problems.map(formatProblem)).toEqual([
      `schemas/lamp.yaml:6:3 reserved-name: "${field}": every object of JavaScript has this already: take another name`,
    ]);
  },
);
