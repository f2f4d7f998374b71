import { uuidv7 } from '#core/uuid.ts';
import { refuse } from '../../call/refuse.ts';
import type { BeforeContext, InputOf } from '../../call/types.ts';
import { bindFreePoint } from '../../commands/bindFreePoint.ts';
import { takeRoom } from '../../commands/deviceRoom.ts';
import { takePlace } from '../../commands/groupRoom.ts';
import { storeOfNew } from '../../policies/storeOfKeeper.ts';
import { creating } from '../verbs.ts';
import { claimPlayer, countTry } from './claim.ts';
import { sealedPin } from './update.ts';

const adding = creating('device', async (draft, { tx, user, input, services }) => {
  const { type, lockPassword, groupId } = draft;
  const storeId = storeOfNew(user, draft.storeId);
  const id = uuidv7(tx.now);
  await takeRoom(tx, user.corpId);
  if (groupId) await takePlace(tx, groupId, user.corpId);
  const uuid = await claimPlayer(tx, { text: input.uuid, field: 'uuid' }, { id, corpId: user.corpId });
  const own = tx.as({ kind: 'system', corpId: user.corpId });
  const point = await bindFreePoint(own, { id, type });
  if (!point) throw refuse('POINT_LIMIT');
  return { changes: { id, uuid, storeId, ...point, ...sealedPin(services, lockPassword) } };
});

/**
 * Adds a screen by the code or the number that it shows (DEV-03, DEV-16), and binds a free point of its type to it
 * (DEV-05).
 */
export const create = {
  ...adding,
  before: (context: BeforeContext<InputOf<'device.create'>>) =>
    countTry({ text: context.input.uuid, field: 'uuid' }, context),
};
