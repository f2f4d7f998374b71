import { expect, test } from 'vitest';
import { list } from '#codegen/emit/console/list.ts';
import { generate } from '#codegen/generate.ts';
import { loadTexts } from '#codegen/load.ts';

const lamp = (columns: string) => `
$id: lamp
type: object
x-entity: {label: {zh: 灯, en: Lamp}, perm: {list: open}}
properties:
  name: {type: string, x-label: {zh: 名称, en: Name}}
  state: {type: string, readOnly: true, x-label: {zh: 状态, en: State}}
x-states: {field: state, initial: on, values: {on: {zh: 亮, en: On, end: true}}}
${columns}
x-calls: {list: {}}
`;

test.each([
  ['where `columns` says', 'x-list: {columns: [name, state]}', ['name', 'state']],
  ['first where no columns are said', '', ['state', 'name']],
])('language 12: the column of the state stands %s', async (_, columns, expected) => {
  const { files, problems } = await generate(loadTexts(new Map([['schemas/lamp.yaml', lamp(columns)]])), [list]);
  expect(problems).toEqual([]);
  const printed = files.find(({ path }) => path.endsWith('LampList.gen.tsx'))?.text ?? '';
  const start = printed.indexOf('olumns');
  const order = ['name', 'state'].toSorted(
    (a, b) => printed.indexOf(`source: '${a}'`, start) - printed.indexOf(`source: '${b}'`, start),
  );
  expect(order).toEqual(expected);
});
