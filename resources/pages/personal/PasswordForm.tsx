import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Form, PasswordInput, useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { limits } from '#generated/model/limits.gen.ts';
import { useNotifyError } from '#src/ui/errorText.ts';
import { refusedFields } from '#src/ui/form/refusedFields.ts';
import { useRenewSession } from '#src/ui/renewSession.ts';
import { useCall } from '#src/ui/useCall.ts';
import * as z from 'zod/mini';
import type { Rule } from '#core/entity/rule.ts';
import { accountCreate } from '#generated/model/accounts/types.gen.ts';
import { formResolver } from '#src/ui/form/resolver.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { passwordSentences } from './sentences.ts';

/** Rules of a new password: the same schema as for a new account (spec 5). */
const schema = z.strictObject({
  newPassword: accountCreate.shape.password,
  oldPassword: z.string(),
  confirmation: z.string(),
});

const sameTwice: Rule = {
  id: 'confirmation',
  at: 'confirmation',
  reads: ['newPassword', 'confirmation'],
  assert: ({ newPassword, confirmation }) => newPassword === confirmation,
};

/** Validates the form as the server does, and that the new password was typed the same twice (ME-01). */
const passwordResolver = formResolver(schema, {
  rules: [sameTwice],
  whens: {},
  required: ['oldPassword', 'newPassword', 'confirmation'],
  context: () => ({ me: null, now: Date.now(), on: 'update' }),
});

/** Returns what sends both passwords; it gives back what was refused at a field. */
function useChange(onDone: () => void) {
  const call = useCall();
  const notify = useNotify();
  const notifyError = useNotifyError();
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
      if (!(await logoutIfTimedOut(error))) notifyError(error);
      return undefined;
    }
  };
}

const shared = { isRequired: true, fullWidth: true, margin: 'none' } as const;

/** Old password, new one, and the new one again (ME-01). */
export function PasswordForm({ onDone }: { onDone: () => void }) {
  const translate = useSentences(passwordSentences);
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
