// Made by codegen from schemas/goods.yaml. Do not edit: change the schema, or lay a view over it in resources/goods/.

import type { GoodsDetail, GoodsRow } from '#generated/model/goods/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface GoodsParts {
  row: GoodsRow;
  field: keyof GoodsRow | keyof GoodsDetail;
  section: never;
  action: 'setPrice' | 'putaway' | 'soldOut';
  filter: 'name' | 'status' | 'dimension' | 'deviceType';
  related: 'operationLog.targetId';
}

/** The places that resources/goods/overrides.tsx may fill. */
export type GoodsSlots = Slots<GoodsParts>;
