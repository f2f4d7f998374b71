import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { limits } from '#generated/model/limits.gen.ts';
import { pageOf, type Usage } from './event.ts';
import { listen } from './listen.ts';
import { createOutbox } from './outbox.ts';
import { visitKey } from './visit.ts';

export interface TrackingParts {
  /** Address that receives the batches. */
  collector: string;
  /** Origin of the calls; empty: the page's own. A collector there is told by the session's cookie whose visit it is. */
  apiBase?: string;
  /** Key of the user, sent in the header X-User-Key. */
  userKey: string;
  /** Release of the console's scripts. */
  version?: string | undefined;
  /** Calls back for each page that is opened; returns a function that stops it. */
  onPage: (listener: () => void) => () => void;
  ask?: typeof fetch;
}

/**
 * Sends usage events to the collector: pages, clicks, errors, load times (NET-10). Returns a function that stops it.
 */
export function startTracking(parts: TrackingParts): () => void {
  const { collector, apiBase = '', userKey, version, onPage, ask = fetch } = parts;
  const isApi = apiBase !== '' && new URL(collector, location.href).origin === apiBase;
  const outbox = createOutbox({
    batch: limits.trackingBatch,
    flushMs: limits.trackingFlush,
    storage: localStorage,
    send: async (events, leaving) => {
      const response = await ask(collector, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-user-key': userKey },
        body: JSON.stringify({ visit: visitKey(), version, events }),
        keepalive: leaving,
        credentials: isApi ? 'include' : 'same-origin',
      });
      if (!response.ok) throw new Error(`the collector answered ${response.status}`);
    },
  });
  const tell = (usage: Usage): void => outbox.add({ ...usage, at: Date.now(), page: pageOf(location.pathname) });
  const onMetric = ({ name, value, rating }: Metric): void =>
    tell({ type: 'performance', metric: name, value, rating });
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(onMetric);
  const onHide = (): void => {
    if (document.visibilityState === 'hidden') outbox.leave();
  };
  document.addEventListener('visibilitychange', onHide);
  tell({ type: 'pageView' });
  const stops = [listen(tell), onPage(() => tell({ type: 'pageView' }))];
  return () => {
    stops.forEach((stop) => stop());
    document.removeEventListener('visibilitychange', onHide);
    outbox.leave();
  };
}
