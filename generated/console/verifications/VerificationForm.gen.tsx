// Made by codegen from schemas/verification.yaml. Do not edit: change the schema, or lay a view over it in resources/verifications/.

import { verificationMeta } from '#generated/model/verifications/meta.gen.ts';
import { verificationCreate, verificationRules, verificationWhens } from '#generated/model/verifications/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { DateInput } from '#src/ui/inputs/DateInput.tsx';
import { EnumInput } from '#src/ui/inputs/EnumInput.tsx';
import { FileInput } from '#src/ui/inputs/FileInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import type { VerificationParts, VerificationSlots } from './slots.gen.tsx';

const inputs: FormInputs<VerificationParts['field']> = {
  kind: <EnumInput source="kind" required values={['identity', 'qualification', 'adQualification']} />,
  subject: <EnumInput source="subject" required values={['enterprise', 'person']} />,
  holder: <TextInput source="holder" required help="resources.verifications.help.holder" maxLength={60} />,
  idNumber: <TextInput source="idNumber" required help="resources.verifications.help.idNumber" />,
  creditCode: <TextInput source="creditCode" required help="resources.verifications.help.creditCode" />,
  legalPerson: <TextInput source="legalPerson" maxLength={30} />,
  certificate: (
    <TextInput source="certificate" required help="resources.verifications.help.certificate" maxLength={60} />
  ),
  certificateNumber: <TextInput source="certificateNumber" maxLength={60} />,
  validUntil: <DateInput source="validUntil" help="resources.verifications.help.validUntil" />,
  pictures: (
    <FileInput
      source="pictures"
      required
      help="resources.verifications.help.pictures"
      accept={['image']}
      maxCount={6}
      multiple
    />
  ),
};

const sections: readonly FormSection<VerificationParts['section'], VerificationParts['field']>[] = [
  {
    name: 'paper',
    rows: [
      ['kind'],
      ['subject'],
      ['holder'],
      ['idNumber'],
      ['creditCode'],
      ['legalPerson'],
      ['certificate'],
      ['certificateNumber'],
      ['validUntil'],
    ],
  },
  { name: 'proof', rows: [['pictures']] },
];

export const verificationForm: FormDef<VerificationParts['field'], VerificationParts['section']> = {
  meta: verificationMeta,
  kind: 'groups',
  sections,
  inputs,
  create: verificationCreate,
  rules: verificationRules,
  whens: verificationWhens,
};

/** Verification: a new one. */
export function VerificationCreate({ slots }: ViewProps<VerificationSlots>) {
  return <EntityCreate def={verificationForm} slots={slots} />;
}
