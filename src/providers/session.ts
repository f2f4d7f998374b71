import type { System } from '#core/entity/meta.ts';

/** What a login answers and the session keeps (SES-10). The password is no part of it; see login/credentials.ts. */
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
  /** Somebody else set the password: until it is changed the server answers no other call (ENT-09). */
  mustChangePassword: boolean;
}

/** What survives a logout where remember-password is on (SES-08). */
interface Remembered {
  userName: string;
  system: System;
}

/** Why the login page is there: the session timed out (SES-09), or user info could not be fetched (SES-06). */
export type Notice = 'timeout' | 'noUserInfo';

export interface SessionStore {
  token: () => string | null;
  session: () => Session | null;
  /** Begins a session. */
  open: (token: string, session: Session) => void;
  /** User info that was fetched anew. */
  renew: (session: Session) => void;
  /** Ends it here: session and token are gone, what is remembered stays. */
  close: () => void;
  remembered: () => Remembered | null;
  remember: (value: Remembered | null) => void;
  /** Leaves word for the page that comes after a reload. */
  leaveNotice: (notice: Notice) => void;
  /** Returns that word once. */
  takeNotice: () => Notice | null;
  /** Calls back when another tab signed in or out. Returns how to stop. */
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
    // Written by something else, or cut off: as good as nothing.
    storage.removeItem(key);
    return null;
  }
}

/** Keeps token and session in local storage (SES-18): the token alone opens nothing without its HttpOnly cookie. */
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
