import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { limits } from '#generated/model/limits.gen.ts';
import { dayAt } from '../policies/reportZone.ts';
import type { Tx } from '../store/types.ts';
import { platformTx } from './platform.ts';
import { isPage, scrubMessage, scrubStack } from './scrub.ts';

/** Most events of one batch: what a browser kept while the collector was away comes at once when it leaves. */
const MOST_EVENTS = 500;

const event = z.object({
  page: z.string().check(z.refine(isPage)),
  type: z.enum(['pageView', 'click', 'error']),
  message: z.optional(z.string()),
  stack: z.optional(z.string()),
});

/** A batch of events of a browser, as src/tracking sends it. */
const batch = z.object({
  version: z._default(z.string().check(z.regex(/^[\w.+-]{1,40}$/)), 'unknown'),
  events: z.array(z.unknown()).check(z.maxLength(MOST_EVENTS)),
});

/** Uses of one page that a batch tells of. */
interface PageUse {
  page: string;
  views: number;
  clicks: number;
}

/** An error of a batch, without what may name somebody. */
interface Failure {
  message: string;
  page: string;
  stack: string;
  times: number;
}

/** Data of a batch, each page and each error once. */
export interface Told {
  version: string;
  pages: PageUse[];
  failures: Failure[];
}

/**
 * Reads a batch as it came from a browser: events of unknown kinds and of pages that the console does not have are left out,
 * names and values are taken from its errors. Returns null for what is not a batch.
 */
export function readBatch(body: unknown): Told | null {
  const { success, data } = batch.safeParse(body);
  if (!success) return null;
  const pages = new Map<string, PageUse>();
  const failures = new Map<string, Failure>();
  for (const one of data.events) {
    const read = event.safeParse(one);
    if (!read.success) continue;
    const { page, type, message = '', stack = '' } = read.data;
    if (type === 'error') {
      const said = scrubMessage(message) || 'Error';
      const before = failures.get(`${page} ${said}`);
      if (!before && failures.size >= limits.pageErrorsBatch) continue;
      failures.set(`${page} ${said}`, {
        message: said,
        page,
        stack: scrubStack(stack),
        times: (before?.times ?? 0) + 1,
      });
    } else {
      const use = pages.get(page) ?? { page, views: 0, clicks: 0 };
      use[type === 'click' ? 'clicks' : 'views'] += 1;
      pages.set(page, use);
    }
  }
  return { version: data.version, pages: [...pages.values()], failures: [...failures.values()] };
}

/** Whose events they are: an account, named by a digest that only this installation can make. */
export interface Teller {
  accountId: string;
  /** Secret of the installation. */
  secret: string;
}

/** Returns true where the account is seen with this subject for the first time. Without the secret nobody can say which it was. */
async function isNew(tx: Tx, subject: string, { accountId, secret }: Teller): Promise<boolean> {
  const mark = createHmac('sha256', secret).update(`usage ${subject} ${accountId}`).digest('hex');
  const { numInsertedOrUpdatedRows = 0n } = await tx.db
    .insertInto('usage_marks')
    .values({ subject, mark, at: tx.now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) > 0;
}

async function takePage(own: Tx, { page, views, clicks }: PageUse, teller: Teller): Promise<void> {
  const day = dayAt(own.now);
  const [before] = await own.usagePages.find((eb) => eb.and([eb('day', '=', day), eb('page', '=', page)]), {
    limit: 1,
  });
  const id = before?.id ?? (await own.usagePages.insert({ day, page, views: 0, clicks: 0, accounts: 0 })).id;
  const accounts = (before?.accounts ?? 0) + Number(await isNew(own, id, teller));
  await own.usagePages.update(id, {
    views: (before?.views ?? 0) + views,
    clicks: (before?.clicks ?? 0) + clicks,
    accounts,
  });
}

/** Removes an error, where there are as many as are kept: one that few accounts met, of these the one seen longest ago. */
async function makeRoom(own: Tx): Promise<void> {
  if ((await own.pageErrors.count()) < limits.pageErrorsKept) return;
  const first = { limit: 1, fields: ['corpId', 'accounts'] };
  const [fewest] = await own.pageErrors.find((eb) => eb('accounts', 'is not', null), {
    ...first,
    orderBy: ['accounts', 'asc'],
  });
  if (!fewest) return;
  const [rarest = fewest] = await own.pageErrors.find((eb) => eb('accounts', '=', fewest.accounts), {
    ...first,
    orderBy: ['lastAt', 'asc'],
  });
  await own.ofCorp(rarest.corpId).deleteFrom('page_errors').where('id', '=', rarest.id).execute();
  await own.db.deleteFrom('usage_marks').where('subject', '=', rarest.id).execute();
}

/** Adds an error; a new one only if the account may tell of one more. */
async function takeFailure(
  own: Tx,
  { message, page, stack, times }: Failure,
  { version, teller, mayAdd }: { version: string; teller: Teller; mayAdd: () => boolean },
): Promise<void> {
  const [before] = await own.pageErrors.find(
    (eb) => eb.and([eb('message', '=', message), eb('page', '=', page), eb('version', '=', version)]),
    { limit: 1 },
  );
  if (!before) {
    if (!mayAdd()) return;
    await makeRoom(own);
  }
  const fresh = { message, page, version, times: 0, accounts: 0, firstAt: own.now, lastAt: own.now };
  const id = before?.id ?? (await own.pageErrors.insert(fresh)).id;
  const accounts = (before?.accounts ?? 0) + Number(await isNew(own, id, teller));
  await own.pageErrors.update(id, { times: (before?.times ?? 0) + times, accounts, lastAt: own.now, stack });
}

/**
 * Adds what an account's browser told to the pages of today and to the errors that are known (NET-10): counts alone, by the
 * server's clock.
 * @param mayAdd says whether the account may tell of one more error that nobody met before
 */
export async function takeEvents(tx: Tx, told: Told, teller: Teller, mayAdd: () => boolean): Promise<void> {
  const own = await platformTx(tx);
  if (!own) return;
  await own.hold('usage events');
  for (const use of told.pages) await takePage(own, use, teller);
  for (const failure of told.failures) await takeFailure(own, failure, { version: told.version, teller, mayAdd });
}
