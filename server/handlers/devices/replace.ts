import { newPlayer } from '../../player/enrol.ts';
import type { BeforeContext, InputOf } from '../../call/types.ts';
import { acting } from '../verbs.ts';
import { claimPlayer, countTry } from './claim.ts';

const replacing = acting('device', 'replace', async ({ id, corpId }, { tx, input }) => {
  const all = tx.as({ kind: 'system', corpId: null });
  await newPlayer(all, id);
  return {
    changes: { uuid: await claimPlayer(all, { text: input.code, field: 'code' }, { id, corpId }), fault: null },
  };
});

/**
 * Puts another player in the place of a screen's: its record, group, programme and plays stay, and the player before loses
 * its key at once (DEV-21). The same parts two players that share one identity.
 */
export const replace = {
  ...replacing,
  before: (context: BeforeContext<InputOf<'device.replace'>>) =>
    countTry({ text: context.input.code, field: 'code' }, context),
};
