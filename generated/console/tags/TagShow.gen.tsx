// Made by codegen from schemas/tag.yaml. Do not edit: change the schema, or lay a view over it in resources/tags/.

import { tagMeta } from '#generated/model/tags/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import type { TagParts, TagSlots } from './slots.gen.tsx';

const values: ShowValues<TagParts['field']> = {
  name: <TextField source="name" />,
  remark: <TextField source="remark" />,
  createdAt: <InstantField source="createdAt" />,
};

const sections: readonly ShowSectionDef<TagParts['field']>[] = [
  { name: 'base', fields: ['name', 'remark'] },
  { name: 'record', fields: ['createdAt'] },
];

const related: readonly RelatedDef<TagParts['related']>[] = [
  {
    name: 'ad.targetIds',
    resource: 'ads',
    field: 'targetIds',
    many: true,
    by: { field: 'targetType', value: 'tag' },
    perm: 'ad.view',
    create: 'ad.add',
  },
  {
    name: 'device.tagIds',
    resource: 'devices',
    field: 'tagIds',
    many: true,
    perm: 'device.view',
    create: 'device.add',
  },
  {
    name: 'deviceTimer.targetIds',
    resource: 'device-timers',
    field: 'targetIds',
    many: true,
    by: { field: 'targetType', value: 'tag' },
    perm: 'device.view',
    create: 'device.operate',
  },
  {
    name: 'firmwareTask.targetIds',
    resource: 'firmware-tasks',
    field: 'targetIds',
    many: true,
    by: { field: 'targetType', value: 'tag' },
    perm: 'device.apk',
    create: 'device.apk',
  },
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'tag' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Tag: the page of one record. */
export default function TagShow({ slots }: ViewProps<TagSlots>) {
  return <EntityShow meta={tagMeta} values={values} sections={sections} related={related} slots={slots} />;
}
