import { expect, test } from 'vitest';
import { proposeMigration } from '#codegen/diff/migration.ts';
import { tableMeta } from '#codegen/emit/table.ts';
import { loadTexts } from '#codegen/load.ts';
import { buildModel } from '#codegen/model/build.ts';
import type { Model } from '#codegen/model/model.ts';

const lamp = (field: string): Model => {
  const text = [
    '$id: lamp',
    'type: object',
    'x-entity: {label: {zh: 灯, en: Lamp}, perm: {list: open}}',
    'properties:',
    '  name: {type: string, x-label: {zh: 名称, en: Name}}',
    `  ${field}`,
    'x-calls: {list: {}}',
  ].join('\n');
  const { model, problems } = buildModel(loadTexts(new Map([['schemas/lamp.yaml', text]])));
  expect(problems).toEqual([]);
  return model!;
};

const words = 'x-label: {zh: 楼层, en: Floor}';

test.each([
  [`floor: {type: integer, ${words}}`, `level: {type: integer, x-was: floor, ${words}}`, 'column'],
  [
    `owners: {type: array, items: {type: string}, x-ref: {to: lamp}, ${words}}`,
    `holders: {type: array, items: {type: string}, x-ref: {to: lamp}, x-was: owners, ${words}}`,
    'link',
  ],
])('language 3: what says its name before (x-was) wants no migration: %#', (before, after, kind) => {
  const [old, now] = [lamp(before), lamp(after)];
  expect(proposeMigration(old, now, 1)).toBeUndefined();
  const { columns, links } = tableMeta(now.entities[0]!);
  expect(kind === 'column' ? columns.at(-1) : links[0]).toEqual(
    kind === 'column'
      ? { name: 'level', was: 'floor', type: 'integer' }
      : { field: 'holders', table: 'lamps__holders', was: 'lamps__owners' },
  );
});
