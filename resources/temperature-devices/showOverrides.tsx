import type { TemperatureDeviceSlots } from '#generated/console/temperature-devices/slots.gen.tsx';
import { SensorKey } from '../parts/sensors/SensorKey.tsx';

/** A thermometer is connected from its page (IOT-02). */
export const slots: TemperatureDeviceSlots = {
  show: { toolbar: <SensorKey call="temperatureDevice.key" reading={{ celsius: 36.5 }} /> },
};
