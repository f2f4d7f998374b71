// Made by codegen from schemas/device-command.yaml. Do not edit: change the schema, or lay a view over it in resources/device-commands/.

import { deviceCommandMeta } from '#generated/model/device-commands/meta.gen.ts';
import { deviceCommandStates } from '#generated/model/device-commands/states.gen.ts';
import { deviceCommandWhens } from '#generated/model/device-commands/types.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { FileField } from '#src/ui/fields/FileField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { ScreenInstantField } from '#src/ui/fields/ScreenInstantField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { DeviceCommandParts, DeviceCommandSlots } from './slots.gen.tsx';

const values: ShowValues<DeviceCommandParts['field']> = {
  kind: <EnumField source="kind" />,
  status: <StateField source="status" states={deviceCommandStates} />,
  deviceId: <ReferenceField source="deviceId" snapshot="deviceName" {...refs.device} />,
  key: <EnumField source="key" />,
  seconds: <NumberField source="seconds" />,
  level: <NumberField source="level" />,
  muted: <BooleanField source="muted" />,
  source: <TextField source="source" />,
  targetType: <EnumField source="targetType" />,
  targetName: <TextField source="targetName" />,
  createdAt: <ScreenInstantField source="createdAt" by="deviceId" {...refs.device} />,
  expiresAt: <ScreenInstantField source="expiresAt" by="deviceId" {...refs.device} />,
  sentAt: <ScreenInstantField source="sentAt" by="deviceId" {...refs.device} />,
  acknowledgedAt: <ScreenInstantField source="acknowledgedAt" by="deviceId" {...refs.device} />,
  finishedAt: <ScreenInstantField source="finishedAt" by="deviceId" {...refs.device} />,
  problem: <EnumField source="problem" />,
  detail: <TextField source="detail" />,
  picture: <FileField source="picture" picture />,
  creatorId: <ReferenceField source="creatorId" {...refs.account} />,
};

const sections: readonly ShowSectionDef<DeviceCommandParts['field']>[] = [
  {
    name: 'base',
    fields: ['kind', 'status', 'deviceId', 'key', 'seconds', 'level', 'muted', 'source', 'targetType', 'targetName'],
    whens: deviceCommandWhens,
  },
  {
    name: 'result',
    label: 'resources.device-commands.sections.result',
    fields: [
      'createdAt',
      'expiresAt',
      'sentAt',
      'acknowledgedAt',
      'finishedAt',
      'problem',
      'detail',
      'picture',
      'creatorId',
    ],
    whens: deviceCommandWhens,
  },
];

const targets: ShowTargets = {
  deviceId: { systems: ['YXF'] },
  creatorId: refs.account,
};

const related: readonly RelatedDef<DeviceCommandParts['related']>[] = [
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'deviceCommand' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Command: the page of one record. */
export default function DeviceCommandShow({ slots }: ViewProps<DeviceCommandSlots>) {
  return (
    <EntityShow
      meta={deviceCommandMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      slots={slots}
      liveMs={3000}
    />
  );
}
