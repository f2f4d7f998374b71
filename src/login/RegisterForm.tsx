import { useState } from 'react';
import type { BootTranslate } from '../i18n/translate.ts';
import { CodeFields } from './CodeFields.tsx';
import { targetOf } from './codeTarget.ts';
import { Failure } from './Failure.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { TextInput } from './TextInput.tsx';
import type { LoginServices, Registration } from './types.ts';
import { useSubmit } from './useSubmit.ts';

interface RegisterFormProps {
  t: BootTranslate;
  services: LoginServices;
}

const TYPES = ['enterprise', 'personal'] as const satisfies readonly Registration['type'][];

/** Registers an advertiser by a code to a phone or a mail address, and signs it in at once (SES-20). */
export function RegisterForm({ t, services }: RegisterFormProps) {
  const [contact, setContact] = useState('');
  const [code, setCode] = useState('');
  const [type, setType] = useState<Registration['type']>('enterprise');
  const [name, setName] = useState('');
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const form = useSubmit(t, { contact, code, name, userName, newPassword: password }, async () => {
    await services.register({ ...targetOf(contact), code, name, type, userName, password });
    services.onSignedIn();
  });
  return (
    <form className="login-form" onSubmit={form.submit} noValidate>
      <p className="login-note">{t('login.register.note')}</p>
      <Failure text={form.failure} />
      <CodeFields
        {...{ t, contact, code, form }}
        kind="contact"
        onContact={setContact}
        onCode={setCode}
        send={(target) => services.sendCode(target, 'register')}
      />
      <fieldset className="login-choice">
        <legend>{t('login.register.type')}</legend>
        {TYPES.map((each) => (
          <label key={each}>
            <input type="radio" name="type" value={each} checked={each === type} onChange={() => setType(each)} />
            {t(`login.register.${each}`)}
          </label>
        ))}
      </fieldset>
      <TextInput
        label={t('login.register.name')}
        name="organization"
        autoComplete="organization"
        maxLength={60}
        value={name}
        onValue={setName}
        error={form.problems.name ?? null}
      />
      <TextInput
        label={t('login.userName')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={32}
        value={userName}
        onValue={(value) => setUserName(value.trim())}
        error={form.problems.userName ?? null}
      />
      <PasswordInput
        t={t}
        autoComplete="new-password"
        value={password}
        onValue={setPassword}
        error={form.problems.newPassword ?? null}
        autoFocus={false}
      />
      <button type="submit" className="login-submit" disabled={form.busy}>
        {t(form.busy ? 'login.register.busy' : 'login.register.submit')}
      </button>
    </form>
  );
}
