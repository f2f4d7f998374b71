import { handler } from '../../call/handler.ts';
import type { OutputOf } from '../../call/types.ts';
import { draftOf, playedVersion, saverOf } from '../../commands/layoutDraft.ts';

type Answer = OutputOf<'layoutDraft.open'>;

/** Answers what the designer begins with: the draft of a layout, else what is published (LAY-12). */
export const open = handler('layoutDraft.open', async ({ input, tx }): Promise<Answer> => {
  const { layout, draft, whole } = await draftOf(tx, input.layoutId);
  return {
    document: (draft?.document ?? layout.document) as Answer['document'],
    published: layout.document as Answer['published'],
    rev: draft?.rev ?? 0,
    savedAt: draft?.savedAt ? new Date(draft.savedAt).toISOString() : null,
    savedBy: await saverOf(whole, draft),
    version: await playedVersion(whole, layout.id),
  };
});
