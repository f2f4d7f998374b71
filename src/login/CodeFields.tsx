import { useEffect, useRef, useState } from 'react';
import type { BootTranslate } from '../i18n/translate.ts';
import { TextInput } from './TextInput.tsx';
import { targetOf } from './codeTarget.ts';
import type { CodeTarget } from './types.ts';
import type { Submit } from './useSubmit.ts';

/** Which recipients a form takes. */
type Contact = 'phone' | 'email' | 'contact';

const INPUTS = {
  phone: { name: 'phone', type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national', maxLength: 11 },
  email: { name: 'email', type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 100 },
  contact: { name: 'contact', type: 'text', inputMode: 'email', autoComplete: 'username', maxLength: 100 },
} as const;

interface CodeFieldsProps {
  t: BootTranslate;
  kind: Contact;
  contact: string;
  onContact: (value: string) => void;
  code: string;
  onCode: (value: string) => void;
  send: (target: CodeTarget) => Promise<number>;
  form: Pick<Submit, 'problems' | 'busy' | 'check' | 'run'>;
}

/** Fields for the recipient and the code, with the button that sends it and counts down before it sends another. */
export function CodeFields({ t, kind, contact, onContact, code, onCode, send, form }: CodeFieldsProps) {
  const { problems, busy, check, run } = form;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [left, startCountdown] = useCountdown();
  const codeRef = useRef<HTMLInputElement>(null);

  const sendCode = (): void => {
    if (!check([kind])) return;
    void run(async () => {
      const seconds = await send(targetOf(contact));
      setSentTo(contact);
      startCountdown(seconds);
      codeRef.current?.focus();
    });
  };

  const button = (
    <button type="button" className="field-end field-end-text" disabled={busy || left > 0} onClick={sendCode}>
      {left > 0 ? t('login.code.again', { seconds: left }) : t('login.code.send')}
    </button>
  );

  return (
    <>
      <TextInput
        {...INPUTS[kind]}
        label={t(`login.${kind}`)}
        autoCapitalize="none"
        spellCheck={false}
        value={contact}
        onValue={(value) => onContact(kind === 'phone' ? value.replace(/\D/g, '') : value.trim())}
        error={problems[kind] ?? null}
        hint={kind === 'email' ? null : t('login.phone.help')}
      />
      <TextInput
        label={t('login.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        onValue={(value) => onCode(value.replace(/\D/g, ''))}
        error={problems.code ?? null}
        hint={sentTo ? t('login.code.sent', { phone: sentTo }) : null}
        end={button}
        inputRef={codeRef}
      />
    </>
  );
}

/** Returns the seconds that are left, and what starts them. By the clock, not by ticks: a sleeping tab counts on. */
function useCountdown(): [left: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const running = left > 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running]);
  const start = (seconds: number): void => {
    const begin = Date.now();
    setNow(begin);
    setUntil(begin + seconds * 1000);
  };
  return [left, start];
}
