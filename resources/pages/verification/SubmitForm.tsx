import { useMemo, useRef, useState } from 'react';
import { ResourceContextProvider, SaveContextProvider, useDataProvider } from 'react-admin';
import { verificationForm } from '#generated/console/verifications/VerificationForm.gen.tsx';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';
import { useNotifyError } from '#src/ui/errorText.ts';
import { EntityForm } from '#src/ui/form/EntityForm.tsx';
import { refusedFields } from '#src/ui/form/refusedFields.ts';
import { NO_SLOTS } from '#src/ui/slots.ts';
import type { VerifyKind } from '../../parts/verify/kinds.ts';

/** The form without its kind, which the page is for. */
const kindless = {
  ...verificationForm,
  sections: verificationForm.sections.map((section) => ({
    ...section,
    rows: section.rows.filter((row) => !row.includes('kind')),
  })),
};

type Values = Record<string, unknown>;
type Sent<N extends keyof CallTypes> = CallTypes[N]['input'];

/** Returns what is sent of the form, and where: an identity goes to the call of its document. */
async function send(provider: ConsoleDataProvider, { kind, subject, ...values }: Values): Promise<unknown> {
  if (kind !== 'identity')
    return provider.call('verification.create', { kind, ...values } as Sent<'verification.create'>);
  return subject === 'person'
    ? provider.call('verification.idcard', values as unknown as Sent<'verification.idcard'>)
    : provider.call('verification.enterprise', values as unknown as Sent<'verification.enterprise'>);
}

interface SubmitFormProps {
  kind: VerifyKind;
  /** One of an agent's advertisers; absent: one's own enterprise. */
  advertiserId?: string | undefined;
  onSent: () => void;
}

/** The papers of one verification (ADS-05), with the server's own checks before they are sent. */
export function SubmitForm({ kind, advertiserId, onSent }: SubmitFormProps) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const notifyError = useNotifyError();
  const isSaved = useRef(false);
  const [saving, setSaving] = useState(false);
  const original = useMemo(
    () => ({
      id: '',
      values: {
        kind,
        ...(kind === 'identity' ? { subject: 'enterprise' } : {}),
        ...(advertiserId ? { advertiserId } : {}),
      },
    }),
    [kind, advertiserId],
  );
  const save = async (values: Values) => {
    setSaving(true);
    try {
      await send(provider, values);
      isSaved.current = true;
      onSent();
      return undefined;
    } catch (error) {
      const fields = refusedFields(error);
      if (!fields) notifyError(error);
      return fields ?? undefined;
    } finally {
      setSaving(false);
    }
  };
  return (
    <ResourceContextProvider value="verifications">
      <SaveContextProvider value={{ save, saving, mutationMode: 'pessimistic' }}>
        <EntityForm
          def={kindless}
          operation="create"
          slots={NO_SLOTS}
          isSaved={isSaved}
          back="/dashboard"
          original={original}
        />
      </SaveContextProvider>
    </ResourceContextProvider>
  );
}
