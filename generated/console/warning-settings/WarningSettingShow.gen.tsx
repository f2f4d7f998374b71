// Made by codegen from schemas/warning-setting.yaml. Do not edit: change the schema, or lay a view over it in resources/warning-settings/.

import { warningSettingMeta } from '#generated/model/warning-settings/meta.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { JsonField } from '#src/ui/fields/JsonField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { WarningSettingParts, WarningSettingSlots } from './slots.gen.tsx';

const values: ShowValues<WarningSettingParts['field']> = {
  offline: <BooleanField source="offline" />,
  offlineMinutes: <NumberField source="offlineMinutes" />,
  temperature: <NumberField source="temperature" />,
  waterLevel: <NumberField source="waterLevel" />,
  recipients: <JsonField source="recipients" />,
  sender: <TextField source="sender" />,
  language: <EnumField source="language" />,
  creatorId: <ReferenceField source="creatorId" {...refs.account} />,
  createdAt: <InstantField source="createdAt" />,
};

const sections: readonly ShowSectionDef<WarningSettingParts['field']>[] = [
  { name: 'offline', label: 'resources.warning-settings.sections.offline', fields: ['offline', 'offlineMinutes'] },
  { name: 'sensors', label: 'resources.warning-settings.sections.sensors', fields: ['temperature', 'waterLevel'] },
  { name: 'mails', label: 'resources.warning-settings.sections.mails', fields: ['recipients', 'sender', 'language'] },
  { name: 'record', fields: ['creatorId', 'createdAt'] },
];

const targets: ShowTargets = {
  creatorId: refs.account,
};

const related: readonly RelatedDef<WarningSettingParts['related']>[] = [
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'warningSetting' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Warning settings: the page of one record. */
export default function WarningSettingShow({ slots }: ViewProps<WarningSettingSlots>) {
  return (
    <EntityShow
      meta={warningSettingMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      slots={slots}
    />
  );
}
