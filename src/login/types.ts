import type { System } from '#core/entity/meta.ts';
import type { Language } from '#core/protocol/envelope.ts';
import type { Brand } from '#core/brand.ts';

/** Code recipient. */
export type CodeTarget = { phone: string } | { email: string };

/** Registration data of an advertiser. */
export interface Registration {
  code: string;
  name: string;
  type: 'enterprise' | 'personal';
  userName: string;
  password: string;
}

/** Services of the login page; main passes the real ones, tests their own. */
export interface LoginServices {
  signIn(
    input: { system: System; userName: string; password: string } | (CodeTarget & { code: string }),
  ): Promise<unknown>;
  /** Returns the seconds until another code can be sent (SES-04). */
  sendCode(to: CodeTarget, purpose: 'login' | 'password' | 'register'): Promise<number>;
  /** Registers an advertiser, and signs it in (SES-20). */
  register(input: CodeTarget & Registration): Promise<unknown>;
  /** Sets a forgotten password anew (SES-19). */
  newPassword(input: CodeTarget & { code: string; newPassword: string }): Promise<void>;
  remembered(): { userName: string; system: System } | null;
  remember(value: { userName: string; system: System } | null): void;
  /** Called after sign-in: opens the console. */
  onSignedIn(): void;
}

export interface LoginPageProps {
  language: Language;
  brand: Brand;
  services: LoginServices;
  /** System that the host or the address asks for. */
  system: System;
  /** Reason why the person is at the login again. */
  notice?: 'timeout' | 'noUserInfo' | null;
  onLanguage: (language: Language) => void;
}
