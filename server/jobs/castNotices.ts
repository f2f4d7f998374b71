import { limits } from '#generated/model/limits.gen.ts';
import type { CastStored } from '#generated/server/casts.gen.ts';
import { notify } from '../commands/notify.ts';
import { reviewersOf } from '../commands/reviewers.ts';
import { callerOf } from '../policies/sessionUser.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../store/types.ts';
import { tellEach } from './tellEach.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
const HOUR_MS = 60 * 60_000;
/** Casts that one round looks at: those that wait longest have been told of. */
const AT_ONCE = 500;

type Parts = Pick<Services, 'store' | 'config'>;
type Waiting = Pick<CastStored, 'id' | 'corpId' | 'slotId' | 'deptId' | 'until'>;

/** Names what an account is told of once: that casts came to a slot in an hour. By when each came, so that one that waits is told of once. */
const causeOf = ({ slotId, until }: Waiting): string =>
  `castWaiting ${slotId} ${Math.floor(((until ?? 0) - limits.castReview) / HOUR_MS)}`;

/** Names those who see a cast, too: a slot may be on screens of several departments. */
const sightOf = (cast: Waiting): string => `${causeOf(cast)} ${cast.deptId ?? ''}`;

/** Returns whose accounts may review casts of a corporation and see one of these, by department and rights: each with the first that they see. */
async function readersOf(tx: Tx, corpId: string, casts: readonly Waiting[]): Promise<Map<string, string>> {
  const readers = new Map<string, string>();
  const ids = casts.map(({ id }) => id);
  for (const accountId of await reviewersOf(tx, corpId, 'cast.approve')) {
    const caller = await callerOf(tx, accountId, corpId);
    if (typeof caller === 'string' || !caller.can('cast.approve')) continue;
    const seen = await tx
      .as({ kind: 'user', user: caller })
      .casts.find((eb) => eb('id', 'in', ids), { fields: ['id'], limit: 1 });
    if (seen[0]) readers.set(accountId, seen[0].id);
  }
  return readers;
}

/** Tells of casts that came to one slot in one hour; nothing is written where nobody is there to be told. */
async function tell(parts: Parts, cause: string, casts: readonly [Waiting, ...Waiting[]]): Promise<void> {
  const [{ corpId, slotId }] = casts;
  const { store } = parts;
  const scope = { kind: 'system', corpId } as const;
  const { readers, subject } = await store.read(scope, async (own) => ({
    readers: await readersOf(own, corpId, casts),
    subject: (await own.adSlots.one(slotId ?? '', { fields: ['name'] }))?.name ?? '',
  }));
  if (readers.size === 0) return;
  await store.write(scope, async (own) => {
    for (const recordId of new Set(readers.values()))
      await notify(
        own,
        parts,
        [...readers].flatMap(([accountId, seen]) => (seen === recordId ? [accountId] : [])),
        { kind: 'castWaiting', entity: 'cast', recordId, subject, cause },
      );
  });
}

/**
 * Returns what tells the reviewers of an owner that casts wait for them (MKT-10, UI-12), since each has half an hour: an account at most
 * once for each slot and hour. The notice leads to the list of what waits. It answers with what kept it from telling, each
 * named; the next round tries again.
 */
export function castNotices(parts: Parts): () => Promise<Error[]> {
  /** Sights of casts that wait still, that need no second look: those who see them were told, or nobody does. */
  let settled: ReadonlySet<string> = new Set();

  return async () => {
    const waiting = await parts.store.read(SYSTEM, (tx) =>
      tx.casts.find((eb) => eb('status', '=', 'waiting'), {
        fields: ['corpId', 'slotId', 'deptId', 'until'],
        orderBy: ['createdAt', 'desc'],
        limit: AT_ONCE,
      }),
    );
    const bySight = new Map(waiting.map((cast) => [sightOf(cast), cast]));
    const stays = new Set([...bySight.keys()].filter((sight) => settled.has(sight)));
    const byCause = new Map<string, [Waiting, ...Waiting[]]>();
    for (const [sight, cast] of bySight) {
      if (stays.has(sight)) continue;
      const others = byCause.get(causeOf(cast));
      if (others) others.push(cast);
      else byCause.set(causeOf(cast), [cast]);
    }
    const { done, failed } = await tellEach(
      byCause,
      ([cause]) => `nobody could be told that casts wait: ${cause}`,
      ([cause, casts]) => tell(parts, cause, casts),
    );
    for (const [, casts] of done) for (const cast of casts) stays.add(sightOf(cast));
    settled = stays;
    return failed;
  };
}
