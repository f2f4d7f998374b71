import { createHash } from 'node:crypto';
import { known, ownerTx, DAY_MS, type DemoContext } from './context.ts';

const HOUR_MS = 3_600_000;
const MB = 1024 ** 2;

const APPS = [
  { id: 'com.android.chrome', name: 'Chrome', version: '133.0.6943.50' },
  { id: 'com.android.settings', name: 'Settings', version: '13' },
  { id: 'cn.vitrine.shell', name: 'Vitrine Shell', version: '1.2.0' },
];

const packages = [
  {
    name: '播放外壳 1.3.0',
    kind: 'apk',
    platform: 'android',
    version: '1.3.0',
    packageName: 'cn.vitrine.shell',
    size: 18 * MB,
  },
  {
    name: '一体机固件 20260214',
    kind: 'firmware',
    platform: 'android',
    version: '20260214',
    packageName: 'rk3588_box',
    size: 912 * MB,
  },
] as const;

/** Roll-outs of the demo: which package, how each of its screens ended, and how it stands. */
const rollOuts = [
  { item: 0, daysAgo: 6, status: 'completed', outcomes: ['done', 'done', 'refused', 'done'] },
  { item: 1, daysAgo: 1, status: 'halted', outcomes: ['failed', 'waiting', 'waiting'] },
] as const;

const macOf = (name: string): string =>
  ['02', ...(createHash('sha256').update(name).digest('hex').slice(0, 10).match(/../g) ?? [])].join(':').toUpperCase();

/** Seeds hardware and app reports of the demo's screens, packages for them, and two roll-outs (DEV-01, DEV-09). */
export async function seedFirmware(demo: DemoContext): Promise<void> {
  const own = ownerTx(demo);
  const creatorId = known(demo.accounts, 'operator');
  const devices = await own.devices.find((eb) => eb('heartbeat_at', 'is not', null));
  for (const { id, name, type } of devices)
    await own.devices.update(id, {
      macs: [macOf(name)],
      romBytes: (type === 'windows' ? 256 : 32) * 1000 ** 3,
      ramBytes: (type === 'windows' ? 8 : 4) * 1024 ** 3,
      model: type === 'windows' ? 'OPS-i5' : 'RK3588 Box',
      ...(type === 'android' ? { apps: APPS } : {}),
    });
  const ids: string[] = [];
  for (const { size, ...item } of packages) {
    const sha256 = createHash('sha256').update(item.name).digest('hex');
    const createdAt = demo.now - 8 * DAY_MS;
    ids.push((await own.firmwares.insert({ ...item, size, sha256, creatorId, createdAt })).id);
  }
  const screens = devices.filter(({ type }) => type === 'android');
  for (const { item, daysAgo, status, outcomes } of rollOuts) {
    const createdAt = demo.now - daysAgo * DAY_MS;
    const reached = screens.slice(0, outcomes.length);
    const count = (name: string): number => outcomes.slice(0, reached.length).filter((one) => one === name).length;
    const task = await own.firmwareTasks.insert({
      firmwareId: ids[item]!,
      status,
      targetType: 'device',
      targetIds: reached.map(({ id }) => id),
      startWith: 'count',
      firstCount: 1,
      stopShare: 20,
      total: reached.length,
      waiting: count('waiting'),
      running: 0,
      done: count('done'),
      failed: count('failed'),
      refused: count('refused'),
      isRest: status === 'completed',
      isHalted: status === 'halted',
      creatorId,
      createdAt,
    });
    for (const [index, { id: deviceId }] of reached.entries()) {
      const outcome = outcomes[index]!;
      await own.firmwareTaskScreens.insert({
        taskId: task.id,
        deviceId,
        creatorId,
        createdAt,
        isFirst: index === 0,
        status: outcome,
        percent: outcome === 'done' ? 100 : 0,
        ...(outcome === 'waiting' ? {} : { outcome, finishedAt: createdAt + (index + 1) * HOUR_MS }),
        ...(outcome === 'failed' ? { detail: 'INSTALL_FAILED_INSUFFICIENT_STORAGE' } : {}),
        ...(outcome === 'refused' ? { detail: 'no client' } : {}),
      });
    }
  }
}
