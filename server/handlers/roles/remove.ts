import { roleMeta } from '#generated/model/roles/meta.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { actionOf } from '../actionOf.ts';
import { act } from '../transition.ts';

/** Deletes roles; the built-in one and one that people hold stay (ENT-05). */
export const remove = handler('role.delete', (context) => {
  const { tx } = context;
  return act(roleMeta, actionOf(roleMeta, 'delete'), context, {
    check: async ({ id, builtIn, corpId }) => {
      if (builtIn === true) throw refuse('ROLE_FIXED');
      // Held by somebody whom the caller does not see is held all the same.
      const held = await tx
        .as({ kind: 'system', corpId: String(corpId) })
        .accounts.count((eb) => eb('role_id', '=', id));
      if (held > 0) throw refuse('ROLE_IN_USE', { data: { accounts: held } });
    },
  });
});
