import { departmentMeta } from '#generated/model/departments/meta.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { actionOf } from '../actionOf.ts';
import { act } from '../transition.ts';

/** Deletes departments; not while one holds people, devices or departments, whoever may see them (ENT-06). */
export const remove = handler('department.delete', (context) =>
  act(departmentMeta, actionOf(departmentMeta, 'delete'), context, {
    check: async ({ id, corpId }) => {
      const whole = context.tx.as({ kind: 'system', corpId: String(corpId) });
      const inside = [
        await whole.departments.count((eb) => eb('parent_id', '=', id)),
        await whole.accounts.count((eb) => eb('dept_id', '=', id)),
        await whole.devices.count((eb) => eb('dept_id', '=', id)),
      ];
      if (inside.some((count) => count > 0)) throw refuse('DEPARTMENT_NOT_EMPTY');
    },
  }),
);
