// Made by codegen from schemas/firmware.yaml. Do not edit: change the schema, or lay a view over it in resources/firmwares/.

import { firmwareMeta } from '#generated/model/firmwares/meta.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { FileField } from '#src/ui/fields/FileField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { MeasureField } from '#src/ui/fields/MeasureField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { FirmwareParts, FirmwareSlots } from './slots.gen.tsx';

const values: ShowValues<FirmwareParts['field']> = {
  name: <TextField source="name" />,
  kind: <EnumField source="kind" />,
  platform: <EnumField source="platform" />,
  version: <TextField source="version" />,
  packageName: <TextField source="packageName" />,
  remark: <TextField source="remark" />,
  file: <FileField source="file" />,
  fileName: <TextField source="fileName" />,
  size: <MeasureField source="size" of="bytes" />,
  sha256: <TextField source="sha256" />,
  creatorId: <ReferenceField source="creatorId" {...refs.account} />,
  createdAt: <InstantField source="createdAt" />,
};

const sections: readonly ShowSectionDef<FirmwareParts['field']>[] = [
  { name: 'base', fields: ['name', 'kind', 'platform', 'version', 'packageName', 'remark'] },
  {
    name: 'file',
    label: 'resources.firmwares.sections.file',
    fields: ['file', 'fileName', 'size', 'sha256', 'creatorId', 'createdAt'],
  },
];

const targets: ShowTargets = {
  creatorId: refs.account,
};

const related: readonly RelatedDef<FirmwareParts['related']>[] = [
  {
    name: 'firmwareTask.firmwareId',
    resource: 'firmware-tasks',
    field: 'firmwareId',
    perm: 'device.apk',
    create: 'device.apk',
  },
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'firmware' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Package: the page of one record. */
export default function FirmwareShow({ slots }: ViewProps<FirmwareSlots>) {
  return (
    <EntityShow
      meta={firmwareMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      slots={slots}
    />
  );
}
