import { uuidv7 } from '#core/uuid.ts';
import { loadConfig } from '#server/config.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { openServices } from '#server/openServices.ts';

export const PASSWORD = 'bench-password';
const DEVICES = 100_000;
const AT_ONCE = 500;

export interface Seeded {
  corpId: string;
  /** Department of who asks: half of the devices are in it. */
  deptId: string;
  deviceIds: string[];
}

/** Fills a store with the demo's people and 100,000 devices of theirs, half of them within the scope of `editor_dept`. */
export async function seedDevices(env: Record<string, string>): Promise<Seeded> {
  const services = await openServices(loadConfig({ ...env, LOG_LEVEL: 'error' }), () => undefined);
  try {
    await seedDemo(services, PASSWORD);
    return await services.store.write({ kind: 'system', corpId: null }, async (tx) => {
      const [operator] = await tx.accounts.find((eb) => eb('user_name', '=', 'editor_dept'), { limit: 1 });
      const [other] = await tx.accounts.find((eb) => eb('user_name', '=', 'reviewer'), { limit: 1 });
      if (!operator || !other) throw new Error('the demo has no editor_dept');
      const [group] = await tx
        .as({ kind: 'system', corpId: operator.corpId })
        .deviceGroups.find((eb) => eb('id', '!=', ''));
      if (!group) throw new Error('the demo has no group');
      const deviceIds: string[] = [];
      for (let i = 0; i < DEVICES; i += AT_ONCE) {
        const rows = Array.from({ length: AT_ONCE }, (_, j) => {
          const id = uuidv7(tx.now);
          deviceIds.push(id);
          const n = i + j;
          return {
            id,
            group_id: group.id,
            dept_id: n % 2 === 0 ? operator.deptId : other.deptId,
            created_at: tx.now + n,
            updated_at: tx.now,
            rev: 1,
            uuid: `B${String(n).padStart(7, '0')}`,
            name: `Screen ${n}`,
            type: n % 3 === 0 ? 'windows' : 'android',
            status: n % 4 === 0 ? 'offline' : 'online',
            zone: 'Asia/Shanghai',
            district_code: '310104',
            // As its status says, so that no transition is due while something else is measured.
            heartbeat_at: tx.now + (n % 4 === 0 ? -3_600_000 : 3_600_000),
            expire_at: tx.now + 31_536_000_000,
          };
        });
        await tx.ofCorp(operator.corpId).insertInto('devices', rows).execute();
      }
      return {
        corpId: operator.corpId,
        deptId: operator.deptId ?? '',
        deviceIds: deviceIds.filter((_, n) => n % 2 === 0),
      };
    });
  } finally {
    await services.store.close();
  }
}
