import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { CallError } from '#core/protocol/reply.ts';
import type { BootTranslate } from '../i18n/translate.ts';
import { NetworkError } from '../transport/networkError.ts';
import { problemOf, type LoginField } from './rules.ts';

export type Problems = Partial<Record<LoginField, string>>;

/** Returns what an error says to a person: the server's own sentence, or the network's. */
function sentenceOf(error: unknown, t: BootTranslate): string {
  if (error instanceof CallError) return error.message;
  return t(error instanceof NetworkError && error.kind === 'offline' ? 'network.offline' : 'network.busy');
}

/** Checks the fields, sends, and keeps what went wrong: at the fields, and as a whole. */
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
    // Drawn at once, so that the first field that is wrong can be gone to.
    const isRight = flushSync(() => check(Object.keys(values) as LoginField[]));
    if (isRight) void run(send);
    else form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  return { problems, failure, busy, check, run, submit };
}
