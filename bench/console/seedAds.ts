import { uuidv7 } from '#core/uuid.ts';
import { loadConfig } from '#server/config.ts';
import { openServices } from '#server/openServices.ts';

const ADS = 100_000;
const AT_ONCE = 300;
/** With the download that belongs to each: no transition is due while something else is measured. */
const STATES = [
  ['playing', 'success'],
  ['pendingPlay', 'pending'],
  ['paused', 'success'],
  ['expired', 'success'],
  ['pendingApproval', 'pending'],
] as const;
const DAY_MS = 86_400_000;

/** Multiplies an ad of the demo until a list of ads has 100,000 of them, in every state. */
export async function seedAds(env: Record<string, string>): Promise<void> {
  const services = await openServices(loadConfig({ ...env, LOG_LEVEL: 'error' }), () => undefined);
  try {
    await services.store.write({ kind: 'system', corpId: null }, async (tx) => {
      const pattern = await tx.acrossCorps('any will do').selectFrom('ads').selectAll().limit(1).executeTakeFirst();
      if (!pattern) throw new Error('the demo has no ad');
      for (let i = 0; i < ADS; i += AT_ONCE) {
        const rows = Array.from({ length: Math.min(AT_ONCE, ADS - i) }, (_, j) => {
          const [status, download] = STATES[(i + j) % STATES.length]!;
          return {
            ...pattern,
            id: uuidv7(tx.now),
            name: `Ad ${i + j}`,
            status,
            download_status: download,
            start_at: tx.now - DAY_MS,
            end_at: tx.now + 30 * DAY_MS,
            created_at: tx.now + i + j,
          };
        });
        await tx.ofCorp(pattern.corp_id).insertInto('ads', rows).execute();
      }
    });
  } finally {
    await services.store.close();
  }
}
