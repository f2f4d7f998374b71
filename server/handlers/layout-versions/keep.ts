import { handler } from '../../call/handler.ts';
import { changeableDraft } from '../../commands/layoutDraft.ts';
import { keepVersion, nextVersion } from '../../commands/publishLayout.ts';

/** Keeps the draft of a layout as a version under a name; no screen shows it (LAY-12). */
export const keep = handler('layoutVersion.keep', async ({ input, tx, user, log }) => {
  const { layout, draft, whole } = await changeableDraft(tx, input.layoutId, input.rev);
  const number = await nextVersion(whole, layout.id);
  const document = draft?.document ?? layout.document;
  const { name } = input;
  const id = await keepVersion(whole, layout.id, { number, name, document, published: false, creatorId: user.userId });
  log({ targetId: id, targetName: name });
  return { id, number };
});
