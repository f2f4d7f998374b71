import { randomBytes } from 'node:crypto';
import { loadConfig } from '#server/config.ts';
import { DEMO_MARK } from '#server/demo/seed.ts';
import { openServices } from '#server/openServices.ts';

const secret = (): string => randomBytes(32).toString('hex');

/** Environment of a server as production runs it: it checks what comes in, and not again what goes out. */
export const production = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  APPID: 'vitrine-bench',
  APP_KEY: secret(),
  SECRET: secret(),
  LOG_LEVEL: 'error',
  RATE_FACTOR: '100000',
} as const;

/** The application of that server, which signs calls. */
export const application = { appid: production.APPID, key: production.APP_KEY };

/** Takes the demo out of what was seeded by its people: production starts over no store that has one. */
export async function withoutDemo(env: Record<string, string>): Promise<void> {
  const services = await openServices(loadConfig(env), () => undefined);
  try {
    await services.store.write({ kind: 'system', corpId: null }, async (tx) => {
      await tx.db.deleteFrom('settings').where('name', '=', DEMO_MARK).execute();
      const screens = await tx.devices.find((eb) => eb('uuid', 'like', 'DEMX%'), { fields: ['corpId'] });
      for (const { id, corpId } of screens)
        await tx.ofCorp(corpId).deleteFrom('devices').where('id', '=', id).execute();
    });
  } finally {
    await services.store.close();
  }
}
