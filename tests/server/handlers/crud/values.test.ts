import { expect, test } from 'vitest';
import { deviceMeta } from '#generated/model/devices/meta.gen.ts';
import type { EntityMeta } from '#core/entity/meta.ts';
import { choosable } from '#core/entity/choosable.ts';
import { importTemplate } from '#server/handlers/crud/importTemplate.ts';
import { checkChosen } from '#server/handlers/crud/values.ts';
import type { HandlerContext } from '#server/call/types.ts';
import { unzipSync } from 'fflate';

/** Devices, of which whoever may choose Windows needs a permission for it. */
const device: EntityMeta = {
  ...deviceMeta,
  fields: [
    ...deviceMeta.fields.map((field) =>
      field.name === 'type' ? { ...field, valuePerms: { windows: 'device.lock' } } : field,
    ),
    {
      ...deviceMeta.fields.find(({ name }) => name === 'name')!,
      name: 'kinds',
      kind: 'json',
      values: ['a', 'b'],
      valuePerms: { b: 'device.lock' },
    },
  ],
};
const without = { can: (permission: string) => permission !== 'device.lock' };
const holding = { can: () => true };

test('a value that needs a permission is chosen by who holds it, and stays where it is whoever changes the rest', () => {
  expect(() => checkChosen(device, { type: 'windows' }, holding)).not.toThrow();
  expect(() => checkChosen(device, { type: 'android' }, without)).not.toThrow();
  expect(() => checkChosen(device, { name: 'Hall', type: 'windows' }, without, { type: 'windows' })).not.toThrow();
  expect(() => checkChosen(device, { type: 'windows' }, without, { type: 'android' })).toThrow(
    expect.objectContaining({ code: 'NO_PERMISSION', detail: expect.objectContaining({ field: 'type' }) }),
  );
});

test('of a list what is added needs its permission, not what stood there', () => {
  expect(() => checkChosen(device, { kinds: ['a', 'b'] }, without, { kinds: ['b'] })).not.toThrow();
  expect(() => checkChosen(device, { kinds: ['a', 'b'] }, without, { kinds: ['a'] })).toThrow(
    expect.objectContaining({ code: 'NO_PERMISSION' }),
  );
});

test('the import template offers what its reader may choose', async () => {
  const textFor = async (user: { can: (permission: string) => boolean }) => {
    const context = { language: 'en_us', user } as unknown as HandlerContext<object, unknown>;
    const { body } = await importTemplate(device, context);
    const chunks: Uint8Array[] = [];
    for await (const chunk of body) chunks.push(Buffer.from(chunk));
    const files = unzipSync(Buffer.concat(chunks));
    return Object.values(files)
      .map((file) => new TextDecoder().decode(file))
      .join('');
  };
  expect(
    choosable(
      device.fields.find(({ name }) => name === 'type')!,
      without.can,
    ),
  ).not.toContain('windows');
  expect(await textFor(holding)).toContain('Windows');
  expect(await textFor(without)).not.toContain('Windows');
});
