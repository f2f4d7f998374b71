import type { BootKey } from '../i18n/translate.ts';

/** Lowercase letters, digits and underscores, no underscore at either end, at least 6 (SES-02). */
const ACCOUNT = /^(?!_)[a-z0-9_]{6,}(?<!_)$/;
/** Mobile numbers of mainland China (SES-04). */
const PHONE = /^1[3-9][0-9]{9}$/;
const PASSWORD_MIN = 6;

export type LoginField = 'userName' | 'password' | 'phone' | 'code';

/** Returns what is wrong with a field as the key of its sentence, or null. What cannot be right is not sent: wrong tries are counted. */
export function problemOf(field: LoginField, value: string): BootKey | null {
  switch (field) {
    case 'userName':
      return value === '' ? 'login.missing.userName' : ACCOUNT.test(value) ? null : 'login.wrong.userName';
    case 'password':
      return value === '' ? 'login.missing.password' : value.length >= PASSWORD_MIN ? null : 'login.wrong.password';
    case 'phone':
      return PHONE.test(value) ? null : 'login.wrong.phone';
    case 'code':
      return value === '' ? 'login.missing.code' : /^[0-9]+$/.test(value) ? null : 'login.wrong.code';
  }
}
