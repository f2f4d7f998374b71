// Made by codegen from schemas/verification.yaml. Do not edit: change the schema, or lay a view over it in resources/verifications/.

import { verificationMeta } from '#generated/model/verifications/meta.gen.ts';
import { verificationStates } from '#generated/model/verifications/states.gen.ts';
import { verificationWhens } from '#generated/model/verifications/types.gen.ts';
import { DateField } from '#src/ui/fields/DateField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { FileField } from '#src/ui/fields/FileField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { VerificationParts, VerificationSlots } from './slots.gen.tsx';

const forms = async () => (await import('./VerificationActionForms.gen.tsx')).verificationActionForms;

const values: ShowValues<VerificationParts['field']> = {
  advertiserId: <ReferenceField source="advertiserId" snapshot="advertiserName" {...refs.corporation} />,
  kind: <EnumField source="kind" />,
  status: <StateField source="status" states={verificationStates} />,
  subject: <EnumField source="subject" />,
  holder: <TextField source="holder" />,
  idNumber: <TextField source="idNumber" />,
  creditCode: <TextField source="creditCode" />,
  legalPerson: <TextField source="legalPerson" />,
  certificate: <TextField source="certificate" />,
  certificateNumber: <TextField source="certificateNumber" />,
  validUntil: <DateField source="validUntil" />,
  pictures: <FileField source="pictures" picture />,
  reason: <TextField source="reason" />,
  reviewerId: <ReferenceField source="reviewerId" {...refs.account} />,
  createdAt: <InstantField source="createdAt" />,
  reviewedAt: <InstantField source="reviewedAt" />,
  creatorId: <ReferenceField source="creatorId" {...refs.account} />,
};

const sections: readonly ShowSectionDef<VerificationParts['field']>[] = [
  {
    name: 'paper',
    label: 'resources.verifications.sections.paper',
    fields: [
      'advertiserId',
      'kind',
      'status',
      'subject',
      'holder',
      'idNumber',
      'creditCode',
      'legalPerson',
      'certificate',
      'certificateNumber',
      'validUntil',
      'pictures',
    ],
    whens: verificationWhens,
  },
  {
    name: 'review',
    label: 'resources.verifications.sections.review',
    fields: ['reason', 'reviewerId', 'createdAt', 'reviewedAt', 'creatorId'],
  },
];

const targets: ShowTargets = {
  advertiserId: { systems: ['YXF'] },
  reviewerId: refs.account,
  creatorId: refs.account,
};

const related: readonly RelatedDef<VerificationParts['related']>[] = [
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'verification' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Verification: the page of one record. */
export default function VerificationShow({ slots }: ViewProps<VerificationSlots>) {
  return (
    <EntityShow
      meta={verificationMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      forms={forms}
      slots={slots}
    />
  );
}
