import { isSame } from '#core/entity/same.ts';
import { readLayout } from '#core/layout/migrate.ts';
import type { LayoutDraftStored } from '#generated/server/layout-drafts.gen.ts';
import type { LayoutStored } from '#generated/server/layouts.gen.ts';
import { refuse } from '../call/refuse.ts';
import type { Tx } from '../store/types.ts';

/** A layout with its draft, and the transaction over all of its enterprise. */
export interface Drafted {
  layout: LayoutStored;
  draft: LayoutDraftStored | null;
  whole: Tx;
}

/** Returns a layout that the caller sees, with its draft. `isLocked`: what is decided about it holds until the call ends. */
export async function draftOf(tx: Tx, layoutId: string, isLocked = false): Promise<Drafted> {
  const layout = await tx.layouts.one(layoutId, isLocked ? { lock: 'change' } : {});
  if (!layout) throw refuse('NOT_FOUND');
  const whole = tx.as({ kind: 'system', corpId: layout.corpId });
  const [draft = null] = await whole.layoutDrafts.find((eb) => eb('layout_id', '=', layoutId), { limit: 1 });
  return { layout, draft, whole };
}

/** Returns the same to be changed. Refuses a built-in layout, and a draft that another has saved meanwhile. */
export async function changeableDraft(tx: Tx, layoutId: string, rev: number): Promise<Drafted> {
  const drafted = await draftOf(tx, layoutId, true);
  const { layout, draft, whole } = drafted;
  if (layout.builtIn) throw refuse('LAYOUT_FIXED');
  if ((draft?.rev ?? 0) !== rev)
    throw refuse('LAYOUT_DRAFT_NEWER', { data: { rev: draft?.rev ?? 0, savedBy: await saverOf(whole, draft) } });
  return drafted;
}

/** Returns the name of who saved a draft last. */
export async function saverOf(whole: Tx, draft: LayoutDraftStored | null): Promise<string | null> {
  if (!draft?.savedById) return null;
  const account = await whole
    .as({ kind: 'system', corpId: null })
    .accounts.one(draft.savedById, { fields: ['realName', 'userName'] });
  return account ? (account.realName ?? account.userName) : null;
}

/** Returns the number of the version that screens play; null where nothing was published since versions are kept. */
export async function playedVersion(whole: Tx, layoutId: string): Promise<number | null> {
  const [last] = await whole.layoutVersions.find(
    (eb) => eb.and([eb('layout_id', '=', layoutId), eb('published', '=', true)]),
    { fields: ['number'], orderBy: ['number', 'desc'], limit: 1 },
  );
  return last?.number ?? null;
}

/** Says whether two documents show the same. */
export const isSameLayout = (a: unknown, b: unknown): boolean => {
  const [one, other] = [readLayout(a), readLayout(b)];
  return one.ok && other.ok && isSame(one.document, other.document);
};
