import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { loadFolder } from '#codegen/load.ts';
import { buildModel } from '#codegen/model/build.ts';

const ROOT = join(import.meta.dirname, '../../..');
const copies: string[] = [];

afterEach(() => copies.splice(0).forEach((copy) => rmSync(copy, { recursive: true })));

/** Names that no role editor offers, in a project with these schemas, further permissions, and code. */
function unusedIn({ further = '', entity = '', code = {} }: { further?: string; entity?: string; code?: object }) {
  const copy = mkdtempSync(join(tmpdir(), 'unused-'));
  copies.push(copy);
  cpSync(join(ROOT, 'schemas/_enums.yaml'), join(copy, 'schemas/_enums.yaml'));
  writeFileSync(join(copy, 'schemas/_permissions.yaml'), further);
  if (entity) writeFileSync(join(copy, 'schemas/vat.yaml'), entity);
  for (const [path, text] of Object.entries(code)) {
    mkdirSync(join(copy, path, '..'), { recursive: true });
    writeFileSync(join(copy, path), String(text));
  }
  const { model, problems } = buildModel(loadFolder(join(copy, 'schemas')));
  expect(problems).toEqual([]);
  return model!.permissions.filter(({ unused }) => unused).map(({ name }) => name);
}

const label = 'label: {zh: 词, en: Word}';
const VAT_CODES = `
vat:
  code: 1
  ${label}
  children: {view: {code: 2, ${label}}, add: {code: 3, ${label}}, park: {code: 4, ${label}}, cost: {code: 5, ${label}}, dear: {code: 6, ${label}}, old: {code: 7, ${label}}}
`;
const VAT = `
$id: vat
type: object
required: [name]
x-entity: {${label}, perm: {list: vat.view, create: vat.add}, scope: {}}
properties:
  name: {type: string, maxLength: 9, ${label.replace('label', 'x-label')}}
  grade: {type: string, enum: [a, b], x-label: {zh: 级, en: Grade}, x-enum: {a: {zh: 甲, en: A}, b: {zh: 乙, en: B}}, x-perm: {values: {b: vat.dear}}}
  cost: {type: integer, x-label: {zh: 成本, en: Cost}, x-perm: {read: vat.cost}}
x-list: {columns: [name], filters: [], views: {parked: {${label}, perm: vat.park}}}
x-calls: {list: {path: /vat/list}, create: {path: /vat/add}}
`;

describe('a permission that guards nothing [PERM-02]', () => {
  it('is that of the first page alone, where each session lands', () => {
    const { model } = buildModel(loadFolder(join(ROOT, 'schemas')));
    expect(model!.permissions.filter(({ unused }) => unused).map(({ name }) => name)).toEqual(['home']);
  });

  it('is none that a call, a field, a value, a view or a page asks for', () => {
    expect(unusedIn({ further: VAT_CODES, entity: VAT })).toEqual(['vat.old']);
  });

  it('is offered once code asks for it; a heading once one below it is', () => {
    const further = `far: {code: 1, ${label}, children: {see: {code: 2, ${label}}, away: {code: 3, ${label}}}}`;
    expect(unusedIn({ further, entity: '' })).toEqual(['far', 'far.see', 'far.away']);
    const code = { 'server/handlers/far.ts': `if (user.can('far.see')) look();` };
    expect(unusedIn({ further, entity: '', code })).toEqual(['far.away']);
  });

  it('is not offered because a role of the demo holds it, or because a common word is its heading', () => {
    const further = `far: {code: 1, ${label}, children: {see: {code: 2, ${label}}}}`;
    const code = { 'server/demo/roles.ts': `['far.see']`, 'src/icons.ts': `icon('far')` };
    expect(unusedIn({ further, entity: '', code })).toEqual(['far', 'far.see']);
  });
});
