import { expect, test } from 'vitest';
import { form } from '#codegen/emit/console/form.ts';
import { generate } from '#codegen/generate.ts';
import { loadTexts } from '#codegen/load.ts';

test('language 10: the input of a number has the places of its step, and without one all that a number can have', async () => {
  const text = `
$id: place
type: object
x-entity: {label: {zh: 地点, en: Place}, perm: {list: open, create: open}}
properties:
  name: {type: string, x-label: {zh: 名称, en: Name}}
  longitude: {type: number, x-label: {zh: 经度, en: Longitude}}
  tenth: {type: number, multipleOf: 0.1, x-label: {zh: 十分, en: Tenth}}
  tiny: {type: number, multipleOf: 1.0e-7, x-label: {zh: 微, en: Tiny}}
x-calls: {list: {}, create: {}}
`;
  const { files, problems } = await generate(loadTexts(new Map([['schemas/place.yaml', text]])), [form]);
  expect(problems).toEqual([]);
  const printed = files.find(({ path }) => path.endsWith('PlaceForm.gen.tsx'))?.text ?? '';
  const scaleOf = (name: string) => Number(new RegExp(`source="${name}"[^>]*scale=\\{(\\d+)\\}`).exec(printed)?.[1]);
  expect([scaleOf('longitude'), scaleOf('tenth'), scaleOf('tiny')]).toEqual([15, 1, 7]);
});
