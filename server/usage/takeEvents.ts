import * as z from 'zod/mini';
import { limits } from '#generated/model/limits.gen.ts';
import { digestOf } from '../auth/secrets.ts';
import { dayAt } from '../policies/reportZone.ts';
import type { Tx } from '../store/types.ts';
import { platformTx } from './platform.ts';
import { isPage, scrubMessage, scrubStack } from './scrub.ts';

/** Most events of one batch: what a browser kept while the collector was away comes at once when it leaves. */
const MOST_EVENTS = 500;

const event = z.object({
  at: z.number(),
  page: z.string(),
  type: z.enum(['pageView', 'click', 'error', 'performance']),
  message: z.optional(z.string()),
  stack: z.optional(z.string()),
});

/** A batch of events of a browser, as src/tracking sends it. */
export const batch = z.object({
  version: z._default(z.string().check(z.regex(/^[\w.+-]{1,40}$/)), 'unknown'),
  events: z.array(event).check(z.maxLength(MOST_EVENTS)),
});

type Batch = z.infer<typeof batch>;
type Event = Batch['events'][number];

/** Returns true where the account is seen with this subject for the first time; which account it was cannot be read back. */
async function isNew(tx: Tx, subject: string, accountId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx.db
    .insertInto('usage_marks')
    .values({ subject, mark: digestOf(`${subject} ${accountId}`), at: tx.now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) > 0;
}

async function takePage(own: Tx, page: string, events: readonly Event[], accountId: string): Promise<void> {
  const count = (type: Event['type']) => events.filter((each) => each.type === type).length;
  const [views, clicks] = [count('pageView'), count('click')];
  if (views + clicks === 0) return;
  const day = dayAt(own.now);
  const [before] = await own.usagePages.find((eb) => eb.and([eb('day', '=', day), eb('page', '=', page)]), {
    limit: 1,
  });
  if (!before && (await own.usagePages.count((eb) => eb('day', '=', day))) >= limits.usagePages) return;
  const id = before?.id ?? (await own.usagePages.insert({ day, page, views: 0, clicks: 0, accounts: 0 })).id;
  const accounts = (before?.accounts ?? 0) + Number(await isNew(own, id, accountId));
  await own.usagePages.update(id, {
    views: (before?.views ?? 0) + views,
    clicks: (before?.clicks ?? 0) + clicks,
    accounts,
  });
}

/** Removes the error that was last seen longest ago, where there are as many as are kept. */
async function makeRoom(own: Tx): Promise<void> {
  if ((await own.pageErrors.count()) < limits.pageErrorsKept) return;
  const [oldest] = await own.pageErrors.find((eb) => eb('last_at', 'is not', null), {
    orderBy: ['last_at', 'asc'],
    limit: 1,
    fields: ['corpId'],
  });
  if (oldest) await own.ofCorp(oldest.corpId).deleteFrom('page_errors').where('id', '=', oldest.id).execute();
}

async function takeError(
  own: Tx,
  { message, page, stack = '' }: Event,
  version: string,
  accountId: string,
): Promise<void> {
  const said = scrubMessage(message ?? '') || 'Error';
  const [before] = await own.pageErrors.find(
    (eb) => eb.and([eb('message', '=', said), eb('page', '=', page), eb('version', '=', version)]),
    { limit: 1 },
  );
  if (!before) await makeRoom(own);
  const fresh = { message: said, page, version, times: 0, accounts: 0, firstAt: own.now };
  const id = before?.id ?? (await own.pageErrors.insert(fresh)).id;
  const accounts = (before?.accounts ?? 0) + Number(await isNew(own, id, accountId));
  await own.pageErrors.update(id, {
    times: (before?.times ?? 0) + 1,
    accounts,
    lastAt: own.now,
    stack: scrubStack(stack),
  });
}

/**
 * Adds a batch of an account to the pages of today and to the errors that are known (NET-10): counts alone, by the server's
 * clock. Pages that are none of the console's are left out, and so is all that may name a record or somebody.
 */
export async function takeEvents(tx: Tx, { version, events }: Batch, accountId: string): Promise<void> {
  const own = await platformTx(tx);
  if (!own) return;
  await own.hold('usage events');
  const known = events.filter(({ page }) => isPage(page));
  for (const [page, of] of Map.groupBy(known, (each) => each.page)) await takePage(own, page, of, accountId);
  for (const each of known) if (each.type === 'error') await takeError(own, each, version, accountId);
}
