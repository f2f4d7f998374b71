import type { EnrolRequest } from '#core/manifest/sync.ts';
import type { PlayerApi } from './api.ts';
import { backoffMs, jittered } from './backoff.ts';
import type { Database, Identity } from './database.ts';
import { saveIdentity } from './identity.ts';

/** Names by which somebody adds the screen: the code of the moment, and the number that it keeps. */
interface Shown {
  number: string | null;
  code: string | null;
}

interface Options {
  api: PlayerApi;
  database: Database;
  describe: () => Omit<EnrolRequest, 'secret'>;
  /** Reports what to show (null until the server has given it), and whether the server answers. */
  onState: (state: Shown & { isOnline: boolean }) => void;
  wait?: ((ms: number) => Promise<void>) | undefined;
  /** Ends the asking: an offline package has made the screen a device meanwhile. */
  signal?: AbortSignal;
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Asks the server until somebody has added the device by the number on its screen; returns its identity. */
export async function enrolUntilAdded(
  identity: Identity,
  { api, database, describe, onState, wait = pause, signal }: Options,
): Promise<Identity> {
  let shown: Shown = { number: null, code: null };
  let failures = 0;
  for (;;) {
    if (signal?.aborted) return identity;
    try {
      const answer = await api.enrol({ secret: identity.secret, ...describe() });
      if (signal?.aborted) return identity;
      failures = 0;
      shown = { number: answer.number, code: 'code' in answer ? (answer.code ?? null) : null };
      onState({ ...shown, isOnline: true });
      if ('deviceKey' in answer) {
        const { number, deviceId, deviceKey, packageKey = null } = answer;
        const added = { ...identity, number, deviceId, deviceKey, packageKey };
        await saveIdentity(database, added);
        return added;
      }
      await wait(jittered(answer.nextMs));
    } catch {
      if (signal?.aborted) return identity;
      // After any error the only thing to do is to retry, and to show it on the screen.
      failures += 1;
      onState({ ...shown, isOnline: false });
      await wait(backoffMs(failures));
    }
  }
}
