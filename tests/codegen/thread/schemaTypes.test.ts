import { describe, expect, it } from 'vitest';
import { memberTypes } from '#codegen/thread/schemaTypes.ts';

const place = {
  type: 'object',
  description: 'A place, in px',
  additionalProperties: false,
  required: ['x'],
  properties: { x: { type: 'integer', description: 'From the left' }, 'y-z': { type: ['string', 'null'] } },
};
const typed = (...schemas: object[]) => memberTypes(schemas.map((schema) => JSON.stringify(schema)));
const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('types of schemas', () => {
  it('come each by itself, in their order, descriptions as comments', async () => {
    const [word, at, list, again] = await typed(
      { type: 'string', enum: ['a', 'b'] },
      place,
      { type: 'array', items: place },
      { type: 'boolean', description: 'Ends with __1?: */ of nothing' },
    );
    expect(word).toEqual({ comment: '', type: '("a" | "b")' });
    expect(squeezed(at!.comment)).toBe('/** * A place, in px */ ');
    expect(squeezed(at!.type)).toBe('{ /** * From the left */ x: number "y-z"?: (string | null) }');
    expect(squeezed(list!.type)).toBe('{ /** * From the left */ x: number "y-z"?: (string | null) }[]');
    expect(again!.type).toBe('boolean');
  });

  it('have no name of their own: it would be a type beside', async () => {
    await expect(typed({ ...place, title: 'Place' })).rejects.toThrow('has a title');
  });
});
