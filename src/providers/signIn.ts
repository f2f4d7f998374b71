import type { System } from '#core/entity/meta.ts';
import type { CallName } from '#generated/model/calls.gen.ts';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import type { Client } from '../transport/client.ts';
import { callPath } from './printedTables.ts';
import type { Session, SessionStore } from './session.ts';

/** Code recipient. */
type CodeTarget = { phone: string } | { email: string };

export type SignInInput = { system: System; userName: string; password: string } | (CodeTarget & { code: string });

export interface SignIn {
  /** Opens a session by account and password, or by a code that was sent to a phone or a mail address. */
  signIn(input: SignInInput): Promise<Session>;
  /** Returns the seconds until another can be sent. */
  sendCode(to: CodeTarget, purpose: 'login' | 'password' | 'register'): Promise<number>;
  /** Registers an advertiser, and opens its first session (SES-20). */
  register(input: CodeTarget & CallTypes['session.register']['input']): Promise<Session>;
  /** Sets a forgotten password anew by a code; it opens no session. */
  newPassword(input: CodeTarget & { code: string; newPassword: string }): Promise<void>;
}

/** Operators and advertisers sign in at calls of their own (spec 7). */
const LOGIN = { YXF: 'session.login', ADS: 'session.accountLogin' } as const satisfies Record<System, CallName>;

/** Creates the sign-in service for the login page and the auth provider. */
export function createSignIn(client: Client, store: SessionStore): SignIn {
  const opened = ({ token, ...session }: CallTypes['session.login']['output']): Session => {
    store.open(token, session);
    return session;
  };
  return {
    signIn: async (input) => {
      const answer =
        'code' in input
          ? await client.call(callPath('session.mobileLogin'), input)
          : await client.call(callPath(LOGIN[input.system]), { userName: input.userName, password: input.password });
      return opened(answer);
    },
    register: async (input) => opened(await client.call(callPath('session.register'), input)),
    sendCode: async (to, purpose) => (await client.call(callPath('session.sendCode'), { ...to, purpose })).resendS,
    newPassword: async (input) => void (await client.call(callPath('session.newPassword'), input)),
  };
}
