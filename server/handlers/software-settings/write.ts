import { refuse } from '../../call/refuse.ts';
import { hintEnterprise } from '../../player/software.ts';
import { creating, updating } from '../verbs.ts';

/** An enterprise has one row: two windows that save at once wait for each other. */
export const create = creating('softwareSetting', async (_draft, { tx, user, services }) => {
  await tx.hold(`softwareSetting ${user.corpId}`);
  const own = tx.as({ kind: 'system', corpId: user.corpId });
  if ((await own.softwareSettings.count()) > 0) throw refuse('SETTING_EXISTS');
  return { effects: ({ corpId }) => hintEnterprise(tx, services.hints, corpId) };
});

export const update = updating('softwareSetting', (before, _merged, { tx, services }) => ({
  effects: () => hintEnterprise(tx, services.hints, before.corpId),
}));
