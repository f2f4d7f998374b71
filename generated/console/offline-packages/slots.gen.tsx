// Made by codegen from schemas/offline-package.yaml. Do not edit: change the schema, or lay a view over it in resources/offline-packages/.

import type {
  OfflinePackageCreate,
  OfflinePackageDetail,
  OfflinePackageRow,
} from '#generated/model/offline-packages/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface OfflinePackageParts {
  row: OfflinePackageRow;
  field: keyof OfflinePackageRow | keyof OfflinePackageDetail | keyof OfflinePackageCreate;
  section: 'base';
  action: 'retry' | 'delete';
  filter: 'name' | 'deviceId' | 'status' | 'createdAt';
  related: 'operationLog.targetId';
}

/** The places that resources/offline-packages/overrides.tsx may fill. */
export type OfflinePackageSlots = Slots<OfflinePackageParts>;
