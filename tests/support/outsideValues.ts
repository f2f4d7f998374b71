import { lastDayOf } from '#core/promotion/term.ts';
import { promotionEnd } from '#core/schedule/promotion.ts';
import { builtinLayouts } from '#core/layout/builtin.ts';
import { permissions, type PermissionName } from '#generated/model/permissions.gen.ts';
import { samples } from '#tests/support/cases/samples.ts';
import type { TestApp } from './buildTestApp.ts';
import { data } from './call.ts';
import { fixture, givePoints, showNumber, upload } from './library.ts';
import type { Persona } from './personas.ts';

interface Scene {
  test: TestApp;
  caller: Persona;
  /** Id of a screen of the caller's enterprise. */
  screen: () => Promise<string>;
}

type Values = Readonly<Record<string, unknown>>;

let serial = 0;

/** Enrols a new player, with a free device point, and returns the number on its screen: `wanted` where that is an edge value of the schema. */
async function numberOnScreen({ test }: Scene, wanted: unknown, { type }: Values): Promise<string> {
  await givePoints(test, type === 'windows' ? 'windows' : 'android');
  serial += 1;
  // Each in a shop of its own: of one address only so many wait, and those of deleted screens wait again.
  const address = `10.${serial >> 16}.${(serial >> 8) & 255}.${serial & 255}`;
  const shown = await showNumber(test, `screen${serial}`.padEnd(43, 'x'), address);
  if (typeof wanted !== 'string' || !samples['device']!.edges['uuid']!.includes(wanted)) return shown;
  return test.services.store.write({ kind: 'system', corpId: null }, async ({ db, devices }) => {
    // Samples come round again: a number that a device has already is no other device's.
    if ((await devices.count((eb) => eb('uuid', '=', wanted))) > 0) return shown;
    await db.deleteFrom('enrolments').where('number', '=', wanted).execute();
    await db.updateTable('enrolments').set({ number: wanted }).where('number', '=', shown).execute();
    return wanted;
  });
}

/** Puts a new screen into each of these groups, sets, tags or stores: nothing is installed where there is none. */
async function withScreens(scene: Scene, ids: unknown, { targetType = 'device' }: Values): Promise<unknown> {
  const { test, caller } = scene;
  for (const id of targetType === 'device' ? [] : (ids as string[])) {
    const type = 'android';
    const uuid = await numberOnScreen(scene, undefined, { type });
    const place = {
      deviceGroup: { groupId: id },
      deviceSet: { setIds: [id] },
      tag: { tagIds: [id] },
      store: { storeId: id },
    };
    const more = place[targetType as keyof typeof place];
    await data(test, caller, 'device.create', { uuid, name: `Screen ${uuid}`, type, ...more });
  }
  return ids;
}

const operatorCodes = (Object.keys(permissions) as PermissionName[]).filter((name) =>
  permissions[name].systems.includes('YXF'),
);

/** Id of the ad area of the layout that every test lays. */
const AREA = builtinLayouts[0]!.document.pages[0]!.widgets.find(({ kind }) => kind === 'adSlot')!.id;

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
  'promotionGroup.endDay': (_scene, value, { startDay, promotion }) =>
    lastDayOf(startDay as string | null, promotion as string | null) ?? value,
  // Two insertions in one place leave time in their cycle.
  'ad.durationS': (_scene, value, { playCycleS }) =>
    typeof playCycleS === 'number' ? Math.min(Number(value), Math.floor((playCycleS - 1) / 2)) : value,
  'device.uuid': numberOnScreen,
  'firmwareTask.targetIds': withScreens,
  'layout.document': () => builtinLayouts[0]!.document,
  // An area of that layout.
  'adSlot.widgetId': () => AREA,
  // One is in review at a time: those before are decided.
  'verification.pictures': async ({ test }, value) => {
    await test.services.store.write({ kind: 'system', corpId: null }, (tx) =>
      tx.verifications.updateAll((eb) => eb('status', '=', 'submitted'), { status: 'refused' }),
    );
    return value;
  },
  'verification.advertiserId': ({ test }) => test.personas.agent.corpId,
  'role.permissions': (_world, value) => operatorCodes.slice(0, (value as unknown[]).length),
};

/** Entities that have no create call, and how a test creates one: a material comes by an upload, each file once. */
export const createdOutside: Readonly<Record<string, (scene: Scene) => Promise<string>>> = {
  async material({ test, caller }) {
    serial += 1;
    const bytes = Buffer.concat([fixture('poster.png'), Buffer.from(`${serial}`)]);
    const { code, message, data: made } = await upload(test, caller, `poster-${serial}.png`, bytes);
    if (code !== 0) throw new Error(`the picture was refused: ${code} ${message}`);
    return made!.id;
  },
  // A passer-by sends it to a screen that sells casts (tests/server/handlers/casts); here it waits for its review.
  async cast({ test, caller, screen: laid }) {
    const deviceId = await laid();
    serial += 1;
    return test.services.store.write({ kind: 'system', corpId: caller.corpId }, async (tx) => {
      const { id } = await tx.casts.insert({
        number: `C${serial}`,
        status: 'waiting',
        kind: 'text',
        text: 'Happy birthday',
        deviceId,
        amountFen: 0,
        needsReview: true,
        until: tx.now + 3_600_000,
        refund: 'none',
      });
      return id;
    });
  },
  // A plan makes the task, and gives it to the caller.
  async monitorTask({ test, caller, screen: laid }) {
    const screen = await laid();
    const { id: planId } = await data<{ id: string }>(test, caller, 'monitorPlan.create', {
      name: 'Plan',
      taskName: 'Task',
      handlerId: caller.userId,
      deadline: new Date(test.clock.now() + 3_600_000).toISOString(),
      deviceIds: [screen],
    });
    const { list } = await data<{ list: { id: string }[] }>(test, caller, 'monitorTask.list', { filter: { planId } });
    return list[0]!.id;
  },
};
