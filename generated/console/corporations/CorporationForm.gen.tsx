// Made by codegen from schemas/corporation.yaml. Do not edit: change the schema, or lay a view over it in resources/corporations/.

import { corporationMeta } from '#generated/model/corporations/meta.gen.ts';
import {
  corporationCreate,
  corporationRules,
  corporationUpdate,
  corporationWhens,
} from '#generated/model/corporations/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { DistrictInput } from '#src/ui/inputs/DistrictInput.tsx';
import { EnumInput } from '#src/ui/inputs/EnumInput.tsx';
import { InstantInput } from '#src/ui/inputs/InstantInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { CorporationParts, CorporationSlots } from './slots.gen.tsx';

const inputs: FormInputs<CorporationParts['field']> = {
  name: <TextInput source="name" required maxLength={60} />,
  type: <EnumInput source="type" required values={['enterprise', 'personal', 'selfEmployed']} />,
  customerType: <EnumInput source="customerType" required values={['mediaOwner', 'advertiser', 'agent']} />,
  superiorId: <ReferenceInput source="superiorId" across {...refs.corporation} />,
  edition: <EnumInput source="edition" values={['standard', 'enterprise', 'flagship']} />,
  trialEndAt: <InstantInput source="trialEndAt" help="resources.corporations.help.trialEndAt" end />,
  contact: <TextInput source="contact" maxLength={30} />,
  phone: <TextInput source="phone" />,
  email: <TextInput source="email" type="email" maxLength={100} />,
  districtCode: <DistrictInput source="districtCode" />,
  address: <TextInput source="address" maxLength={200} multiline />,
};

const sections: readonly FormSection<CorporationParts['section'], CorporationParts['field']>[] = [
  { name: 'base', rows: [['name'], ['type'], ['customerType'], ['superiorId'], ['edition', 'trialEndAt']] },
  {
    name: 'contact',
    label: 'resources.corporations.groups.contact',
    rows: [['contact'], ['phone', 'email'], ['districtCode'], ['address']],
  },
];

export const corporationForm: FormDef<CorporationParts['field'], CorporationParts['section']> = {
  meta: corporationMeta,
  kind: 'groups',
  sections,
  inputs,
  create: corporationCreate,
  update: corporationUpdate,
  rules: corporationRules,
  whens: corporationWhens,
};

/** Enterprise: a new one. */
export function CorporationCreate({ slots }: ViewProps<CorporationSlots>) {
  return <EntityCreate def={corporationForm} slots={slots} />;
}

/** Enterprise: change one. */
export function CorporationEdit({ slots }: ViewProps<CorporationSlots>) {
  return <EntityEdit def={corporationForm} slots={slots} />;
}
