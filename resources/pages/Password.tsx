import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Form, PasswordInput, useLogoutIfAccessDenied, useNotify, useTranslate } from 'react-admin';
import { limits } from '#generated/model/limits.gen.ts';
import { refusedFields } from '#src/ui/form/refusedFields.ts';
import { PageHeader } from '#src/ui/page/PageHeader.tsx';
import { useRenewSession } from '#src/ui/renewSession.ts';
import { useCall } from '#src/ui/useCall.ts';
import { passwordResolver } from './password/rules.ts';

/** Returns what sends both passwords; it gives back what was refused at a field. */
function useChange(onDone: () => void) {
  const call = useCall();
  const notify = useNotify();
  const logoutIfTimedOut = useLogoutIfAccessDenied();
  const renew = useRenewSession();
  return async ({ oldPassword, newPassword }: Record<string, unknown>) => {
    try {
      await call('session.changePassword', { oldPassword, newPassword });
      notify('password.done', { type: 'success' });
      await renew();
      onDone();
      return undefined;
    } catch (error) {
      const fields = refusedFields(error);
      if (fields && !('root' in fields)) return fields;
      if (!(await logoutIfTimedOut(error)))
        notify(error instanceof Error ? error.message : 'ui.failed', { type: 'error' });
      return undefined;
    }
  };
}

const shared = { isRequired: true, fullWidth: true, margin: 'none' } as const;

function PasswordForm({ onDone }: { onDone: () => void }) {
  const translate = useTranslate();
  const change = useChange(onDone);
  const [isBusy, setBusy] = useState(false);
  const submit = async (values: Record<string, unknown>) => {
    setBusy(true);
    try {
      return await change(values);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form resolver={passwordResolver} onSubmit={submit} record={{}} noValidate disableInvalidFormNotification>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 480, justifyItems: 'start' }}>
        <PasswordInput
          {...shared}
          source="oldPassword"
          label="password.old"
          helperText={false}
          autoComplete="current-password"
        />
        <PasswordInput
          {...shared}
          source="newPassword"
          label="password.new"
          helperText={translate('password.newHelp', { min: limits.passwordMin })}
          autoComplete="new-password"
        />
        <PasswordInput
          {...shared}
          source="confirmation"
          label="password.confirmation"
          helperText={false}
          autoComplete="new-password"
        />
        <Button type="submit" variant="contained" loading={isBusy}>
          {translate('password.save')}
        </Button>
      </Box>
    </Form>
  );
}

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
