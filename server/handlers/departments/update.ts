import { departmentMeta } from '#generated/model/departments/meta.gen.ts';
import type { DepartmentStored } from '#generated/server/departments.gen.ts';
import type { Tx } from '../../store/types.ts';
import { isBelow } from '../../commands/treeOrder.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { update as updateRow } from '../crud/update.ts';

const tree = (tx: Tx) => ({
  name: 'departments',
  table: tx.departments,
  parentOf: ({ parentId }: DepartmentStored) => parentId,
});

/** Changes or moves a department; never below itself (ENT-06). */
export const update = handler('department.update', async (context) => {
  const { input, tx } = context;
  if (input.parentId && (await isBelow(tx, tree(tx), input.id, input.parentId))) throw refuse('DEPARTMENT_IN_ITSELF');
  return updateRow(departmentMeta, context);
});
