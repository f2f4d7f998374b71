import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { CallError } from '#core/protocol/reply.ts';
import type { BootTranslate, BootKey } from '../i18n/translate.ts';
import { NetworkError } from '../transport/networkError.ts';

/** Lowercase letters, digits and underscores, no underscore at either end, at least 6 (SES-02). */
const ACCOUNT = /^(?!_)[a-z0-9_]{6,}(?<!_)$/;
/** Mobile numbers of mainland China (SES-04). */
const PHONE = /^1[3-9][0-9]{9}$/;
const PASSWORD_MIN = 6;

/** An address with a domain; the server judges it exactly. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type LoginField = 'name' | 'userName' | 'password' | 'newPassword' | 'phone' | 'email' | 'contact' | 'code';

/**
 * Returns the message key of a field's problem, or null. Invalid input is not sent: the server counts failed tries.
 */
function problemOf(field: LoginField, value: string): BootKey | null {
  switch (field) {
    case 'name':
      return value.trim() === '' ? 'login.missing.name' : null;
    case 'userName':
      return value === '' ? 'login.missing.userName' : ACCOUNT.test(value) ? null : 'login.wrong.userName';
    case 'password':
      return value === '' ? 'login.missing.password' : value.length >= PASSWORD_MIN ? null : 'login.wrong.password';
    case 'phone':
      return PHONE.test(value) ? null : 'login.wrong.phone';
    case 'email':
      return EMAIL.test(value) ? null : 'login.wrong.email';
    case 'contact':
      return EMAIL.test(value) || PHONE.test(value) ? null : 'login.wrong.contact';
    case 'newPassword':
      return value.length >= PASSWORD_MIN ? null : 'login.wrong.password';
    case 'code':
      return value === '' ? 'login.missing.code' : /^[0-9]+$/.test(value) ? null : 'login.wrong.code';
  }
}

export type Problems = Partial<Record<LoginField, string>>;

/** Returns what an error says to a person: the server's own sentence, or the network's. */
function sentenceOf(error: unknown, t: BootTranslate): string {
  if (error instanceof CallError) return error.message;
  return t(error instanceof NetworkError && error.kind === 'offline' ? 'network.offline' : 'network.busy');
}

/** Validates, sends, and keeps the errors: by field, and for the whole form. */
export function useSubmit(t: BootTranslate, values: Partial<Record<LoginField, string>>, send: () => Promise<void>) {
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const check = (fields: readonly LoginField[]): boolean => {
    const found = fields
      .map((field) => [field, problemOf(field, values[field] ?? '')] as const)
      .filter(([, key]) => key !== null);
    setProblems(Object.fromEntries(found.map(([field, key]) => [field, t(key!)])));
    return found.length === 0;
  };

  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(sentenceOf(error, t));
    } finally {
      setBusy(false);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    // Rendered at once, so that the first wrong field can take the focus.
    const isRight = flushSync(() => check(Object.keys(values) as LoginField[]));
    if (isRight) void run(send);
    else form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  return { problems, failure, busy, check, run, submit };
}

export type Submit = ReturnType<typeof useSubmit>;
