import type { System } from '#core/entity/meta.ts';
import type { Language } from '#core/protocol/envelope.ts';
import type { Brand } from '#core/brand.ts';

/** What the page needs of the outside; main gives it, tests give their own. */
export interface LoginServices {
  signIn(
    input: { system: System; userName: string; password: string } | { phone: string; code: string },
  ): Promise<unknown>;
  /** Returns the seconds until another can be sent (SES-04). */
  sendCode(phone: string): Promise<number>;
  remembered(): { userName: string; system: System } | null;
  remember(value: { userName: string; system: System } | null): void;
  /** Signed in: on to the console. */
  onSignedIn(): void;
}

export interface LoginPageProps {
  language: Language;
  brand: Brand;
  services: LoginServices;
  /** Console that the page's host or address asks for. */
  system: System;
  /** Why the person is here again. */
  notice?: 'timeout' | 'noUserInfo' | null;
  onLanguage: (language: Language) => void;
}
