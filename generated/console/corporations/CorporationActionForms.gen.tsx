// Made by codegen from schemas/corporation.yaml. Do not edit: change the schema, or lay a view over it in resources/corporations/.

import { corporationForms } from '#generated/model/corporations/types.gen.ts';
import type { ActionForms } from '#src/ui/actions/actionForms.ts';
import { EnumInput } from '#src/ui/inputs/EnumInput.tsx';
import { NumberInput } from '#src/ui/inputs/NumberInput.tsx';
import { SuggestInput } from '#src/ui/inputs/SuggestInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { refs } from '../refs.gen.ts';

/** What its actions ask for beside the records. */
export const corporationActionForms = {
  issuePoints: {
    schema: corporationForms.issuePoints,
    inputs: [
      <EnumInput
        key="pointType"
        source="pointType"
        label="resources.corporations.forms.issuePoints.pointType"
        words="forms.issuePoints.pointType"
        values={['android', 'windows']}
      />,
      <NumberInput
        key="count"
        source="count"
        label="resources.corporations.forms.issuePoints.count"
        required
        min={1}
        max={500}
      />,
      <NumberInput
        key="years"
        source="years"
        label="resources.corporations.forms.issuePoints.years"
        min={1}
        max={10}
      />,
    ],
    defaults: { pointType: 'android', years: 1 },
  },
  addAdministrator: {
    schema: corporationForms.addAdministrator,
    inputs: [
      <TextInput
        key="userName"
        source="userName"
        label="resources.corporations.forms.addAdministrator.userName"
        required
        help="resources.corporations.forms.addAdministrator.help.userName"
        maxLength={32}
      />,
      <TextInput
        key="realName"
        source="realName"
        label="resources.corporations.forms.addAdministrator.realName"
        required
        maxLength={30}
      />,
    ],
  },
  takeDown: {
    schema: corporationForms.takeDown,
    inputs: [
      <SuggestInput
        key="reason"
        source="reason"
        label="resources.corporations.forms.takeDown.reason"
        required
        maxLength={200}
        multiline
        filter={{ list: 'takeDownReason' }}
        {...refs.dictWord}
      />,
    ],
  },
} satisfies ActionForms;
