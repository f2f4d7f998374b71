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

interface LoginAnswer extends Session {
  token: string;
}

/** Operators and advertisers sign in at calls of their own (spec 7). */
const LOGIN: Record<System, CallName> = { YXF: 'session.login', ADS: 'session.accountLogin' };

/** Makes what opens sessions, for the login page and the auth provider alike. */
export function createSignIn(client: Client, store: SessionStore): SignIn {
  const send = <T>(name: CallName, payload: unknown): Promise<T> => client.call<T>(callPath(name), payload);
  return {
    signIn: async (input) => {
      const answer =
        'phone' in input
          ? await send<LoginAnswer>('session.mobileLogin', input)
          : await send<LoginAnswer>(LOGIN[input.system], { userName: input.userName, password: input.password });
      const { token, ...session } = answer;
      store.open(token, session);
      return session;
    },
    sendCode: async (phone) => (await send<{ resendS: number }>('session.sendCode', { phone })).resendS,
  };
}
