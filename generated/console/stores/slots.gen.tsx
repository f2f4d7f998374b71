// Made by codegen from schemas/store.yaml. Do not edit: change the schema, or lay a view over it in resources/stores/.

import type { StoreCreate, StoreDetail, StoreRow, StoreUpdate } from '#generated/model/stores/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface StoreParts {
  row: StoreRow;
  field: keyof StoreRow | keyof StoreDetail | keyof StoreCreate | keyof StoreUpdate;
  section: 'base' | 'place';
  action: 'playlist' | 'issueAds' | 'timer' | 'delete';
  filter: 'name' | 'keeperId' | 'corpId' | 'districtCode' | 'deptId';
  related:
    | 'ad.targetIds'
    | 'device.storeId'
    | 'deviceTimer.targetIds'
    | 'firmwareTask.targetIds'
    | 'handwashingDevice.storeId'
    | 'temperatureDevice.storeId'
    | 'operationLog.targetId';
}

/** The places that resources/stores/overrides.tsx may fill. */
export type StoreSlots = Slots<StoreParts>;
