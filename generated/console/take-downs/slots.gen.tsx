// Made by codegen from schemas/take-down.yaml. Do not edit: change the schema, or lay a view over it in resources/take-downs/.

import type { TakeDownDetail, TakeDownRow } from '#generated/model/take-downs/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface TakeDownParts {
  row: TakeDownRow;
  field: keyof TakeDownRow | keyof TakeDownDetail;
  section: never;
  action: 'lift';
  filter: 'targetName' | 'status' | 'targetType' | 'createdAt';
  related: 'takeDownScreen.takeDownId' | 'operationLog.targetId';
}

/** The places that resources/take-downs/overrides.tsx may fill. */
export type TakeDownSlots = Slots<TakeDownParts>;
