import { describe, expect, it } from 'vitest';
import { documentation } from '#codegen/emit/docs/index.ts';
import { entityDoc } from '#codegen/emit/docs/entityDoc.ts';
import { print } from '#codegen/generate.ts';
import type { Entity } from '#codegen/model/types.ts';
import { model } from '#tests/support/cases/model.ts';

const named = (name: string): Entity => model.entities.find(({ names }) => names.camel === name)!;

describe('the printed documentation', () => {
  it('has no label, so that a new word changes no page', async () => {
    const renamed = JSON.parse(
      JSON.stringify(model, (key, value: unknown) =>
        value instanceof Set ? { set: [...value] } : key === 'msg' ? { zh: '别的', en: 'Another' } : value,
      ),
      (_, value: unknown) =>
        typeof value === 'object' && value !== null && 'set' in value ? new Set(value.set as []) : value,
    ) as typeof model;
    for (const entity of renamed.entities) {
      entity.label = { zh: '甲', en: 'Thing' };
      for (const field of entity.fields) field.label = { zh: '乙', en: 'Part' };
    }
    expect(await print(renamed, [documentation])).toEqual(await print(model, [documentation]));
  });

  it('says conditions and limits as they are written', () => {
    const { fields, rules, system, limits } = entityDoc(named('ad'));
    expect(fields.find(({ name }) => name === 'playCount')).toEqual({
      name: 'playCount',
      json: { minimum: 1, maximum: 100_000 },
      when: "type == 'insertion' && insertionType == 'times'",
    });
    expect(rules[0]).toEqual({
      id: 'startLead',
      at: 'startAt',
      on: ['create'],
      assert: "type == 'emergency' || startAt == null || startAt >= now() + limits.scheduling",
    });
    expect(system.at(-1)).toBe('endAt <= now()');
    expect(limits).toEqual(['scheduling']);
  });
});
