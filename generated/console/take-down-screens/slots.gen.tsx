// Made by codegen from schemas/take-down-screen.yaml. Do not edit: change the schema, or lay a view over it in resources/take-down-screens/.

import type { TakeDownScreenDetail, TakeDownScreenRow } from '#generated/model/take-down-screens/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface TakeDownScreenParts {
  row: TakeDownScreenRow;
  field: keyof TakeDownScreenRow | keyof TakeDownScreenDetail;
  section: never;
  action: never;
  filter: 'takeDownId' | 'deviceId' | 'status';
  related: never;
}

/** The places that resources/take-down-screens/overrides.tsx may fill. */
export type TakeDownScreenSlots = Slots<TakeDownScreenParts>;
