import { isOwnName } from '#core/entity/formats.ts';
import { accountMeta } from '#generated/model/accounts/meta.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { callerNow } from '../../policies/callerNow.ts';
import { checkDepartment, checkRole } from '../../policies/roleStrength.ts';
import { create as createRow } from '../crud/create.ts';

/** A new account. Its password is hashed outside the transaction and never stored as it was typed. */
export const create = handler<'account.create', string>('account.create', {
  before: ({ input, services }) => services.hasher.hash(input.password),
  run: async (context) => {
    const { input, tx, before: password } = context;
    const user = await callerNow(context);
    await checkRole(tx, user, input.roleId, 'roleId');
    if (isOwnName(input.password, input.userName)) throw refuse('PASSWORD_IS_NAME', { field: 'password' });
    checkDepartment(user, input.deptId);
    const role = await tx.roles.one(input.roleId, { fields: ['roleType'] });
    const corporation = await tx.corporations.one(user.corpId, { fields: ['customerType'] });
    return createRow(accountMeta, context, () => ({
      changes: { password, roleType: role?.roleType ?? null, customerType: corporation?.customerType ?? null },
    }));
  },
});
