// Made by codegen from schemas/proxy.yaml. Do not edit: change the schema, or lay a view over it in resources/proxies/.

import { proxyMeta } from '#generated/model/proxies/meta.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { ProxyParts, ProxySlots } from './slots.gen.tsx';

const values: ShowValues<ProxyParts['field']> = {
  name: <TextField source="name" />,
  number: <TextField source="number" />,
  type: <EnumField source="type" />,
  identityState: (
    <EnumField
      source="identityState"
      colors={{ submitted: 'warning', verified: 'success', refused: 'error', withdrawn: 'error', expired: 'error' }}
    />
  ),
  contact: <TextField source="contact" />,
  phone: <TextField source="phone" />,
  email: <TextField source="email" />,
  creatorId: <ReferenceField source="creatorId" {...refs.account} />,
  createdAt: <InstantField source="createdAt" />,
};

const sections: readonly ShowSectionDef<ProxyParts['field']>[] = [
  {
    name: 'base',
    fields: ['name', 'number', 'type', 'identityState', 'contact', 'phone', 'email', 'creatorId', 'createdAt'],
  },
];

const targets: ShowTargets = {
  creatorId: refs.account,
};

const related: readonly RelatedDef<ProxyParts['related']>[] = [
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'proxy' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Represented advertiser: the page of one record. */
export default function ProxyShow({ slots }: ViewProps<ProxySlots>) {
  return (
    <EntityShow
      meta={proxyMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      slots={slots}
    />
  );
}
