// Made by codegen from schemas/alarm.yaml. Do not edit: change the schema, or lay a view over it in resources/alarms/.

import { isMissing } from '#core/entity/rule.ts';
import { alarmMeta } from '#generated/model/alarms/meta.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { FileField } from '#src/ui/fields/FileField.tsx';
import { MeasureField } from '#src/ui/fields/MeasureField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { ScreenInstantField } from '#src/ui/fields/ScreenInstantField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { AlarmParts, AlarmSlots } from './slots.gen.tsx';

const values: ShowValues<AlarmParts['field']> = {
  video: <FileField source="video" />,
  videoMs: <MeasureField source="videoMs" of="duration" />,
  videoBytes: <MeasureField source="videoBytes" of="bytes" />,
  kind: (
    <EnumField
      source="kind"
      colors={{ help: 'error', fire: 'error', intrusion: 'error', tamper: 'warning', overheat: 'warning' }}
    />
  ),
  information: <TextField source="information" />,
  deviceId: <ReferenceField source="deviceId" {...refs.device} />,
  happenedAt: <ScreenInstantField source="happenedAt" by="deviceId" {...refs.device} />,
  createdAt: <ScreenInstantField source="createdAt" by="deviceId" {...refs.device} />,
  source: <EnumField source="source" />,
  creatorId: <ReferenceField source="creatorId" {...refs.account} />,
};

const sections: readonly ShowSectionDef<AlarmParts['field']>[] = [
  {
    name: 'film',
    label: 'resources.alarms.sections.film',
    fields: ['video', 'videoMs', 'videoBytes'],
    when: (v) => !isMissing(v.videoMs),
  },
  {
    name: 'what',
    label: 'resources.alarms.sections.what',
    fields: ['kind', 'information', 'deviceId', 'happenedAt', 'createdAt', 'source', 'creatorId'],
  },
];

const targets: ShowTargets = {
  deviceId: refs.device,
  creatorId: refs.account,
};

const related: readonly RelatedDef<AlarmParts['related']>[] = [
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'alarm' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Alarm: the page of one record. */
export default function AlarmShow({ slots }: ViewProps<AlarmSlots>) {
  return (
    <EntityShow
      meta={alarmMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      slots={slots}
      liveMs={30000}
    />
  );
}
