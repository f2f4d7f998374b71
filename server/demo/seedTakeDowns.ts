import { openRun } from '../jobs/packages/runs.ts';
import { DAY_MS, known, ownerTx, type DemoContext } from './context.ts';

const HOUR_MS = 3_600_000;

/** A take-down of the demo: hours ago, and of what. */
interface DemoTakeDown {
  ad: string;
  hoursAgo: number;
  reason: string;
  isLifted?: true;
}

const takeDowns: readonly DemoTakeDown[] = [
  { ad: '第二杯半价（价格有误）', hoursAgo: 3, reason: '价格与门店不一致' },
  { ad: '春日新品茶', hoursAgo: 9 * 24, reason: '等待品牌方确认授权', isLifted: true },
];

/** Take-downs of ads: one that waits for the screens that are offline, and one that was lifted. */
export async function seedTakeDowns(demo: DemoContext): Promise<void> {
  const own = ownerTx(demo);
  const creatorId = known(demo.accounts, 'operator');
  for (const { ad: name, hoursAgo, reason, isLifted } of takeDowns) {
    const [ad] = await own.ads.find((eb) => eb('name', '=', name), { limit: 1 });
    if (!ad) throw new Error(`the demo's tables do not know "${name}"`);
    const createdAt = demo.now - hoursAgo * HOUR_MS;
    const deptId = ad.deptId;
    const screens = await own.devices.find((eb) =>
      eb.and([eb('group_id', 'in', ad.targetIds), eb('heartbeat_at', 'is not', null)]),
    );
    const stopped = screens.filter(({ status }) => isLifted || status === 'online');
    const order = await own.takeDowns.insert({
      targetType: 'ad',
      targetId: ad.id,
      targetName: ad.name,
      reason,
      status: isLifted ? 'lifted' : stopped.length < screens.length ? 'stopping' : 'stopped',
      ads: 1,
      total: screens.length,
      confirmed: stopped.length,
      creatorId,
      deptId,
      createdAt,
      ...(isLifted ? { liftedAt: createdAt + DAY_MS, lifterId: creatorId } : {}),
    });
    for (const [index, screen] of screens.entries()) {
      const tookMs = 420 + 130 * index;
      await own.takeDownScreens.insert({
        takeDownId: order.id,
        deviceId: screen.id,
        deptId,
        creatorId,
        createdAt,
        lastSeenAt: screen.heartbeatAt,
        ...(stopped.includes(screen)
          ? { status: 'confirmed', confirmedAt: createdAt + tookMs, tookMs }
          : { status: 'offline' }),
      });
    }
  }
}

/** Offline packages of two screens: one that expired, and one that the server makes after its start. */
export async function seedPackages(demo: DemoContext): Promise<void> {
  const own = ownerTx(demo);
  const creatorId = known(demo.accounts, 'operator');
  const [first, second] = [...demo.devices].filter(([, { wasOn }]) => wasOn);
  if (!first || !second) throw new Error('the demo has too few screens');
  const of = ([name, { id, deptId }]: typeof first) => ({ name, deviceId: id, deptId, creatorId });
  const finishedAt = demo.now - 9 * DAY_MS;
  await own.offlinePackages.insert({
    ...of(second),
    status: 'expired',
    ads: 3,
    files: 3,
    size: 4_182_311,
    createdAt: finishedAt - 2_000,
    startedAt: finishedAt - 1_800,
    finishedAt,
    expiresAt: finishedAt + 7 * DAY_MS,
  });
  const row = await own.offlinePackages.insert({ ...of(first), status: 'waiting' });
  await openRun(demo.tx, row);
}
