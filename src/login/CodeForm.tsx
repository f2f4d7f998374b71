import { useState } from 'react';
import type { BootTranslate } from '../i18n/translate.ts';
import { CodeFields } from './CodeFields.tsx';
import { targetOf } from './codeTarget.ts';
import { Failure } from './Failure.tsx';
import type { LoginServices } from './types.ts';
import { useSubmit } from './useSubmit.ts';

interface CodeFormProps {
  t: BootTranslate;
  services: LoginServices;
  kind: 'phone' | 'email';
}

/** Login by a phone or a mail address, and a code that is sent to it (SES-04, SES-21). */
export function CodeForm({ t, services, kind }: CodeFormProps) {
  const [contact, setContact] = useState('');
  const [code, setCode] = useState('');
  const form = useSubmit(t, { [kind]: contact, code }, async () => {
    await services.signIn({ ...targetOf(contact), code });
    services.onSignedIn();
  });
  return (
    <form className="login-form" onSubmit={form.submit} noValidate>
      <Failure text={form.failure} />
      <CodeFields
        {...{ t, kind, contact, code, form }}
        onContact={setContact}
        onCode={setCode}
        send={(target) => services.sendCode(target, 'login')}
      />
      <button type="submit" className="login-submit" disabled={form.busy}>
        {t(form.busy ? 'login.busy' : 'login.submit')}
      </button>
    </form>
  );
}
