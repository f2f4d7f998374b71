// Made by codegen from schemas/offline-package.yaml. Do not edit: change the schema, or lay a view over it in resources/offline-packages/.

import { offlinePackageMeta } from '#generated/model/offline-packages/meta.gen.ts';
import { offlinePackageStates } from '#generated/model/offline-packages/states.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { MeasureField } from '#src/ui/fields/MeasureField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { OfflinePackageParts, OfflinePackageSlots } from './slots.gen.tsx';

const values: ShowValues<OfflinePackageParts['field']> = {
  deviceId: <ReferenceField source="deviceId" snapshot="name" {...refs.device} />,
  status: <StateField source="status" states={offlinePackageStates} />,
  problem: <EnumField source="problem" />,
  ads: <NumberField source="ads" />,
  files: <NumberField source="files" />,
  size: <MeasureField source="size" of="bytes" />,
  enrols: <BooleanField source="enrols" />,
  expiresAt: <InstantField source="expiresAt" />,
  creatorId: <ReferenceField source="creatorId" {...refs.account} />,
  createdAt: <InstantField source="createdAt" />,
  startedAt: <InstantField source="startedAt" />,
  finishedAt: <InstantField source="finishedAt" />,
};

const sections: readonly ShowSectionDef<OfflinePackageParts['field']>[] = [
  { name: 'base', fields: ['deviceId', 'status', 'problem', 'ads', 'files', 'size', 'enrols', 'expiresAt'] },
  {
    name: 'made',
    label: 'resources.offline-packages.sections.made',
    fields: ['creatorId', 'createdAt', 'startedAt', 'finishedAt'],
  },
];

const targets: ShowTargets = {
  deviceId: { systems: ['YXF'] },
  creatorId: refs.account,
};

const related: readonly RelatedDef<OfflinePackageParts['related']>[] = [
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'offlinePackage' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Offline package: the page of one record. */
export default function OfflinePackageShow({ slots }: ViewProps<OfflinePackageSlots>) {
  return (
    <EntityShow
      meta={offlinePackageMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      slots={slots}
      liveMs={3000}
    />
  );
}
