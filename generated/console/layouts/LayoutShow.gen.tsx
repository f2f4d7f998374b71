// Made by codegen from schemas/layout.yaml. Do not edit: change the schema, or lay a view over it in resources/layouts/.

import { layoutMeta } from '#generated/model/layouts/meta.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { JsonField } from '#src/ui/fields/JsonField.tsx';
import { MoneyField } from '#src/ui/fields/MoneyField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { LayoutParts, LayoutSlots } from './slots.gen.tsx';

const values: ShowValues<LayoutParts['field']> = {
  name: <TextField source="name" />,
  document: <JsonField source="document" />,
  width: <NumberField source="width" />,
  height: <NumberField source="height" />,
  rtb: <BooleanField source="rtb" />,
  cpmPriceFen: <MoneyField source="cpmPriceFen" />,
  createdAt: <InstantField source="createdAt" />,
  pages: <NumberField source="pages" />,
  materialIds: <ReferencesField source="materialIds" chips {...refs.material} />,
  builtIn: <BooleanField source="builtIn" />,
};

const sections: readonly ShowSectionDef<LayoutParts['field']>[] = [
  { name: 'base', fields: ['name'] },
  { name: 'content', label: 'resources.layouts.sections.content', fields: ['document', 'width', 'height'] },
  { name: 'selling', label: 'resources.layouts.sections.selling', fields: ['rtb', 'cpmPriceFen'] },
  { name: 'record', fields: ['createdAt', 'pages', 'materialIds', 'builtIn'] },
];

const targets: ShowTargets = {
  materialIds: refs.material,
};

const related: readonly RelatedDef<LayoutParts['related']>[] = [
  { name: 'ad.layoutId', resource: 'ads', field: 'layoutId', perm: 'ad.view' },
  { name: 'adSlot.layoutId', resource: 'ad-slots', field: 'layoutId', perm: 'adSlot.view', create: 'adSlot.add' },
  { name: 'device.layoutId', resource: 'devices', field: 'layoutId', perm: 'device.view', create: 'device.add' },
  {
    name: 'deviceGroup.layoutId',
    resource: 'device-groups',
    field: 'layoutId',
    perm: 'deviceGroup.view',
    create: 'deviceGroup.add',
  },
  { name: 'layoutDraft.layoutId', resource: 'layout-drafts', field: 'layoutId', perm: 'layout.edit' },
  { name: 'layoutVersion.layoutId', resource: 'layout-versions', field: 'layoutId', perm: 'layout.view' },
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'layout' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Layout: the page of one record. */
export default function LayoutShow({ slots }: ViewProps<LayoutSlots>) {
  return (
    <EntityShow
      meta={layoutMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      slots={slots}
    />
  );
}
