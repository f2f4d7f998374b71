import type { System } from '#core/entity/meta.ts';
import type { CallName } from '#generated/model/calls.gen.ts';
import type { Client } from '../transport/client.ts';
import { callPath } from './printedTables.ts';
import type { Session, SessionStore } from './session.ts';

export type SignInInput = { system: System; userName: string; password: string } | { phone: string; code: string };

export interface SignIn {
  /** Opens a session by account and password, or by a code that was sent to a phone. */
  signIn(input: SignInInput): Promise<Session>;
  /** Returns the seconds until another can be sent. */
  sendCode(phone: string): Promise<number>;
}

/** Operators and advertisers sign in at calls of their own (spec 7). */
const LOGIN = { YXF: 'session.login', ADS: 'session.accountLogin' } as const satisfies Record<System, CallName>;

/** Creates the sign-in service for the login page and the auth provider. */
export function createSignIn(client: Client, store: SessionStore): SignIn {
  return {
    signIn: async (input) => {
      const answer =
        'phone' in input
          ? await client.call(callPath('session.mobileLogin'), input)
          : await client.call(callPath(LOGIN[input.system]), { userName: input.userName, password: input.password });
      const { token, ...session } = answer;
      store.open(token, session);
      return session;
    },
    sendCode: async (phone) => (await client.call(callPath('session.sendCode'), { phone })).resendS,
  };
}
