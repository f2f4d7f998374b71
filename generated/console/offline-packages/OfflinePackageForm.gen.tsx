// Made by codegen from schemas/offline-package.yaml. Do not edit: change the schema, or lay a view over it in resources/offline-packages/.

import { offlinePackageMeta } from '#generated/model/offline-packages/meta.gen.ts';
import {
  offlinePackageCreate,
  offlinePackageRules,
  offlinePackageWhens,
} from '#generated/model/offline-packages/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { OfflinePackageParts, OfflinePackageSlots } from './slots.gen.tsx';

const inputs: FormInputs<OfflinePackageParts['field']> = {
  deviceId: (
    <ReferenceInput source="deviceId" required help="resources.offline-packages.help.deviceId" {...refs.device} />
  ),
};

const sections: readonly FormSection<OfflinePackageParts['section'], OfflinePackageParts['field']>[] = [
  { name: 'base', rows: [['deviceId']] },
];

export const offlinePackageForm: FormDef<OfflinePackageParts['field'], OfflinePackageParts['section']> = {
  meta: offlinePackageMeta,
  kind: 'groups',
  sections,
  inputs,
  create: offlinePackageCreate,
  rules: offlinePackageRules,
  whens: offlinePackageWhens,
};

/** Offline package: a new one. */
export function OfflinePackageCreate({ slots }: ViewProps<OfflinePackageSlots>) {
  return <EntityCreate def={offlinePackageForm} slots={slots} />;
}
