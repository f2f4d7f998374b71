import { roleMeta } from '#generated/model/roles/meta.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { checkGiven } from '../../policies/roleStrength.ts';
import { create as createRow } from '../crud/create.ts';
import { update as updateRow } from '../crud/update.ts';

/** Nobody gives what they do not hold: neither in a new role … */
export const create = handler('role.create', (context) => {
  checkGiven(context.user, context.input.permissions);
  return createRow(roleMeta, context);
});

/** … nor by widening one. The built-in role stays as it is. */
export const update = handler('role.update', async (context) => {
  const { input, tx, user } = context;
  const role = await tx.roles.one(input.id, { fields: ['builtIn', 'permissions'], lock: 'change' });
  if (!role) throw refuse('NOT_FOUND');
  if (role.builtIn) throw refuse('ROLE_FIXED');
  const had = new Set(Array.isArray(role.permissions) ? role.permissions : []);
  checkGiven(
    user,
    (input.permissions ?? []).filter((name) => !had.has(name)),
  );
  return updateRow(roleMeta, context);
});
