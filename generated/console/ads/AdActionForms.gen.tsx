// Made by codegen from schemas/ad.yaml. Do not edit: change the schema, or lay a view over it in resources/ads/.

import { adForms, adRules, adWhens } from '#generated/model/ads/types.gen.ts';
import type { ActionForms } from '#src/ui/actions/actionForms.ts';
import { EnumInput } from '#src/ui/inputs/EnumInput.tsx';
import { ReferencePickerInput } from '#src/ui/inputs/PickerInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { SuggestInput } from '#src/ui/inputs/SuggestInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { refs } from '../refs.gen.ts';

/** What its actions ask for beside the records. */
export const adActionForms = {
  reject: {
    schema: adForms.reject,
    inputs: [
      <SuggestInput
        key="reason"
        source="reason"
        label="resources.ads.forms.reject.reason"
        required
        maxLength={200}
        multiline
        filter={{ list: 'rejectReason' }}
        {...refs.dictWord}
      />,
    ],
  },
  takeDown: {
    schema: adForms.takeDown,
    inputs: [
      <SuggestInput
        key="reason"
        source="reason"
        label="resources.ads.forms.takeDown.reason"
        required
        maxLength={200}
        multiline
        filter={{ list: 'takeDownReason' }}
        {...refs.dictWord}
      />,
    ],
  },
  arrange: {
    schema: adForms.arrange,
    inputs: [
      <ReferenceInput
        key="groupId"
        source="groupId"
        label="resources.ads.forms.arrange.groupId"
        required
        across
        {...refs.promotionGroup}
      />,
    ],
  },
  revise: {
    schema: adForms.revise,
    inputs: [
      <TextInput key="name" source="name" label="resources.ads.forms.revise.name" required maxLength={50} />,
      <ReferencePickerInput
        key="files"
        source="files"
        label="resources.ads.forms.revise.files"
        required
        max={20}
        across
        {...refs.material}
      />,
      <TextInput
        key="landingUrl"
        source="landingUrl"
        label="resources.ads.forms.revise.landingUrl"
        help="resources.ads.forms.revise.help.landingUrl"
        type="url"
        maxLength={500}
      />,
      <EnumInput
        key="codeCorner"
        source="codeCorner"
        label="resources.ads.forms.revise.codeCorner"
        help="resources.ads.forms.revise.help.codeCorner"
        words="forms.revise.codeCorner"
        values={['none', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight']}
      />,
    ],
    defaults: { codeCorner: 'none' },
    begins: ['name', 'landingUrl', 'codeCorner'],
    rules: adRules,
    whens: adWhens,
  },
} satisfies ActionForms;
