// Made by codegen from schemas/handwashing-device.yaml. Do not edit: change the schema, or lay a view over it in resources/handwashing-devices/.

import { handwashingDeviceForms } from '#generated/model/handwashing-devices/types.gen.ts';
import type { ActionForms } from '#src/ui/actions/actionForms.ts';
import { NumberInput } from '#src/ui/inputs/NumberInput.tsx';

/** What its actions ask for beside the records. */
export const handwashingDeviceActionForms = {
  warn: {
    schema: handwashingDeviceForms.warn,
    inputs: [
      <NumberInput
        key="waterLevel"
        source="waterLevel"
        label="resources.handwashing-devices.forms.warn.waterLevel"
        min={1}
        max={100}
      />,
      <NumberInput
        key="washSeconds"
        source="washSeconds"
        label="resources.handwashing-devices.forms.warn.washSeconds"
        min={5}
        max={120}
      />,
    ],
    defaults: { waterLevel: 20, washSeconds: 20 },
    begins: ['waterLevel', 'washSeconds'],
  },
} satisfies ActionForms;
