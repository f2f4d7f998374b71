import type { DepartmentStored } from '#generated/server/departments.gen.ts';
import { isBelow } from '../../commands/treeOrder.ts';
import { refuse } from '../../call/refuse.ts';
import { checkDepartment } from '../../policies/roleStrength.ts';
import { updating } from '../verbs.ts';

const parentOf = ({ parentId }: DepartmentStored) => parentId;

/**
 * Changes or moves a department; never below itself (ENT-06). What somebody does not reach they neither move nor hang below
 * their own: they would see what is in it.
 */
export const update = updating('department', async ({ id, corpId, ...before }, { parentId }, { tx, user }) => {
  if (parentId === before.parentId) return;
  for (const each of [id, parentId]) checkDepartment(user, each, 'parentId');
  if (!parentId) return;
  const tree = { name: `departments of ${corpId}`, table: tx.departments, parentOf };
  if (await isBelow(tx, tree, id, parentId)) throw refuse('DEPARTMENT_IN_ITSELF');
});
