import { useEffect, useState } from 'react';
import type { System } from '#core/entity/meta.ts';
import { CallError } from '#core/protocol/reply.ts';
import { errorCodes } from '#generated/model/errorCodes.gen.ts';
import type { BootTranslate } from '../i18n/translate.ts';
import { forgetPassword, savePassword, savedPassword } from './credentials.ts';
import { Failure } from './Failure.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { TextInput } from './TextInput.tsx';
import type { LoginServices } from './types.ts';
import { useSubmit } from './useSubmit.ts';

interface AccountFormProps {
  t: BootTranslate;
  services: LoginServices;
  system: System;
  onForgotten: () => void;
}

/**
 * Login by account and password. The remembered account is filled in; the password comes from the browser's credential
 * store (SES-03).
 */
export function AccountForm({ t, services, system, onForgotten }: AccountFormProps) {
  const [remembered] = useState(() => services.remembered());
  const [userName, setUserName] = useState(remembered?.userName ?? '');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(remembered !== null);

  useEffect(() => {
    if (!remembered) return;
    void savedPassword(remembered.userName).then((kept) => {
      if (kept) setPassword((typed) => typed || kept);
    });
  }, [remembered]);

  /** Signs in to either system: an account of the other one opens that console. */
  const signInWherever = async (account: { userName: string; password: string }): Promise<System> => {
    const other = system === 'YXF' ? 'ADS' : 'YXF';
    try {
      await services.signIn({ system, ...account });
      return system;
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== errorCodes.WRONG_SYSTEM) throw error;
      await services.signIn({ system: other, ...account });
      return other;
    }
  };

  const { problems, failure, busy, submit } = useSubmit(t, { userName, password }, async () => {
    const opened = await signInWherever({ userName, password });
    services.remember(remember ? { userName, system: opened } : null);
    await (remember ? savePassword(userName, password) : forgetPassword());
    services.onSignedIn();
  });

  return (
    <form className="login-form" onSubmit={submit} noValidate>
      <Failure text={failure} />
      <TextInput
        label={t('login.userName')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        autoFocus={!remembered}
        value={userName}
        onValue={(value) => setUserName(value.trim())}
        error={problems.userName ?? null}
      />
      <PasswordInput
        t={t}
        value={password}
        onValue={setPassword}
        error={problems.password ?? null}
        autoFocus={remembered !== null}
      />
      <div className="login-between">
        <label className="login-remember">
          <input type="checkbox" checked={remember} onChange={(event) => setRemember(event.target.checked)} />
          {t('login.remember')}
        </label>
        <button type="button" className="login-forgotten" onClick={onForgotten}>
          {t('login.forgotten')}
        </button>
      </div>
      <button type="submit" className="login-submit" disabled={busy}>
        {t(busy ? 'login.busy' : 'login.submit')}
      </button>
    </form>
  );
}
