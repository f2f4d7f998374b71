import type { DepartmentStored } from '#generated/server/departments.gen.ts';
import { isBelow } from '../../commands/treeOrder.ts';
import { refuse } from '../../call/refuse.ts';
import { checkDepartment } from '../../policies/roleStrength.ts';
import { updating } from '../verbs.ts';

const parentOf = ({ parentId }: DepartmentStored) => parentId;

/**
 * Updates or moves a department; never below itself (ENT-06). The caller may move only what they reach, and only below
 * departments that they reach: otherwise they would gain access to its records.
 */
export const update = updating('department', async ({ id, corpId, ...before }, { parentId }, { tx, user }) => {
  if (parentId === before.parentId) return;
  for (const each of [id, parentId]) checkDepartment(user, each, 'parentId');
  if (!parentId) return;
  const tree = { name: `departments of ${corpId}`, table: tx.departments, parentOf };
  if (await isBelow(tx, tree, id, parentId)) throw refuse('DEPARTMENT_IN_ITSELF');
});
