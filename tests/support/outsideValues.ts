import { promotionEnd } from '#core/schedule/promotion.ts';
import { builtinLayouts } from '#core/layout/builtin.ts';
import { permissions, type PermissionName } from '#generated/model/permissions.gen.ts';
import { samples } from '#tests/support/cases/samples.ts';
import type { TestApp } from './buildTestApp.ts';
import { fixture, givePoints, showNumber, upload } from './library.ts';
import type { Persona } from './personas.ts';

interface Scene {
  test: TestApp;
  caller: Persona;
}

type Values = Readonly<Record<string, unknown>>;

let serial = 0;

/** Enrols a new player, with a free device point, and returns the number on its screen: `wanted` where that is an edge value of the schema. */
async function numberOnScreen({ test }: Scene, wanted: unknown, { type }: Values): Promise<string> {
  await givePoints(test, type === 'windows' ? 'windows' : 'android');
  serial += 1;
  const shown = await showNumber(test, `screen${serial}`.padEnd(43, 'x'));
  if (typeof wanted !== 'string' || !samples['device']!.edges['uuid']!.includes(wanted)) return shown;
  return test.services.store.write({ kind: 'system', corpId: null }, async ({ db, devices }) => {
    // Samples come round again: a number that a device has already is no other device's.
    if ((await devices.count((eb) => eb('uuid', '=', wanted))) > 0) return shown;
    await db.deleteFrom('enrolments').where('number', '=', wanted).execute();
    await db.updateTable('enrolments').set({ number: wanted }).where('number', '=', shown).execute();
    return wanted;
  });
}

const operatorCodes = (Object.keys(permissions) as PermissionName[]).filter((name) =>
  permissions[name].systems.includes('YXF'),
);

/**
 * Field values that cannot be generated from a schema, because something outside it decides: the number that a player
 * shows, a layout document that the renderer reads, the names of permissions. Keyed by `<entity>.<field>`.
 */
export const outsideValues: Readonly<Record<string, (scene: Scene, value: unknown, payload: Values) => unknown>> = {
  // The duration of a promotion says its end.
  'ad.endAt': (_scene, value, { startAt, promotion }) => {
    const isSaid = typeof startAt === 'string' && typeof promotion === 'string';
    const end = isSaid ? promotionEnd(Date.parse(startAt), promotion) : null;
    return end === null ? value : new Date(end).toISOString();
  },
  'device.uuid': numberOnScreen,
  'layout.document': () => builtinLayouts[0]!.document,
  'role.permissions': (_world, value) => operatorCodes.slice(0, (value as unknown[]).length),
};

/** Entities that have no create call, and how a test creates one: a material comes by an upload, each file once. */
export const createdOutside: Readonly<Record<string, (scene: Scene) => Promise<string>>> = {
  async material({ test, caller }) {
    serial += 1;
    const bytes = Buffer.concat([fixture('poster.png'), Buffer.from(`${serial}`)]);
    const { code, message, data } = await upload(test, caller, `poster-${serial}.png`, bytes);
    if (code !== 0) throw new Error(`the picture was refused: ${code} ${message}`);
    return data!.id;
  },
};
