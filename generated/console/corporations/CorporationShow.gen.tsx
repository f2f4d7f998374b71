// Made by codegen from schemas/corporation.yaml. Do not edit: change the schema, or lay a view over it in resources/corporations/.

import { corporationMeta } from '#generated/model/corporations/meta.gen.ts';
import { corporationStates } from '#generated/model/corporations/states.gen.ts';
import { DistrictNameField } from '#src/ui/fields/DistrictNameField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { CorporationParts, CorporationSlots } from './slots.gen.tsx';

const forms = async () => (await import('./CorporationActionForms.gen.tsx')).corporationActionForms;

const values: ShowValues<CorporationParts['field']> = {
  name: <TextField source="name" />,
  type: <EnumField source="type" />,
  customerType: <EnumField source="customerType" />,
  superiorId: <ReferenceField source="superiorId" {...refs.corporation} />,
  edition: <EnumField source="edition" />,
  trialEndAt: <InstantField source="trialEndAt" />,
  contact: <TextField source="contact" />,
  phone: <TextField source="phone" />,
  email: <TextField source="email" />,
  districtCode: <DistrictNameField source="districtCode" />,
  address: <TextField source="address" />,
  createdAt: <InstantField source="createdAt" />,
  number: <TextField source="number" />,
  identityState: (
    <EnumField
      source="identityState"
      colors={{ submitted: 'warning', verified: 'success', refused: 'error', withdrawn: 'error', expired: 'error' }}
    />
  ),
  qualificationState: (
    <EnumField
      source="qualificationState"
      colors={{ submitted: 'warning', verified: 'success', refused: 'error', withdrawn: 'error', expired: 'error' }}
    />
  ),
  adQualificationState: (
    <EnumField
      source="adQualificationState"
      colors={{ submitted: 'warning', verified: 'success', refused: 'error', withdrawn: 'error', expired: 'error' }}
    />
  ),
  status: <StateField source="status" states={corporationStates} />,
};

const sections: readonly ShowSectionDef<CorporationParts['field']>[] = [
  { name: 'base', fields: ['name', 'type', 'customerType', 'superiorId', 'edition', 'trialEndAt'] },
  {
    name: 'contact',
    label: 'resources.corporations.sections.contact',
    fields: ['contact', 'phone', 'email', 'districtCode', 'address'],
  },
  {
    name: 'record',
    fields: ['createdAt', 'number', 'identityState', 'qualificationState', 'adQualificationState', 'status'],
  },
];

const targets: ShowTargets = {
  superiorId: refs.corporation,
};

const related: readonly RelatedDef<CorporationParts['related']>[] = [
  { name: 'account.corpId', resource: 'accounts', field: 'corpId', perm: 'account.view' },
  { name: 'ad.advertiserId', resource: 'ads', field: 'advertiserId', perm: 'ad.view', create: 'ad.add' },
  { name: 'adsOrder.advertiserId', resource: 'ads-orders', field: 'advertiserId', perm: 'open' },
  {
    name: 'corporation.superiorId',
    resource: 'corporations',
    field: 'superiorId',
    title: 'below',
    perm: 'corporation.view',
    create: 'corporation.add',
  },
  { name: 'department.corpId', resource: 'departments', field: 'corpId', perm: 'department.view' },
  { name: 'device.corpId', resource: 'devices', field: 'corpId', perm: 'device.view' },
  { name: 'devicePoint.corpId', resource: 'device-points', field: 'corpId', perm: 'device.view' },
  { name: 'marketOrder.corpId', resource: 'market-orders', field: 'corpId', perm: 'market' },
  { name: 'proofOfPlay.advertiserId', resource: 'proofs-of-play', field: 'advertiserId', perm: 'report.ad' },
  { name: 'proxy.advertiserId', resource: 'proxies', field: 'advertiserId', perm: 'proxy.view' },
  { name: 'role.corpId', resource: 'roles', field: 'corpId', perm: 'role.view' },
  { name: 'store.corpId', resource: 'stores', field: 'corpId', perm: 'open' },
  {
    name: 'takeDown.targetId',
    resource: 'take-downs',
    field: 'targetId',
    by: { field: 'targetType', value: 'corporation' },
    perm: 'takeDown.view',
  },
  {
    name: 'verification.advertiserId',
    resource: 'verifications',
    field: 'advertiserId',
    perm: 'verification.view',
    create: 'verification.submit',
  },
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'corporation' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Enterprise: the page of one record. */
export default function CorporationShow({ slots }: ViewProps<CorporationSlots>) {
  return (
    <EntityShow
      meta={corporationMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      forms={forms}
      slots={slots}
    />
  );
}
