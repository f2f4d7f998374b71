import { builtinLayouts } from '#core/layout/builtin.ts';
import { permissions, type PermissionName } from '#generated/model/permissions.gen.ts';
import { samples } from '#tests/support/cases/samples.ts';
import type { TestApp } from './buildTestApp.ts';
import { fixture, givePoints, showNumber, upload } from './library.ts';
import type { Persona } from './personas.ts';

interface World {
  test: TestApp;
  caller: Persona;
}

type Values = Readonly<Record<string, unknown>>;

let serial = 0;

/** Shows a number on a new player's screen, for which there is a free point: a value at the edges itself, else any. */
async function numberOnScreen({ test }: World, wished: unknown, { type }: Values): Promise<string> {
  await givePoints(test, type === 'windows' ? 'windows' : 'android');
  serial += 1;
  const shown = await showNumber(test, `screen${serial}`.padEnd(43, 'x'));
  if (typeof wished !== 'string' || !samples['device']!.edges['uuid']!.includes(wished)) return shown;
  await test.services.store.write({ kind: 'system', corpId: null }, async ({ db }) => {
    await db.deleteFrom('enrolments').where('number', '=', wished).execute();
    await db.updateTable('enrolments').set({ number: wished }).where('number', '=', shown).execute();
  });
  return wished;
}

const operatorCodes = (Object.keys(permissions) as PermissionName[]).filter((name) =>
  permissions[name].systems.includes('YXF'),
);

/**
 * Values that a schema alone does not make, because a part of the world outside is asked: a player that shows a number,
 * a document that the renderer reads, permissions that exist. An entity that is only its schema is not here.
 */
export const valuesOfWorld: Readonly<Record<string, (world: World, value: unknown, payload: Values) => unknown>> = {
  'device.uuid': numberOnScreen,
  'layout.document': () => builtinLayouts[0]!.document,
  'role.permissions': (_world, value) => operatorCodes.slice(0, (value as unknown[]).length),
};

/** What is not created by a call of that name: a file comes by an upload, and no library has one twice. */
export const madeOtherwise: Readonly<Record<string, (world: World) => Promise<string>>> = {
  async material({ test, caller }) {
    serial += 1;
    const bytes = Buffer.concat([fixture('poster.png'), Buffer.from(`${serial}`)]);
    const { code, message, data } = await upload(test, caller, `poster-${serial}.png`, bytes);
    if (code !== 0) throw new Error(`the picture was refused: ${code} ${message}`);
    return data!.id;
  },
};
