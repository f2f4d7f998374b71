import type { Log } from '../log.ts';
import { reconcile } from '../pay/reconcile.ts';
import { refundDue } from '../pay/refunds.ts';
import type { Services } from '../services.ts';
import { watchBooks } from './auditBooks.ts';
import { createBidNotices } from './bidNotices.ts';
import type { Guard } from './clockGuard.ts';
import { createPostman } from './outbox.ts';
import { createTick } from './tick.ts';

/**
 * Returns all that the server does by the clock and unasked, each behind the same guard: what one of them ended, or put
 * off, by a clock that had jumped would stay so when it is right again.
 */
export function timedJobs(services: Services, log: Log, guard: Guard) {
  const parts = { ...services, log };
  return {
    tick: guard(createTick(services)),
    post: guard(createPostman(parts)),
    bids: guard(createBidNotices(parts)),
    payments: guard(async () => {
      await reconcile(parts);
      await refundDue(parts);
    }),
    audit: guard(watchBooks(parts)),
  };
}
