import type { DeviceSlots } from '#generated/console/devices/slots.gen.tsx';
import { DeviceNow } from './DeviceNow.tsx';
import './devices.css';

/** A screen first says how it is. */
export const slots: DeviceSlots = {
  show: { above: <DeviceNow /> },
};
