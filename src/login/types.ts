import type { System } from '#core/entity/meta.ts';
import type { Language } from '#core/protocol/envelope.ts';
import type { Brand } from '#core/brand.ts';

/** Services of the login page; main passes the real ones, tests their own. */
export interface LoginServices {
  signIn(
    input: { system: System; userName: string; password: string } | { phone: string; code: string },
  ): Promise<unknown>;
  /** Returns the seconds until another code can be sent (SES-04). */
  sendCode(phone: string): Promise<number>;
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
