// Made by codegen from schemas/demand-partner.yaml. Do not edit: change the schema, or lay a view over it in resources/demand-partners/.

import { demandPartnerMeta } from '#generated/model/demand-partners/meta.gen.ts';
import {
  demandPartnerCreate,
  demandPartnerRules,
  demandPartnerUpdate,
  demandPartnerWhens,
} from '#generated/model/demand-partners/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { BooleanInput } from '#src/ui/inputs/BooleanInput.tsx';
import { NumberInput } from '#src/ui/inputs/NumberInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import type { DemandPartnerParts, DemandPartnerSlots } from './slots.gen.tsx';

const inputs: FormInputs<DemandPartnerParts['field']> = {
  name: <TextInput source="name" required maxLength={40} />,
  seat: <TextInput source="seat" required help="resources.demand-partners.help.seat" />,
  endpoint: <TextInput source="endpoint" required help="resources.demand-partners.help.endpoint" />,
  token: <TextInput source="token" help="resources.demand-partners.help.token" />,
  enabled: <BooleanInput source="enabled" help="resources.demand-partners.help.enabled" />,
  tmax: <NumberInput source="tmax" required min={50} max={1000} />,
  maxQps: <NumberInput source="maxQps" required min={1} max={500} />,
  gzip: <BooleanInput source="gzip" help="resources.demand-partners.help.gzip" />,
};

const sections: readonly FormSection<DemandPartnerParts['section'], DemandPartnerParts['field']>[] = [
  { name: 'base', rows: [['name', 'seat'], ['endpoint'], ['token'], ['enabled']] },
  { name: 'asked', label: 'resources.demand-partners.groups.asked', rows: [['tmax', 'maxQps'], ['gzip']] },
];

export const demandPartnerForm: FormDef<DemandPartnerParts['field'], DemandPartnerParts['section']> = {
  meta: demandPartnerMeta,
  kind: 'groups',
  sections,
  inputs,
  create: demandPartnerCreate,
  update: demandPartnerUpdate,
  rules: demandPartnerRules,
  whens: demandPartnerWhens,
};

/** Outside buyer: a new one. */
export function DemandPartnerCreate({ slots }: ViewProps<DemandPartnerSlots>) {
  return <EntityCreate def={demandPartnerForm} slots={slots} />;
}

/** Outside buyer: change one. */
export function DemandPartnerEdit({ slots }: ViewProps<DemandPartnerSlots>) {
  return <EntityEdit def={demandPartnerForm} slots={slots} />;
}
