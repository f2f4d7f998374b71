import type { DepartmentStored } from '#generated/server/departments.gen.ts';
import { isBelow } from '../../commands/treeOrder.ts';
import { refuse } from '../../call/refuse.ts';
import { updating } from '../verbs.ts';

const parentOf = ({ parentId }: DepartmentStored) => parentId;

/** Changes or moves a department; never below itself (ENT-06). */
export const update = updating('department', async ({ id, corpId, ...before }, { parentId }, { tx }) => {
  if (!parentId || parentId === before.parentId) return;
  const tree = { name: `departments of ${corpId}`, table: tx.departments, parentOf };
  if (await isBelow(tx, tree, id, parentId)) throw refuse('DEPARTMENT_IN_ITSELF');
});
