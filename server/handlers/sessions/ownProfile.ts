import type { RouteMeta } from '#core/entity/meta.ts';
import { routes } from '#generated/model/routes.gen.ts';
import { DEFAULT_ZONE } from '#core/time.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { mailLanguage } from '../../policies/mailLanguage.ts';

const table: readonly RouteMeta[] = routes;
/** Page on which somebody changes where codes are sent to (ENT-10). */
const LOGIN_SETTINGS = 'loginSettings';

/** Tells one's own name, contacts and place, also to whose role sees no accounts (SES-19). */
export const profile = handler('session.profile', async ({ tx, user }) => {
  const own = tx.as({ kind: 'system', corpId: user.corpId });
  const account = await own.accounts.one(user.userId);
  if (!account) throw refuse('LOGIN_TIMEOUT');
  const { deptId, roleId, lastLoginAt } = account;
  const corporation = await own.corporations.one(user.corpId, { fields: ['name'] });
  const department = deptId ? await own.departments.one(deptId, { fields: ['name'] }) : null;
  const role = roleId ? await own.roles.one(roleId, { fields: ['name'] }) : null;
  const page = table.find((route) => route.page === LOGIN_SETTINGS && route.systems.includes(user.system));
  const [choice] = await own.noticeSettings.find((eb) => eb('creator_id', '=', user.userId), { limit: 1 });
  return {
    userName: user.userName,
    realName: user.realName,
    companyName: corporation?.name ?? '',
    deptName: department?.name ?? null,
    roleName: role?.name ?? null,
    phone: account.phone,
    email: account.email,
    language: mailLanguage(account, choice),
    zone: account.zone ?? DEFAULT_ZONE,
    lastLoginAt: lastLoginAt === null ? null : new Date(lastLoginAt).toISOString(),
    loginSettings: page?.path ?? null,
  };
});

/** Changes one's own name, and language and zone of mails to oneself. What opens the account, and what it may do, is changed elsewhere. */
export const updateProfile = handler('session.updateProfile', async ({ tx, user, input, log }) => {
  const own = tx.as({ kind: 'system', corpId: user.corpId });
  const before = await own.accounts.one(user.userId, { fields: ['realName', 'language', 'zone'], lock: 'change' });
  if (!before) throw refuse('LOGIN_TIMEOUT');
  const { realName, language, zone } = before;
  const changes = { realName: input.realName, language: input.language ?? language, zone: input.zone ?? zone };
  await own.accounts.update(user.userId, changes);
  log({
    targetId: user.userId,
    targetName: input.realName,
    before: { realName, language, zone },
    after: changes,
  });
  return {};
});
