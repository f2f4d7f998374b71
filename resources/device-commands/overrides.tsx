import type { DeviceCommandSlots } from '#generated/console/device-commands/slots.gen.tsx';
import { RemoteLink } from '../parts/RemoteLink.tsx';

/** Commands begin at the remote control. */
export const slots: DeviceCommandSlots = { list: { toolbar: <RemoteLink base="/dev_mag/remote_control" /> } };
