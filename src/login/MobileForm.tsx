import { useRef, useState, useEffect } from 'react';
import type { BootTranslate } from '../i18n/translate.ts';
import { Failure } from './Failure.tsx';
import { TextInput } from './TextInput.tsx';
import type { LoginServices } from './types.ts';
import { useSubmit } from './useSubmit.ts';

/** Mobile number and a code that is sent to it. */
export function MobileForm({ t, services }: { t: BootTranslate; services: LoginServices }) {
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [left, startCountdown] = useCountdown();
  const codeRef = useRef<HTMLInputElement>(null);

  const { problems, failure, busy, check, run, submit } = useSubmit(t, { phone, code }, async () => {
    await services.signIn({ phone, code });
    services.onSignedIn();
  });

  const sendCode = (): void => {
    if (!check(['phone'])) return;
    void run(async () => {
      const seconds = await services.sendCode(phone);
      setSentTo(phone);
      startCountdown(seconds);
      codeRef.current?.focus();
    });
  };

  const send = (
    <button type="button" className="field-end field-end-text" disabled={busy || left > 0} onClick={sendCode}>
      {left > 0 ? t('login.code.again', { seconds: left }) : t('login.code.send')}
    </button>
  );

  return (
    <form className="login-form" onSubmit={submit} noValidate>
      <Failure text={failure} />
      <TextInput
        label={t('login.phone')}
        name="phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={11}
        value={phone}
        onValue={(value) => setPhone(value.replace(/\D/g, ''))}
        error={problems.phone ?? null}
        hint={t('login.phone.help')}
      />
      <TextInput
        label={t('login.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        onValue={(value) => setCode(value.replace(/\D/g, ''))}
        error={problems.code ?? null}
        hint={sentTo ? t('login.code.sent', { phone: sentTo }) : null}
        end={send}
        inputRef={codeRef}
      />
      <button type="submit" className="login-submit" disabled={busy}>
        {t(busy ? 'login.busy' : 'login.submit')}
      </button>
    </form>
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
