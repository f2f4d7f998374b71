import { limits } from '#generated/model/limits.gen.ts';
import { makePoints } from '../commands/givePoints.ts';
import { nextNumber } from '../commands/nextNumber.ts';
import { districtOf } from '../policies/districts.ts';
import { DAY_MS, known, ownerTx, type DemoContext } from './context.ts';
import { screens, sets, wall, type DemoScreen } from './screens.ts';
import { rights } from './stores.ts';

const FREE_POINTS = 4;
const OFFLINE_SINCE_MS = 5 * 3_600_000;
const POINT_YEARS = 1;
const PROVINCES: Readonly<Record<string, readonly string[]>> = { 广州市: ['广东省'], 杭州市: ['浙江省'] };

/** Number of a demo screen; no player shows it, so nobody can add the screen again. */
const numberOf = (index: number): string => `DEMX${String(index + 2000)}`;

async function groupsAndTags(demo: DemoContext): Promise<void> {
  const own = ownerTx(demo);
  const { layoutId } = known(demo.corporations, 'owner');
  for (const name of new Set(screens.map(({ group }) => group))) {
    const { rows, columns } = wall;
    const kind =
      name === wall.name
        ? ({ kind: 'multiScreen', rows, columns, inStep: true } as const)
        : ({ kind: 'common' } as const);
    demo.groups.set(name, (await own.deviceGroups.insert({ name, layoutId, ...kind })).id);
  }
  for (const name of sets) demo.sets.set(name, (await own.deviceSets.insert({ name })).id);
  for (const name of new Set(screens.flatMap(({ tags }) => tags)))
    demo.tags.set(name, (await own.tags.insert({ name })).id);
}

async function bindPoint(demo: DemoContext, screen: DemoScreen, deviceId: string): Promise<void> {
  const expireAt = demo.now + screen.daysLeft * DAY_MS;
  const isOver = screen.daysLeft <= 0;
  await ownerTx(demo).devicePoints.insert({
    number: await nextNumber(demo.tx, 'devicePoint'),
    type: screen.type,
    status: isOver ? 'expired' : 'bound',
    deviceId: isOver ? null : deviceId,
    boundAt: expireAt - POINT_YEARS * 365 * DAY_MS,
    years: POINT_YEARS,
    expireAt,
    orderNumber: 'M2025-0317',
  });
}

/** Hangs the wall's screens where their names say: the demo names them in the order of its rows. */
async function hangWall(demo: DemoContext): Promise<void> {
  const hung = screens.filter(({ group }) => group === wall.name);
  const places = hung.map(({ name }, at) => ({
    deviceId: known(demo.devices, name).id,
    row: Math.floor(at / wall.columns) + 1,
    column: (at % wall.columns) + 1,
  }));
  await ownerTx(demo).deviceGroups.update(known(demo.groups, wall.name), { places });
}

/** The media owner's screens, each on a point, and a few points that are still free. */
export async function seedScreens(demo: DemoContext): Promise<void> {
  const own = ownerTx(demo);
  await groupsAndTags(demo);
  for (const [index, screen] of screens.entries()) {
    const {
      name,
      scene,
      type,
      city,
      district,
      address,
      department,
      store,
      group,
      sets: setNames = [],
      tags,
      status,
      daysLeft,
      fault,
      freeMB,
    } = screen;
    const deptId = known(demo.departments, department);
    const groupId = known(demo.groups, group);
    const heartbeatAt = status === 'inactive' ? null : demo.now - (status === 'online' ? 0 : OFFLINE_SINCE_MS);
    const device = await own.devices.insert({
      uuid: numberOf(index),
      name,
      scene,
      type,
      status,
      fault: fault ?? null,
      freeBytes: (freeMB ?? 9_400 + 310 * index) * 1024 ** 2,
      groupId,
      tagIds: tags.map((tag) => known(demo.tags, tag)),
      setIds: setNames.map((set) => known(demo.sets, set)),
      deptId,
      storeId: store === undefined ? null : known(demo.stores, store),
      zone: 'Asia/Shanghai',
      districtCode: districtOf([...(PROVINCES[city] ?? []), city, district].join('/')) ?? null,
      address,
      region: department === 'south' ? '华南' : '华东',
      leader: '陆店',
      screenInches: type === 'windows' ? 75 : 43,
      resolution: '1920x1080',
      systemType: type === 'windows' ? 'Windows' : 'Android',
      systemVersion: type === 'windows' ? '11' : '13',
      apkVersion: '1.0.0',
      heartbeatAt,
      expireAt: demo.now + daysLeft * DAY_MS,
      boundAt: demo.now + (daysLeft - 365) * DAY_MS,
      pointYears: POINT_YEARS,
      orderNumber: 'M2025-0317',
    });
    const { id, storeId, districtCode } = device;
    const belongs = { deptId, groupId, storeId, districtCode };
    demo.devices.set(name, { id, ...belongs, tags, sets: setNames, wasOn: heartbeatAt !== null });
    await bindPoint(demo, screen, device.id);
  }
  await hangWall(demo);
  for (let i = 0; i < FREE_POINTS; i += 1) {
    await own.devicePoints.insert({
      number: await nextNumber(demo.tx, 'devicePoint'),
      type: 'android',
      status: 'free',
      years: POINT_YEARS,
      expireAt: demo.now + 365 * DAY_MS,
      orderNumber: 'M2025-0402',
    });
  }
  // The other enterprise can add its first screens, too.
  const rival = known(demo.corporations, 'rival').id;
  for (const type of ['android', 'windows'] as const)
    await makePoints(demo.tx, rival, {
      type,
      count: limits.trialPoints,
      expireAt: demo.now + 365 * DAY_MS,
      years: POINT_YEARS,
      trial: false,
    });
}

/** Control rights of somebody who else would see their own screens alone. */
export async function seedRights(demo: DemoContext): Promise<void> {
  const own = ownerTx(demo);
  const given = { accountId: known(demo.accounts, rights.account), creatorId: known(demo.accounts, 'operator') };
  for (const name of rights.screens)
    await own.deviceGrants.insert({ ...given, deviceId: known(demo.devices, name).id });
  await own.deviceGroupGrants.insert({ ...given, groupId: known(demo.groups, rights.group) });
}
