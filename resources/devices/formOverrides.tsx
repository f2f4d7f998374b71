import type { DeviceSlots } from '#generated/console/devices/slots.gen.tsx';
import { DeviceNumberInput } from './DeviceNumberInput.tsx';
import { NumberGuide } from './NumberGuide.tsx';
import './devices.css';

/** A screen is added by the number that it shows (DEV-03). */
export const slots: DeviceSlots = {
  inputs: { uuid: <DeviceNumberInput /> },
  form: { above: <NumberGuide /> },
};
