// Made by codegen from schemas/device.yaml. Do not edit: change the schema, or lay a view over it in resources/devices/.

import { deviceForms } from '#generated/model/devices/types.gen.ts';
import type { ActionForms } from '#src/ui/actions/actionForms.ts';
import { EnumInput } from '#src/ui/inputs/EnumInput.tsx';
import { NumberInput } from '#src/ui/inputs/NumberInput.tsx';
import { ScreenCodeInput } from '#src/ui/inputs/ScreenCodeInput.tsx';
import { SliderInput } from '#src/ui/inputs/SliderInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';

/** What its actions ask for beside the records. */
export const deviceActionForms = {
  replace: {
    schema: deviceForms.replace,
    inputs: [
      <ScreenCodeInput
        key="code"
        source="code"
        label="resources.devices.forms.replace.code"
        required
        help="resources.devices.forms.replace.help.code"
      />,
    ],
  },
  setVolume: {
    schema: deviceForms.setVolume,
    inputs: [
      <SliderInput key="level" source="level" label="resources.devices.forms.setVolume.level" min={0} max={100} />,
    ],
    defaults: { level: 50 },
  },
  setBrightness: {
    schema: deviceForms.setBrightness,
    inputs: [
      <SliderInput key="level" source="level" label="resources.devices.forms.setBrightness.level" min={0} max={100} />,
    ],
    defaults: { level: 50 },
  },
  switchPower: {
    schema: deviceForms.switchPower,
    inputs: [
      <EnumInput
        key="power"
        source="power"
        label="resources.devices.forms.switchPower.power"
        words="forms.switchPower.power"
        values={['screenOn', 'screenOff', 'powerOff']}
      />,
    ],
    defaults: { power: 'screenOff' },
  },
  pauseScreens: {
    schema: deviceForms.pauseScreens,
    inputs: [
      <NumberInput
        key="seconds"
        source="seconds"
        label="resources.devices.forms.pauseScreens.seconds"
        min={5}
        max={1800}
      />,
    ],
    defaults: { seconds: 60 },
  },
  lockScreens: {
    schema: deviceForms.lockScreens,
    inputs: [
      <TextInput
        key="pin"
        source="pin"
        label="resources.devices.forms.lockScreens.pin"
        help="resources.devices.forms.lockScreens.help.pin"
      />,
    ],
  },
} satisfies ActionForms;
