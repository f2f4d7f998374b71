import type { SessionUser } from '../call/types.ts';
import type { Tx } from '../store/types.ts';

/** Department with everything below it that the caller may see. */
export interface Branch {
  id: string;
  corpId: string;
  parentId: string | null;
  name: string;
  position: number;
  children: string[];
  people: number;
  devices: number;
}

/** More departments than this no enterprise has; those beyond are reached by the list. */
const MOST = 20_000;

/** The departments of one enterprise by id, each with the sums of its branch. Three statements, within the caller's scope. */
export async function branchesOf(
  tx: Tx,
  user: Pick<SessionUser, 'can'>,
  corpId: string,
): Promise<ReadonlyMap<string, Branch>> {
  const ofCorp = (eb: Parameters<Parameters<typeof tx.departments.find>[0]>[0]) => eb('corp_id', '=', corpId);
  const rows = await tx.departments.find(ofCorp, {
    fields: ['name', 'parentId', 'position', 'corpId'],
    limit: MOST,
    orderBy: ['position', 'asc'],
  });
  const none = new Map<string, number>();
  const people = user.can('account.view') ? await tx.accounts.countBy('deptId', ofCorp) : none;
  const devices = user.can('device.view') ? await tx.devices.countBy('deptId', ofCorp) : none;
  const branches = new Map<string, Branch>();
  for (const { id, name, parentId, position } of rows)
    branches.set(id, {
      id,
      corpId,
      parentId: parentId ?? null,
      name: name ?? '',
      position: position ?? 0,
      children: [],
      people: people.get(id) ?? 0,
      devices: devices.get(id) ?? 0,
    });
  for (const branch of branches.values()) {
    // A department whose parent is outside the caller's scope is shown at the top.
    const above = branch.parentId === null ? undefined : branches.get(branch.parentId);
    if (above && above !== branch) above.children.push(branch.id);
    else branch.parentId = null;
  }
  for (const branch of branches.values()) if (branch.parentId === null) sumUp(branch, branches);
  return branches;
}

/** Adds the totals of child departments to their parents, from the leaves up, without recursion. */
function sumUp(top: Branch, branches: ReadonlyMap<string, Branch>): void {
  const order = [top];
  for (const branch of order) for (const id of branch.children) order.push(branches.get(id)!);
  for (const branch of order.toReversed()) {
    const above = branch.parentId === null ? undefined : branches.get(branch.parentId);
    if (!above) continue;
    above.people += branch.people;
    above.devices += branch.devices;
  }
}

/** Ids of the departments above one, the topmost first. */
export function wayTo(branches: ReadonlyMap<string, Branch>, id: string): string[] {
  const way: string[] = [];
  for (let at = branches.get(id)?.parentId; at && !way.includes(at); at = branches.get(at)?.parentId) way.unshift(at);
  return way;
}
