import type { HandwashingDeviceSlots } from '#generated/console/handwashing-devices/slots.gen.tsx';
import { SensorKey } from '../parts/sensors/SensorKey.tsx';

/** A hand-washing stand is connected from its page (IOT-02). */
export const slots: HandwashingDeviceSlots = {
  show: { toolbar: <SensorKey call="handwashingDevice.key" reading={{ seconds: 22, water: 80 }} /> },
};
