import type { Hints } from '../services.ts';
import type { Bus } from '../store/types.ts';

const TOPIC = 'device-hint';

/** Hints over the store's bus: a device's connection may be with another process than the one that has the news. */
export function createHints(bus: Bus): Hints {
  const listeners = new Map<string, Set<() => void>>();
  bus.subscribe(TOPIC, (deviceId) => {
    for (const listener of listeners.get(deviceId) ?? []) listener();
  });
  return {
    send: (deviceId) => bus.publish(TOPIC, deviceId),
    subscribe(deviceId, listener) {
      const own = listeners.get(deviceId) ?? new Set();
      listeners.set(deviceId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(deviceId);
      };
    },
  };
}
