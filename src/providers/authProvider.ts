import type { AuthProvider, UserIdentity } from 'react-admin';
import type { PermissionRef } from '#core/entity/meta.ts';
import { errorCodes } from '#generated/model/errorCodes.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { Client } from '../transport/client.ts';
import { findEntity } from './entityOf.ts';
import { codesOf, createCan } from './permission.ts';
import { callPath } from './printedTables.ts';
import type { SessionStore } from './session.ts';
import type { SignIn, SignInInput } from './signIn.ts';

export interface AuthParts {
  client: Client;
  store: SessionStore;
  signIn: SignIn;
  /** Path of the page that is open. */
  path: () => string;
  /** Loads the page anew; without a token it then is the login page. */
  reload: () => void;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** Never resolves: the page is being left, and react-admin must not redirect to its own login page. */
const forever = (): Promise<never> => new Promise(() => undefined);

/** Returns whether an error ends the session: -10008 always, -11004 only with a token and off the root (SES-09). */
function isTimeout(error: unknown, token: string | null, path: string): boolean {
  const code = (error as { body?: { code?: unknown } } | null)?.body?.code;
  if (code === errorCodes.LOGIN_TIMEOUT) return true;
  return code === errorCodes.LOGIN_TIMEOUT_LEGACY && token !== null && path !== '/';
}

/** Returns the permission for react-admin's name of an action on a resource. */
async function permissionOf(resource: string, action: string): Promise<PermissionRef | undefined> {
  const meta = await findEntity(resource);
  if (!meta) return undefined;
  if (action === 'create') return meta.perm.create;
  if (action === 'edit') return meta.perm.edit;
  if (action === 'export') return meta.exporting?.perm;
  if (action === 'show') return meta.perm.show ?? meta.perm.list;
  return (
    meta.actions.find(({ name }) => name === action)?.perm ??
    meta.views.find(({ name }) => name === action)?.perm ??
    meta.perm.list
  );
}

/** Makes the auth provider: login, the checks of SES-05 and SES-09, logout as SES-08 says, and permission codes. */
export function createAuthProvider({ client, store, signIn, path, reload }: AuthParts): AuthProvider {
  let ending = false;

  const end = async (): Promise<never> => {
    await wait(limits.logoutDelay);
    store.close();
    reload();
    return forever();
  };

  const logout = async (): Promise<never> => {
    ending = true;
    // Also ends here when the server no longer has the session or cannot be reached.
    await client.call(callPath('session.logout'), {}).catch(() => undefined);
    return end();
  };

  return {
    login: (input: SignInInput) => signIn.signIn(input),
    logout: () => (ending ? forever() : logout()),
    checkAuth: () => (store.token() ? Promise.resolve() : Promise.reject({ message: false })),
    checkError: async (error: unknown) => {
      if (!isTimeout(error, store.token(), path())) return;
      // All pending calls fail together; only the first is handled.
      if (ending) return forever();
      ending = true;
      store.leaveNotice('timeout');
      await end();
    },
    getIdentity: (): Promise<UserIdentity> => {
      const session = store.session();
      return session
        ? Promise.resolve({
            id: session.userId,
            fullName: session.realName || session.userName,
            companyName: session.companyName,
          })
        : Promise.reject(new Error('There is no session.'));
    },
    getPermissions: () => Promise.resolve(codesOf(store.session())),
    canAccess: async ({ resource, action }) => {
      const perm = await permissionOf(resource, action);
      const session = store.session();
      return createCan(session?.system, codesOf(session))(perm);
    },
  };
}
