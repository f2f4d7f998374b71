import { noticeView } from '#core/noticePlace.ts';
import { DEFAULT_ZONE } from '#core/time.ts';
import type { NoticeStored } from '#generated/server/notices.gen.ts';
import { systemOf } from '../policies/sessionUser.ts';
import { pageUrl, recordPath } from '../policies/pageUrl.ts';
import { brandName } from './brandName.ts';
import { noticeMail } from '../mail/noticeMail.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../store/types.ts';
import { mailLanguage } from '../policies/mailLanguage.ts';
import { postMail } from './postMail.ts';

/** Topic of the store's bus: the account with this id has news. */
export const NEWS_TOPIC = 'account-news';

/** Event kind of a notice. */
type NoticeKind = NonNullable<NoticeStored['kind']>;

/** Something that happened to a record. */
export interface News {
  kind: NoticeKind;
  /** Entity and id of the record that the notice leads to, and its name. */
  entity: string;
  recordId: string;
  subject: string;
  /** Text of a person or answer of a server. */
  detail?: string | null | undefined;
  /** Instant that it is about, milliseconds: since when, until when. */
  dueAt?: number | null | undefined;
  /** Names what happened: an account hears of one cause once. */
  cause: string;
}

type Parts = Pick<Services, 'store' | 'config'>;

/**
 * Tells accounts of something, in the transaction that causes it: in the top bar, and by mail where the account chose
 * that for this kind. Accounts that are paused or gone are left out, and so are those that were told of this cause.
 */
export async function notify(tx: Tx, parts: Parts, accountIds: readonly string[], news: News): Promise<void> {
  const all = tx.as({ kind: 'system', corpId: null });
  const told = await all.notices.find(
    (eb) => eb.and([eb('cause', '=', news.cause), eb('creator_id', 'in', [...accountIds, ''])]),
    { fields: ['creatorId'] },
  );
  const known = new Set(told.map(({ creatorId }) => creatorId));
  const ids = [...new Set(accountIds)].filter((id) => !known.has(id));
  const accounts = await all.accounts.many(ids, { fields: ['corpId', 'status', 'email', 'language', 'zone'] });
  for (const account of accounts) if (account.status === 'enabled') await tell(tx, parts, account, news);
}

interface Reader {
  id: string;
  corpId: string;
  email?: string | null;
  language?: string | null;
  zone?: string | null;
}

async function tell(tx: Tx, parts: Parts, account: Reader, news: News): Promise<void> {
  const own = tx.as({ kind: 'system', corpId: account.corpId });
  const { kind, entity, recordId, subject, cause, detail = null, dueAt = null } = news;
  await own.notices.insert({ kind, entity, recordId, subject, detail, dueAt, cause, creatorId: account.id });
  tx.afterCommit(() => parts.store.bus.publish(NEWS_TOPIC, account.id));
  if (!account.email) return;
  const [choice] = await own.noticeSettings.find((eb) => eb('creator_id', '=', account.id), { limit: 1 });
  if (!Array.isArray(choice?.mailKinds) || !choice.mailKinds.includes(kind)) return;
  const corporation = await own.corporations.one(account.corpId, { fields: ['customerType'] });
  const path = recordPath(entity, recordId, systemOf(corporation?.customerType), noticeView(kind));
  const language = mailLanguage(account, choice);
  const url = path === undefined ? undefined : pageUrl(parts.config, path);
  const brand = await brandName(tx, parts.config, account.corpId);
  await postMail(tx, {
    corpId: account.corpId,
    recipient: account.email,
    cause: `${cause} ${account.id}`,
    ...noticeMail({ brand, kind, subject, detail, dueAt, zone: account.zone ?? DEFAULT_ZONE, url }, language),
  });
}

/** Returns the administrators of a corporation: who hears of what concerns nobody in particular. */
export async function administratorsOf(tx: Tx, corpId: string): Promise<string[]> {
  const own = tx.as({ kind: 'system', corpId });
  const roles = await own.roles.find((eb) => eb.and([eb('role_type', '=', 'administrator'), eb('built_in', '=', 1)]), {
    fields: ['id'],
  });
  const ids = roles.map(({ id }) => id);
  if (ids.length === 0) return [];
  const accounts = await own.accounts.find((eb) => eb.and([eb('role_id', 'in', ids), eb('status', '=', 'enabled')]), {
    fields: ['id'],
  });
  return accounts.map(({ id }) => id);
}

/** Returns who looks after a screen and hears of what happens to it: the keeper of its store, and the administrators. */
export async function caretakersOf(
  tx: Tx,
  { corpId, storeId }: { corpId: string; storeId?: string | null },
): Promise<string[]> {
  const store = storeId ? await tx.as({ kind: 'system', corpId }).stores.one(storeId, { fields: ['keeperId'] }) : null;
  return [...(store?.keeperId ? [store.keeperId] : []), ...(await administratorsOf(tx, corpId))];
}
