import type { DeviceSetSlots } from '#generated/console/device-sets/slots.gen.tsx';
import { RemoteLink } from '../parts/RemoteLink.tsx';

export const slots: DeviceSetSlots = { show: { toolbar: <RemoteLink base="/device_gather/remote_control" /> } };
