import { refuse } from '../../call/refuse.ts';
import type { HandlerContext } from '../../call/types.ts';
import { creating } from '../verbs.ts';

/** Refuses a second row of settings of one account; two windows that save at once wait for each other. */
async function alone(
  name: string,
  { tx, user }: Pick<HandlerContext<unknown>, 'tx' | 'user'>,
  table: 'warningSettings' | 'noticeSettings',
) {
  await tx.hold(`${name} ${user.userId}`);
  if ((await tx[table].count()) > 0) throw refuse('SETTING_EXISTS');
}

export const createWarning = creating('warningSetting', (_draft, context) =>
  alone('warningSetting', context, 'warningSettings'),
);

export const createNotice = creating('noticeSetting', (_draft, context) =>
  alone('noticeSetting', context, 'noticeSettings'),
);
