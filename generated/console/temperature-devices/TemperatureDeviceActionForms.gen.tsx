// Made by codegen from schemas/temperature-device.yaml. Do not edit: change the schema, or lay a view over it in resources/temperature-devices/.

import { temperatureDeviceForms } from '#generated/model/temperature-devices/types.gen.ts';
import type { ActionForms } from '#src/ui/actions/actionForms.ts';
import { NumberInput } from '#src/ui/inputs/NumberInput.tsx';

/** What its actions ask for beside the records. */
export const temperatureDeviceActionForms = {
  warn: {
    schema: temperatureDeviceForms.warn,
    inputs: [
      <NumberInput
        key="threshold"
        source="threshold"
        label="resources.temperature-devices.forms.warn.threshold"
        min={34}
        max={43}
        scale={1}
      />,
    ],
    defaults: { threshold: 37.3 },
    begins: ['threshold'],
  },
} satisfies ActionForms;
