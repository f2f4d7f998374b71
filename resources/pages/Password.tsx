import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PageHeader } from '#src/ui/page/PageHeader.tsx';
import { PasswordForm } from './personal/PasswordForm.tsx';

/** Changes one's own password (ME-01); also all that is shown while somebody else's choice has to be changed (ENT-09). */
export default function Password() {
  const translate = useTranslate();
  const [changes, setChanges] = useState(0);
  return (
    <>
      <PageHeader title={translate('menu.pages.password')} />
      {/* A new key after each change empties the form. */}
      <PasswordForm key={changes} onDone={() => setChanges(changes + 1)} />
    </>
  );
}
