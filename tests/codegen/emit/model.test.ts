import { describe, expect, it } from 'vitest';
import { entityMeta } from '#codegen/emit/meta.ts';
import { exampleModel } from './example.ts';
import { printedFile, printedLine } from './printed.ts';

const [ad, adSlot] = exampleModel().entities;

describe('printed types', () => {
  it('have in a row what is always answered, and leave open what may be missing or forbidden', async () => {
    const text = await printedLine('model/ads/types.gen.ts');
    expect(text).toContain('export interface AdRow { id: string; corpId: string; rev: number; name: string;');
    expect(text).toContain('price?: number | null;');
    expect(text).toContain("status: 'waiting' | 'playing' | 'deleted';");
  });

  it('never answer what is write-only', async () => {
    const [row] = (await printedFile('model/ads/types.gen.ts')).split('export interface AdCreate');
    expect(row).not.toContain('pin');
  });

  it('do not require on create what has a default or depends on another field', async () => {
    expect(await printedLine('model/ads/types.gen.ts')).toContain(
      "export interface AdCreate { name: string; kind?: 'file' | 'url'; url?: string | null;",
    );
  });

  it('name what a service takes and answers after its verb', async () => {
    expect(await printedLine('model/ads/types.gen.ts')).toContain(
      'export interface AdCountInput { days: number; } export interface AdCountOutput { n: number; }',
    );
  });
});

describe('printed validators', () => {
  it('require what x-when turns on by a rule, since only the values tell', async () => {
    const text = await printedLine('model/ads/types.gen.ts');
    expect(text).toContain(
      "{ id: 'required', at: 'url', reads: ['kind', 'url'], assert: (v) => !eq(v.kind, 'url') || !isMissing(v.url) }",
    );
  });

  it('have limits and spans of the schemas as numbers', async () => {
    expect(await printedLine('model/ads/types.gen.ts')).toContain('ge(instant(v.startAt), c.now + 300000)');
  });

  it('refuse an empty text where one is required', async () => {
    expect(await printedLine('model/ads/types.gen.ts')).toContain(
      'name: z.string().check(z.minLength(1), z.maxLength(50)),',
    );
  });
});

describe('printed meta', () => {
  it('offers as filters ids, references, statuses, and what the list names', () => {
    expect(entityMeta(ad!).filters).toEqual({
      id: ['eq', 'in'],
      name: ['eq', 'contains'],
      kind: ['eq', 'in'],
      slotId: ['eq', 'in'],
      slotIds: ['eq', 'in'],
      status: ['eq', 'in'],
      startAt: ['eq', 'between'],
    });
  });

  it('sorts by no list, no secret and nothing computed', () => {
    const { sortable } = entityMeta(ad!);
    expect(sortable).not.toContain('slotIds');
    expect(sortable).not.toContain('pin');
    expect(sortable).not.toContain('daysLeft');
  });

  it('has no corporation where the platform shares the rows', () => {
    expect(entityMeta(adSlot!).scope).toBe('none');
  });
});

describe('printed tables of names', () => {
  it('have a call with its paths, permission and kind', async () => {
    const text = await printedLine('model/calls.gen.ts');
    expect(text).toContain(
      "'ad.stop': { kind: 'action', paths: ['/ad/stop.shtml', '/old/stop.shtml'], perm: 'ad.edit',",
    );
  });

  it('have limits in base units with their source', async () => {
    expect(await printedLine('model/limitValues.gen.ts')).toContain(
      '/** In milliseconds; spec 5. */ export const lead = 300000;',
    );
  });

  it('have the sentence of each rule, shared or of one entity', async () => {
    const text = await printedLine('model/rules.gen.ts');
    expect(text).toContain("required: { zh: '必填', en: 'Required' }");
    expect(text).toContain("'ad.lead': { zh: '太早', en: 'Too early' }");
  });

  it('have permissions with code and parent', async () => {
    const text = await printedLine('model/permissions.gen.ts');
    expect(text).toContain("'ad.view': { code: 101, parent: 'ad', systems: ['YXF'] }");
  });

  it('lead "/" to the home of each system', async () => {
    expect(await printedLine('model/routes.gen.ts')).toContain(
      "homePath: Readonly<Record<System, string>> = { YXF: '/adv_mag',",
    );
  });

  it('type every call by what is sent, answered and given by its handler', async () => {
    const text = await printedLine('model/callTypes.gen.ts');
    expect(text).toContain('type AdStopInput = { ids: string[]; reason: string }');
    expect(text).toContain(
      "'ad.stop': { path: '/ad/stop.shtml'; input: AdStopInput; output: BatchResult; handlerOutput: BatchResult };",
    );
    expect(text).toContain(
      "'ad.one': { path: '/ad/one.shtml'; input: Id; output: AdDetail; handlerOutput: StoredRow };",
    );
  });
});

describe('the page of errors', () => {
  it('says of each code what to do, and keeps its columns whatever a sentence holds', async () => {
    expect(await printedFile('../docs/errors.gen.md')).toContain(
      '| -10007 | NOT_FOUND | 不存在 | Not \\| there | 刷新。Reload. |',
    );
  });
});
