import { handler } from '../../call/handler.ts';
import { draftOf, playedVersion, saverOf } from '../../commands/layoutDraft.ts';
import { goneMaterials } from '../../policies/layoutMaterials.ts';

/** Says that a window has the draft open, and answers who else has, and how it is saved now (LAY-12). */
export const presence = handler('layoutDraft.presence', async ({ input, tx, user, services }) => {
  const { layout, draft, whole } = await draftOf(tx, input.layoutId);
  const place = `${layout.corpId} layout ${layout.id}`;
  const me = { window: input.window, accountId: user.userId, name: user.realName || user.userName };
  if (input.leaves) services.presence.leave(place, me);
  else services.presence.tell(place, me);
  return {
    rev: draft?.rev ?? 0,
    savedBy: await saverOf(whole, draft),
    version: await playedVersion(whole, layout.id),
    gone: await goneMaterials(whole, draft?.document ?? layout.document),
    others: services.presence
      .others(place, input.window)
      .map(({ window, name, accountId }) => ({ window, name, isMe: accountId === user.userId })),
  };
});
