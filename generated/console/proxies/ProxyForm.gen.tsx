// Made by codegen from schemas/proxy.yaml. Do not edit: change the schema, or lay a view over it in resources/proxies/.

import { proxyMeta } from '#generated/model/proxies/meta.gen.ts';
import { proxyCreate, proxyRules, proxyUpdate, proxyWhens } from '#generated/model/proxies/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { EnumInput } from '#src/ui/inputs/EnumInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import type { ProxyParts, ProxySlots } from './slots.gen.tsx';

const inputs: FormInputs<ProxyParts['field']> = {
  name: <TextInput source="name" required maxLength={60} />,
  type: <EnumInput source="type" required values={['enterprise', 'personal', 'selfEmployed']} />,
  contact: <TextInput source="contact" maxLength={30} />,
  phone: <TextInput source="phone" />,
  email: <TextInput source="email" type="email" maxLength={100} />,
};

const sections: readonly FormSection<ProxyParts['section'], ProxyParts['field']>[] = [
  { name: 'base', rows: [['name'], ['type'], ['contact'], ['phone', 'email']] },
];

export const proxyForm: FormDef<ProxyParts['field'], ProxyParts['section']> = {
  meta: proxyMeta,
  kind: 'groups',
  sections,
  inputs,
  create: proxyCreate,
  update: proxyUpdate,
  rules: proxyRules,
  whens: proxyWhens,
};

/** Represented advertiser: a new one. */
export function ProxyCreate({ slots }: ViewProps<ProxySlots>) {
  return <EntityCreate def={proxyForm} slots={slots} />;
}

/** Represented advertiser: change one. */
export function ProxyEdit({ slots }: ViewProps<ProxySlots>) {
  return <EntityEdit def={proxyForm} slots={slots} />;
}
