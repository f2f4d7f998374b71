import { uuidv7 } from '#core/uuid.ts';
import { newPassword } from './auth/secrets.ts';
import { equipCorporation } from './commands/equipCorporation.ts';
import { nextNumber } from './commands/nextNumber.ts';
import type { Services } from './services.ts';

const USER_NAME = 'platform';
const SYSTEM = { kind: 'system', corpId: null } as const;

/**
 * Gives an empty store somebody who can sign in: the platform's enterprise and its administrator, with a random
 * password that is said this once and kept only as a hash. Does nothing where the store has an enterprise already.
 */
export async function makeFirstAdministrator(
  { store, hasher, clock }: Pick<Services, 'store' | 'hasher' | 'clock'>,
  say: (line: string) => void,
): Promise<void> {
  const isEmpty = (await store.read(SYSTEM, (tx) => tx.corporations.count())) === 0;
  if (!isEmpty) return;
  const password = newPassword();
  const hash = await hasher.hash(password);
  const id = uuidv7(clock.now());
  await store.write(SYSTEM, async (tx) => {
    await tx.corporations.insert({
      id,
      corpId: id,
      number: await nextNumber(tx, 'corporation'),
      name: 'Platform',
      type: 'enterprise',
      customerType: 'mediaOwner',
      edition: 'flagship',
      status: 'enabled',
    });
    const { roleId, departmentId } = await equipCorporation(tx, id, 'zh_cn');
    await tx.as({ kind: 'system', corpId: id }).accounts.insert({
      userName: USER_NAME,
      realName: 'Administrator',
      password: hash,
      mustChangePassword: true,
      status: 'enabled',
      roleId,
      roleType: 'administrator',
      deptId: departmentId,
      customerType: 'mediaOwner',
      identityState: 'verified',
      qualificationState: 'unsubmitted',
    });
  });
  say(
    `The first administrator is "${USER_NAME}", password ${password}. It is said only now, and changed at the first login.`,
  );
}
