import type { Clock, Presence, Present } from './services.ts';
import type { Bus } from './store/types.ts';

const TOPIC = 'presence';

/** Milliseconds after which a window that told nothing counts as gone. */
const GONE_AFTER_MS = 20_000;

type Message = Present & { place: string; at: number; leaves?: boolean };

/**
 * Who is where, over the store's bus: each window tells it again every few seconds, so that a lost message mends itself and a
 * window that died is forgotten. Nothing of it is stored.
 */
export function createPresence(bus: Bus, clock: Clock): Presence {
  const places = new Map<string, Map<string, Present & { at: number }>>();
  bus.subscribe(TOPIC, (text) => {
    const { place, at, leaves = false, ...present } = JSON.parse(text) as Message;
    const windows = places.get(place) ?? new Map<string, Present & { at: number }>();
    if (leaves) windows.delete(present.window);
    else windows.set(present.window, { ...present, at });
    if (windows.size > 0) places.set(place, windows);
    else places.delete(place);
  });
  /** Forgets the windows of a place that told nothing for long. */
  const swept = (place: string): Map<string, Present> => {
    const windows = places.get(place);
    for (const [window, { at }] of windows ?? []) if (at + GONE_AFTER_MS < clock.now()) windows?.delete(window);
    if (windows?.size === 0) places.delete(place);
    return windows ?? new Map<string, Present>();
  };
  return {
    tell(place, present) {
      // All places, so that those to which nobody comes back are forgotten as well.
      for (const known of places.keys()) swept(known);
      bus.publish(TOPIC, JSON.stringify({ place, at: clock.now(), ...present } satisfies Message));
    },
    leave: (place, present) =>
      bus.publish(TOPIC, JSON.stringify({ place, at: clock.now(), ...present, leaves: true } satisfies Message)),
    others: (place, window) =>
      [...swept(place).values()]
        .filter((one) => one.window !== window)
        .map(({ window: own, accountId, name }) => ({ window: own, accountId, name })),
  };
}
