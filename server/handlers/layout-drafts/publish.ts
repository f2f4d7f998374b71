import type { LayoutDocument } from '#core/layout/document.ts';
import { readLayout } from '#core/layout/migrate.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { changeableDraft, isSameLayout } from '../../commands/layoutDraft.ts';
import { layoutFacts } from '../../commands/layoutFacts.ts';
import { publishLayout } from '../../commands/publishLayout.ts';
import { followLayout } from '../../commands/sales/goods.ts';
import { checkMaterials } from '../../policies/layoutMaterials.ts';
import { checkWidgets } from '../../policies/layoutWidgets.ts';

/**
 * Makes the draft of a layout what screens play (LAY-12): all rules hold, the caller may place every widget that is new, no
 * material is gone, and nobody has saved another draft meanwhile. It becomes a version; the screens are told.
 */
export const publish = handler('layoutDraft.publish', async (context) => {
  const { input, tx, user, now, log } = context;
  const { layout, draft, whole } = await changeableDraft(tx, input.layoutId, input.rev);
  const facts = layoutFacts(draft?.document, { now, me: null, on: 'update' });
  const document = facts.document as LayoutDocument;
  if (isSameLayout(layout.document, document)) throw refuse('LAYOUT_UNCHANGED');
  const was = readLayout(layout.document);
  checkWidgets(user, was.ok ? was.document : null, document);
  await checkMaterials(whole, layout.document, document);
  const { width, height } = document;
  const after = await tx.layouts.update(layout.id, { ...facts, width, height }, { rev: layout.rev });
  if (!after) throw refuse('NOT_ALLOWED_NOW');
  const told = await publishLayout(context, layout, after, input.name);
  await followLayout(whole, layout.id);
  log({
    entity: 'layout',
    targetId: layout.id,
    targetName: layout.name ?? layout.id,
    after: { version: told.version },
  });
  return told;
});
