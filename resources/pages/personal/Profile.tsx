import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Form, required, SelectInput, TextInput, useNotify, useTranslate } from 'react-admin';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import { LANGUAGE_NAMES } from '#src/i18n/language.ts';
import { useNotifyError } from '#src/ui/errorText.ts';
import { useEntityWords } from '#src/ui/entityWords.ts';
import { refusedFields } from '#src/ui/form/refusedFields.ts';
import { formResolver } from '#src/ui/form/resolver.ts';
import { useFormats } from '#src/ui/format.ts';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { TimeZoneInput } from '#src/ui/inputs/TimeZoneInput.tsx';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import { useRenewSession } from '#src/ui/renewSession.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { FactList } from '../../parts/FactList.tsx';
import * as z from 'zod/mini';
import { accountCreate } from '#generated/model/accounts/types.gen.ts';

const LANGUAGES = Object.entries(LANGUAGE_NAMES).map(([id, name]) => ({ id, name }));

type ProfileAnswer = CallTypes['session.profile']['output'];

/** One's own name, as the schema of accounts has it, and how mails to oneself are written. */
const profileSchema = z.strictObject({
  realName: accountCreate.shape.realName,
  language: z.enum(['zh_cn', 'en_us']),
  zone: z.string(),
});

interface ProfileProps {
  /** Path of the page that explains what one may do, and why not more; absent where the console has none. */
  permissions?: string;
}

/**
 * One's own name, language and zone of mails, contacts and place in the enterprise (SES-19). The contacts are changed by a
 * code where one signs in; the language of the console stays in the browser (SES-14).
 */
export function Profile({ permissions }: ProfileProps) {
  useEntityWords('accounts');
  const call = useCall();
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['session', 'profile'],
    queryFn: async () => (await call('session.profile', {})) as ProfileAnswer,
  });
  if (error) return <ErrorNotice title={translate('ui.show.error')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <RecordSkeleton />;
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 720 }}>
      <ProfileForm key={JSON.stringify(data)} profile={data} onSaved={() => void refetch()} />
      <Facts profile={data} permissions={permissions} />
    </Box>
  );
}

function ProfileForm({ profile, onSaved }: { profile: ProfileAnswer; onSaved: () => void }) {
  const { realName, language, zone } = profile;
  const call = useCall();
  const renew = useRenewSession();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const translate = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const save = async (values: Record<string, unknown>) => {
    setBusy(true);
    try {
      await call('session.updateProfile', values);
      notify('ui.form.saved', { type: 'success' });
      // The frame of the console names who is signed in.
      await renew();
      onSaved();
      return undefined;
    } catch (error) {
      const fields = refusedFields(error);
      if (fields) return fields;
      notifyError(error);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form
      resolver={formResolver(profileSchema)}
      onSubmit={save}
      record={{ realName, language, zone }}
      noValidate
      disableInvalidFormNotification
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', flexWrap: 'wrap' }}>
        <Box sx={{ flex: '1 1 240px', maxWidth: 360 }}>
          <TextInput
            source="realName"
            label="resources.accounts.fields.realName"
            helperText={false}
            margin="none"
            isRequired
            fullWidth
            autoComplete="name"
          />
        </Box>
      </Box>
      <Typography color="text.secondary" sx={{ mt: 3, mb: 1.5 }}>
        {translate('personal.mails')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', '& > *': { flex: '1 1 240px', maxWidth: 360 } }}>
        <SelectInput
          source="language"
          label="resources.accounts.fields.language"
          choices={LANGUAGES}
          translateChoice={false}
          helperText={false}
          margin="none"
          validate={required()}
          fullWidth
        />
        <TimeZoneInput source="zone" label="resources.accounts.fields.zone" required />
      </Box>
      <Button type="submit" variant="contained" loading={isBusy} sx={{ mt: 2 }}>
        {translate('ui.save')}
      </Button>
    </Form>
  );
}

function Facts({ profile, permissions }: ProfileProps & { profile: ProfileAnswer }) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const { userName, companyName, deptName, roleName, phone, email, lastLoginAt, loginSettings } = profile;
  const facts: [label: string, value: ReactNode][] = [
    ['resources.accounts.fields.userName', userName],
    ['personal.company', companyName],
    ['resources.accounts.fields.deptId', deptName],
    ['resources.accounts.fields.roleId', roleName],
    ['resources.accounts.fields.phone', phone],
    ['resources.accounts.fields.email', email],
    ['resources.accounts.fields.lastLoginAt', lastLoginAt === null ? null : instant(lastLoginAt)],
  ];
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {translate('personal.account')}
      </Typography>
      <FactList facts={facts.map(([label, value]) => [translate(label), value ?? translate('ui.none')])} />
      <Typography color="text.secondary" sx={{ mt: 2 }}>
        {translate(loginSettings === null ? 'personal.contactsByOthers' : 'personal.contactsHere')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, mt: 1 }}>
        {loginSettings === null ? null : (
          <AppLink href={loginSettings} className="field-link field-link-alone">
            {translate('personal.loginSettings')}
          </AppLink>
        )}
        {permissions === undefined ? null : (
          <AppLink href={permissions} className="field-link field-link-alone">
            {translate('personal.permissions')}
          </AppLink>
        )}
      </Box>
    </section>
  );
}
