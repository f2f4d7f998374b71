import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { TestApp } from './buildTestApp.ts';

let made = 0;

/** Lays a screen into the store as one that was added and is on: no player and no point stand behind it. */
export const laidScreen = (
  test: Pick<TestApp, 'services' | 'personas' | 'clock'>,
  values: Partial<DeviceStored> = {},
  corpId: string = test.personas.own.corpId,
): Promise<string> =>
  test.services.store.write({ kind: 'system', corpId }, async (tx) => {
    made += 1;
    const row = await tx.devices.insert({
      uuid: `LAID${String(made).padStart(4, '0')}`,
      name: `Screen ${made}`,
      type: 'android',
      status: 'online',
      zone: 'Asia/Shanghai',
      heartbeatAt: test.clock.now(),
      expireAt: test.clock.now() + 365 * 86_400_000,
      groupId: null,
      setIds: [],
      tagIds: [],
      ...values,
    });
    return row.id;
  });
