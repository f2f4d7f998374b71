// Made by codegen from schemas/goods.yaml. Do not edit: change the schema, or lay a view over it in resources/goods/.

import { goodsForms, goodsRules, goodsWhens } from '#generated/model/goods/types.gen.ts';
import type { ActionForms } from '#src/ui/actions/actionForms.ts';
import { MoneyInput } from '#src/ui/inputs/MoneyInput.tsx';

/** What its actions ask for beside the records. */
export const goodsActionForms = {
  setPrice: {
    schema: goodsForms.setPrice,
    inputs: [
      <MoneyInput key="priceFen" source="priceFen" label="resources.goods.forms.setPrice.priceFen" />,
      <MoneyInput key="cptPriceFen" source="cptPriceFen" label="resources.goods.forms.setPrice.cptPriceFen" />,
    ],
    begins: ['priceFen', 'cptPriceFen'],
    rules: goodsRules,
    whens: goodsWhens,
  },
} satisfies ActionForms;
