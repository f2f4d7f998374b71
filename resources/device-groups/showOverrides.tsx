import type { DeviceGroupSlots } from '#generated/console/device-groups/slots.gen.tsx';
import { RemoteLink } from '../parts/RemoteLink.tsx';

export const slots: DeviceGroupSlots = { show: { toolbar: <RemoteLink base="/devgroup_mag/remote_control" /> } };
