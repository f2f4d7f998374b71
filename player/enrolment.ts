import type { EnrolRequest } from '#core/manifest/sync.ts';
import type { PlayerApi } from './api.ts';
import { backoffMs, jittered } from './backoff.ts';
import type { Database, Identity } from './database.ts';
import { saveIdentity } from './identity.ts';

interface Options {
  api: PlayerApi;
  database: Database;
  describe: () => Omit<EnrolRequest, 'secret'>;
  /** Reports the number to show (null until the server has given one), and whether the server answers. */
  onState: (state: { number: string | null; isOnline: boolean }) => void;
  wait?: ((ms: number) => Promise<void>) | undefined;
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Asks the server until somebody has added the device by the number on its screen; returns its identity. */
export async function enrolUntilAdded(
  identity: Identity,
  { api, database, describe, onState, wait = pause }: Options,
): Promise<Identity> {
  let number: string | null = null;
  for (let failures = 0; ;) {
    try {
      const answer = await api.enrol({ secret: identity.secret, ...describe() });
      failures = 0;
      number = answer.number;
      onState({ number, isOnline: true });
      if ('deviceKey' in answer) {
        const added = { ...identity, number: answer.number, deviceId: answer.deviceId, deviceKey: answer.deviceKey };
        await saveIdentity(database, added);
        return added;
      }
      await wait(jittered(answer.nextMs));
    } catch {
      // After any error the only thing to do is to retry, and to show it on the screen.
      failures += 1;
      onState({ number, isOnline: false });
      await wait(backoffMs(failures));
    }
  }
}
