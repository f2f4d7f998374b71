import { readLayout } from '#core/layout/migrate.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { changeableDraft } from '../../commands/layoutDraft.ts';
import { unreadable } from '../../commands/layoutFacts.ts';
import { glanceOf } from '../../policies/layoutGlance.ts';
import { checkSeenMaterials } from '../../policies/layoutMaterials.ts';
import { checkWidgets } from '../../policies/layoutWidgets.ts';

/**
 * Saves the draft of a layout (LAY-12). It may break rules of placement, since it is on its way; what is no document, or holds a
 * widget that the caller may not place or a material that they do not see, is refused. A draft that another saved
 * meanwhile is never written over.
 */
export const save = handler('layoutDraft.save', async ({ input, tx, user, now }) => {
  const { layout, draft, whole } = await changeableDraft(tx, input.layoutId, input.rev);
  const read = readLayout(input.document);
  if (!read.ok) throw unreadable(read);
  const before = draft?.document ?? layout.document;
  const was = readLayout(before);
  checkWidgets(user, was.ok ? was.document : null, read.document);
  await checkSeenMaterials(tx, whole, before, read.document);
  const { pages, materialIds } = glanceOf(read.document);
  const values = { document: read.document, pages, materialIds, savedById: user.userId, savedAt: now };
  const row = draft
    ? await whole.layoutDrafts.update(draft.id, values, { rev: draft.rev })
    : await whole.layoutDrafts.insert({ layoutId: layout.id, creatorId: user.userId, ...values });
  if (!row) throw refuse('LAYOUT_DRAFT_NEWER');
  return { rev: row.rev, savedAt: new Date(now).toISOString() };
});
