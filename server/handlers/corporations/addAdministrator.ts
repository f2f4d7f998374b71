import { corporationMeta } from '#generated/model/corporations/meta.gen.ts';
import { givenPassword, type GivenPassword } from '../../auth/givenPassword.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { displayOf } from '../../policies/changes.ts';
import { checkRole } from '../../policies/roleStrength.ts';
import { batch } from '../batch.ts';

/**
 * Creates an administrator's account, with the built-in role, in a corporation below the caller's. The password must be
 * changed at the first login.
 */
export const addAdministrator = handler<'corporation.addAdministrator', GivenPassword>('corporation.addAdministrator', {
  before: ({ services }) => givenPassword(services),
  run: (context) => {
    const { input, tx, user, before } = context;
    const { userName, realName } = input;
    return batch(context, async (id, { log }) => {
      const corporation = await tx.corporations.one(id);
      if (!corporation) throw refuse('NOT_FOUND');
      if (id === user.corpId) throw refuse('CORPORATION_NOT_BELOW');
      const own = tx.as({ kind: 'system', corpId: id });
      const [role] = await own.roles.find(
        (eb) => eb.and([eb('built_in', '=', 1), eb('role_type', '=', 'administrator')]),
        {
          limit: 1,
        },
      );
      const [department] = await own.departments.find((eb) => eb('parent_id', 'is', null), {
        limit: 1,
        orderBy: ['createdAt', 'asc'],
      });
      if (!role) throw refuse('NOT_FOUND');
      await checkRole(tx, user, role.id);
      await own.accounts.insert({
        userName,
        realName,
        password: before.hash,
        mustChangePassword: true,
        status: 'enabled',
        roleId: role.id,
        roleType: role.roleType,
        deptId: department?.id ?? null,
        creatorId: user.userId,
        customerType: corporation.customerType,
        identityState: 'unsubmitted',
        qualificationState: 'unsubmitted',
      });
      log({ targetId: id, targetName: displayOf(corporationMeta, corporation), after: { userName, realName } });
      return before;
    });
  },
});
