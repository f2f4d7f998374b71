import { useState } from 'react';
import type { BootTranslate } from '../i18n/translate.ts';
import { CodeFields } from './CodeFields.tsx';
import { targetOf } from './codeTarget.ts';
import { Failure } from './Failure.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import type { LoginServices } from './types.ts';
import { useSubmit } from './useSubmit.ts';

interface ForgottenFormProps {
  t: BootTranslate;
  services: LoginServices;
  /** Called once the new password is set. */
  onDone: () => void;
  onBack: () => void;
}

/** Sets a forgotten password anew by a code to the phone or mail address of the account (SES-19). */
export function ForgottenForm({ t, services, onDone, onBack }: ForgottenFormProps) {
  const [contact, setContact] = useState('');
  const [code, setCode] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const form = useSubmit(t, { contact, code, newPassword }, async () => {
    await services.newPassword({ ...targetOf(contact), code, newPassword });
    onDone();
  });
  return (
    <form className="login-form" onSubmit={form.submit} noValidate>
      <Failure text={form.failure} />
      <CodeFields
        {...{ t, contact, code, form }}
        kind="contact"
        onContact={setContact}
        onCode={setCode}
        send={(target) => services.sendCode(target, 'password')}
      />
      <PasswordInput
        t={t}
        label="login.newPassword"
        autoComplete="new-password"
        value={newPassword}
        onValue={setNewPassword}
        error={form.problems.newPassword ?? null}
        autoFocus={false}
      />
      <button type="submit" className="login-submit" disabled={form.busy}>
        {t(form.busy ? 'login.forgotten.busy' : 'login.forgotten.submit')}
      </button>
      <button type="button" className="login-back" onClick={onBack}>
        {t('login.forgotten.back')}
      </button>
    </form>
  );
}
