import type { Store } from '../store/types.ts';
import { screens } from './screens.ts';

/** The demo's screens that are online have no player: this speaks for them, so that the list shows a day like any other. */
export async function speakForScreens(store: Store): Promise<void> {
  const names = screens.filter(({ status }) => status === 'online').map(({ name }) => name);
  await store.write({ kind: 'system', corpId: null }, (tx) =>
    tx.devices.updateAll((eb) => eb.and([eb('name', 'in', names), eb('uuid', 'like', 'DEMX%')]), {
      heartbeatAt: tx.now,
    }),
  );
}
