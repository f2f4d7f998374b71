import { describe, expect, test } from 'vitest';
import { print } from '#codegen/generate.ts';
import { exampleModel } from '../emit/example.ts';
import { typeErrors } from './typeCheck.ts';

const VEHICLE = `
$id: vehicle
type: object
x-entity: {label: {zh: 车, en: Vehicle}, display: plate, scope: none, perm: {list: open, create: ad.edit, edit: ad.edit}}
properties:
  plate: {type: string, x-label: {zh: 车牌, en: Plate}}
  colour: {type: string, x-label: {zh: 颜色, en: Colour}}
  wheels: {type: integer, x-label: {zh: 轮, en: Wheels}}
x-actions:
  wash: {label: {zh: 洗, en: Wash}, perm: ad.edit, call: wash, handler: true}
  sell: {label: {zh: 卖, en: Sell}, perm: ad.edit, call: sell, handler: true}
x-list: {columns: [plate, colour], filters: [plate, colour]}
x-form: {groups: {base: {fields: [plate]}, look: {fields: [wheels, colour]}}}
x-calls: {list: {path: /v/list}, one: {path: /v/one}, create: {path: /v/add}, update: {path: /v/update}, wash: {path: /v/wash}, sell: {path: /v/sell}}
`;

const TRIP = `
$id: trip
type: object
x-entity: {label: {zh: 行程, en: Trip}, scope: none, perm: {list: open}}
properties:
  vehicleId: {type: string, x-label: {zh: 车, en: Vehicle}, x-ref: {to: vehicle}}
x-calls: {list: {path: /t/list}}
`;

const OVERRIDES = `import type { VehicleSlots } from '#generated/console/vehicles/slots.gen.tsx';

export const slots: VehicleSlots = {
  cells: { colour: <b /> },
  values: { colour: <b /> },
  inputs: { colour: <b /> },
  filters: { colour: <b /> },
  sections: { look: <b /> },
  actions: {
    wash: {
      before: ({ records }) => records.every((row) => row.colour !== 'white'),
      after: ({ result }) => void result.results.length,
    },
  },
  list: { above: <b />, toolbar: <b />, aside: <b />, empty: <b />, body: <b /> },
  form: { above: <b />, toolbar: <b />, aside: <b /> },
  show: { above: <b />, toolbar: <b />, aside: <b />, below: <b />, related: { 'trip.vehicleId': <b /> } },
};
`;

const OVERRIDES_AT = 'resources/vehicles/overrides.tsx';

/** Prints the schemas as they are in a case, and checks the same overrides against them. */
async function mistakes(change: (schema: string) => string): Promise<string[]> {
  const model = exampleModel({ vehicle: change(VEHICLE), trip: change(TRIP) });
  const files = await print(model);
  const texts = files
    .filter(({ path }) => path.includes('/vehicles/'))
    .map(({ path, text }) => [`generated/${path}`, text]);
  const all = { ...Object.fromEntries(texts), [OVERRIDES_AT]: OVERRIDES };
  return [...new Set(typeErrors(all, [OVERRIDES_AT]))];
}

const lines = (path: string, ...numbers: number[]): string[] => numbers.map((line) => `${path}:${line}`);

describe('overrides', () => {
  test('may fill every slot of an entity', { timeout: 120_000 }, async () => {
    expect(await mistakes((schema) => schema)).toEqual([]);
  });

  test.each([
    [
      'a field',
      (schema: string) => schema.replace(/ {2}colour: .*\n/, '').replaceAll(', colour]', ']'),
      lines(OVERRIDES_AT, 4, 5, 6, 7, 11),
    ],
    [
      'a filter',
      (schema: string) => schema.replace('filters: [plate, colour]', 'filters: [plate]'),
      lines(OVERRIDES_AT, 7),
    ],
    [
      'the last filter',
      (schema: string) => schema.replace('filters: [plate, colour]', 'filters: []'),
      lines(OVERRIDES_AT, 7),
    ],
    [
      'a section',
      (schema: string) => schema.replace(', look: {fields: [wheels, colour]}', ', wheels: {fields: [wheels, colour]}'),
      lines(OVERRIDES_AT, 8),
    ],
    [
      'an action',
      (schema: string) => schema.replace(/ {2}wash: \{label.*\n/, '').replace(', wash: {path: /v/wash}', ''),
      lines(OVERRIDES_AT, 10, 11, 12),
    ],
    ['what refers to it', (schema: string) => schema.replace(', x-ref: {to: vehicle}', ''), lines(OVERRIDES_AT, 17)],
  ] as const)(
    'do not compile any more where the schema lost %s',
    { timeout: 120_000 },
    async (_what, change, places) => {
      expect(await mistakes(change)).toEqual(places);
    },
  );
});
