// Made by codegen from schemas/software-setting.yaml. Do not edit: change the schema, or lay a view over it in resources/software-settings/.

import { softwareSettingMeta } from '#generated/model/software-settings/meta.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import type { SoftwareSettingParts, SoftwareSettingSlots } from './slots.gen.tsx';

const values: ShowValues<SoftwareSettingParts['field']> = {
  selfStart: <BooleanField source="selfStart" />,
  selfStartSeconds: <NumberField source="selfStartSeconds" />,
  forcedShutdown: <BooleanField source="forcedShutdown" />,
  pictureEvery: <EnumField source="pictureEvery" />,
  createdAt: <InstantField source="createdAt" />,
};

const sections: readonly ShowSectionDef<SoftwareSettingParts['field']>[] = [
  { name: 'start', label: 'resources.software-settings.sections.start', fields: ['selfStart', 'selfStartSeconds'] },
  { name: 'switch', label: 'resources.software-settings.sections.switch', fields: ['forcedShutdown'] },
  { name: 'watch', label: 'resources.software-settings.sections.watch', fields: ['pictureEvery'] },
  { name: 'record', fields: ['createdAt'] },
];

const related: readonly RelatedDef<SoftwareSettingParts['related']>[] = [
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'softwareSetting' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Software setup: the page of one record. */
export default function SoftwareSettingShow({ slots }: ViewProps<SoftwareSettingSlots>) {
  return <EntityShow meta={softwareSettingMeta} values={values} sections={sections} related={related} slots={slots} />;
}
