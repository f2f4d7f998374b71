import type { System } from '#core/entity/meta.ts';

/** Answer of a login, kept as the session (SES-10). It has no password; see login/credentials.ts. */
export interface Session {
  userId: string;
  corpId: string;
  deptId: string | null;
  userName: string;
  realName: string | null;
  crmCode: string | null;
  companyName: string | null;
  versionLevel: string | null;
  remainingDays: number | null;
  system: System;
  menuList: readonly unknown[];
  permissionList: readonly { code: number }[];
  /** Somebody else set the password: until it is changed the server refuses every other call (ENT-09). */
  mustChangePassword: boolean;
}

/** Data kept after logout if remember-password is on (SES-08). */
interface Remembered {
  userName: string;
  system: System;
}

/** Reason why the login page opens: the session timed out (SES-09), or the user info could not be loaded (SES-06). */
export type Notice = 'timeout' | 'noUserInfo';

export interface SessionStore {
  token: () => string | null;
  session: () => Session | null;
  /** Starts a session. */
  open: (token: string, session: Session) => void;
  /** Replaces the user info by a newer one. */
  renew: (session: Session) => void;
  /** Ends the session in this browser: session and token are deleted, remembered data stays. */
  close: () => void;
  remembered: () => Remembered | null;
  remember: (value: Remembered | null) => void;
  /** Leaves a notice for the page after a reload. */
  leaveNotice: (notice: Notice) => void;
  /** Returns that notice once. */
  takeNotice: () => Notice | null;
  /** Calls back when another tab signs in or out. Returns a function that stops it. */
  onElsewhere: (listener: () => void) => () => void;
}

const TOKEN = 'vitrine.token';
const SESSION = 'vitrine.session';
const REMEMBER = 'vitrine.remember';
const NOTICE = 'vitrine.notice';

function read(storage: Storage, key: string): unknown {
  const text = storage.getItem(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    // Written by another program, or cut off: treated as missing.
    storage.removeItem(key);
    return null;
  }
}

/** Keeps token and session in local storage (SES-18): without its HttpOnly cookie the token opens nothing. */
export function createSessionStore(storage: Storage = localStorage, notices: Storage = sessionStorage): SessionStore {
  return {
    token: () => storage.getItem(TOKEN),
    session: () => read(storage, SESSION) as Session | null,
    open: (token, session) => {
      storage.setItem(SESSION, JSON.stringify(session));
      storage.setItem(TOKEN, token);
    },
    renew: (session) => storage.setItem(SESSION, JSON.stringify(session)),
    close: () => {
      storage.removeItem(TOKEN);
      storage.removeItem(SESSION);
    },
    remembered: () => read(storage, REMEMBER) as Remembered | null,
    remember: (value) => (value ? storage.setItem(REMEMBER, JSON.stringify(value)) : storage.removeItem(REMEMBER)),
    leaveNotice: (notice) => notices.setItem(NOTICE, notice),
    takeNotice: () => {
      const notice = notices.getItem(NOTICE);
      notices.removeItem(NOTICE);
      return notice === 'timeout' || notice === 'noUserInfo' ? notice : null;
    },
    onElsewhere: (listener) => {
      const onStorage = (event: StorageEvent): void => {
        if (event.storageArea === storage && event.key === TOKEN && event.oldValue !== event.newValue) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
