// Made by codegen from schemas/ads-order.yaml. Do not edit: change the schema, or lay a view over it in resources/ads-orders/.

import { adsOrderForms } from '#generated/model/ads-orders/types.gen.ts';
import type { ActionForms } from '#src/ui/actions/actionForms.ts';
import { DateField } from '#src/ui/fields/DateField.tsx';
import { MoneyField } from '#src/ui/fields/MoneyField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { EnumInput } from '#src/ui/inputs/EnumInput.tsx';
import { MoneyInput } from '#src/ui/inputs/MoneyInput.tsx';
import { NumberInput } from '#src/ui/inputs/NumberInput.tsx';
import { ReferencePickerInput } from '#src/ui/inputs/PickerInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { refs } from '../refs.gen.ts';

/** What its actions ask for beside the records. */
export const adsOrderActionForms = {
  upload: {
    schema: adsOrderForms.upload,
    inputs: [
      <ReferencePickerInput
        key="materials"
        source="materials"
        label="resources.ads-orders.forms.upload.materials"
        required
        max={20}
        across
        {...refs.material}
      />,
      <TextInput
        key="landingUrl"
        source="landingUrl"
        label="resources.ads-orders.forms.upload.landingUrl"
        help="resources.ads-orders.forms.upload.help.landingUrl"
        type="url"
        maxLength={500}
      />,
      <EnumInput
        key="codeCorner"
        source="codeCorner"
        label="resources.ads-orders.forms.upload.codeCorner"
        help="resources.ads-orders.forms.upload.help.codeCorner"
        words="forms.upload.codeCorner"
        values={['none', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight']}
      />,
    ],
  },
  rebid: {
    schema: adsOrderForms.rebid,
    inputs: [
      <MoneyInput
        key="priceFen"
        source="priceFen"
        label="resources.ads-orders.forms.rebid.priceFen"
        required
        help="resources.ads-orders.forms.rebid.help.priceFen"
      />,
      <MoneyInput
        key="dayBudgetFen"
        source="dayBudgetFen"
        label="resources.ads-orders.forms.rebid.dayBudgetFen"
        help="resources.ads-orders.forms.rebid.help.dayBudgetFen"
      />,
    ],
    begins: ['priceFen', 'dayBudgetFen'],
  },
  outside: {
    schema: adsOrderForms.outside,
    inputs: [<TextInput key="seat" source="seat" label="resources.ads-orders.forms.outside.seat" />],
  },
  makeGood: {
    schema: adsOrderForms.makeGood,
    inputs: [
      <NumberInput
        key="days"
        source="days"
        label="resources.ads-orders.forms.makeGood.days"
        required
        min={1}
        max={31}
      />,
    ],
    shows: {
      endDay: <DateField source="endDay" />,
      plays: <NumberField source="plays" />,
      delivered: <NumberField source="delivered" />,
    },
  },
  refund: {
    schema: adsOrderForms.refund,
    inputs: [<MoneyInput key="fen" source="fen" label="resources.ads-orders.forms.refund.fen" required />],
    shows: {
      earnedFen: <MoneyField source="earnedFen" />,
      refundedFen: <MoneyField source="refundedFen" />,
      refundableFen: <MoneyField source="refundableFen" />,
    },
  },
} satisfies ActionForms;
