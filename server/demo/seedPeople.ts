import { equipCorporation } from '../commands/equipCorporation.ts';
import { nextNumber } from '../commands/nextNumber.ts';
import { DAY_MS, known, ownerTx, type DemoContext } from './context.ts';
import { accounts, corporations, departments, roles } from './people.ts';
import { stores } from './stores.ts';

const TRIAL_DAYS = 30;

/** Seeds corporations, each with its initial records. */
export async function seedCorporations(demo: DemoContext): Promise<void> {
  const { tx, now, ids } = demo;
  for (const { key, name, customerType, superior, edition, contact } of corporations) {
    const id = known(ids, key);
    await tx.corporations.insert({
      id,
      corpId: id,
      number: await nextNumber(tx, 'corporation'),
      name,
      type: 'enterprise',
      customerType,
      edition,
      contact,
      status: 'enabled',
      ...(customerType === 'mediaOwner'
        ? {}
        : { identityState: 'unsubmitted', qualificationState: 'unsubmitted', adQualificationState: 'unsubmitted' }),
      superiorId: superior ? known(demo.corporations, superior).id : null,
      trialEndAt: key === 'owner' ? now + TRIAL_DAYS * DAY_MS : null,
    });
    demo.corporations.set(key, { id, ...(await equipCorporation(tx, id, 'zh_cn')) });
  }
}

/** Departments and roles of the media owner, and everybody's accounts. */
export async function seedAccounts(demo: DemoContext, passwordHash: string): Promise<void> {
  const own = ownerTx(demo);
  demo.departments.set('head', known(demo.corporations, 'owner').departmentId);
  for (const [position, { key, name, parent }] of departments.entries()) {
    const department = await own.departments.insert({ name, parentId: known(demo.departments, parent), position });
    demo.departments.set(key, department.id);
  }
  for (const { key, permissions, ...role } of roles)
    demo.roles.set(key, (await own.roles.insert({ ...role, permissions: [...permissions], builtIn: false })).id);
  for (const { userName, realName, corporation, role, department, phone } of accounts) {
    const { id: corpId, departmentId, ...built } = known(demo.corporations, corporation);
    const builtIn = { administrator: built.roleId, keeper: built.keeperRoleId };
    const isOwner = corporation === 'owner';
    const account = await demo.tx.as({ kind: 'system', corpId }).accounts.insert({
      userName,
      realName,
      phone,
      password: passwordHash,
      status: 'enabled',
      ...(role === 'administrator' || role === 'keeper'
        ? { roleId: builtIn[role], roleType: role }
        : { roleId: known(demo.roles, role), roleType: roles.find(({ key }) => key === role)?.roleType ?? null }),
      deptId: isOwner && department ? known(demo.departments, department) : departmentId,
      customerType: corporations.find(({ key }) => key === corporation)?.customerType ?? null,
      identityState: 'verified',
      qualificationState: corporation === 'advertiser' ? 'submitted' : 'unsubmitted',
    });
    demo.accounts.set(userName, account.id);
  }
}

/** The shops of the media owner's chain, each with its keeper. */
export async function seedStores(demo: DemoContext): Promise<void> {
  const own = ownerTx(demo);
  for (const { keeper, department, ...store } of stores) {
    const keeperId = keeper === null ? null : known(demo.accounts, keeper);
    const deptId = known(demo.departments, department);
    const { id } = await own.stores.insert({ ...store, keeperId, deptId, creatorId: known(demo.accounts, 'operator') });
    demo.stores.set(store.number, id);
  }
}
