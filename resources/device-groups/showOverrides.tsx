import type { DeviceGroupSlots } from '#generated/console/device-groups/slots.gen.tsx';
import { RemoteLink } from '../parts/RemoteLink.tsx';
import { WallPanel } from './wall/WallPanel.tsx';

export const slots: DeviceGroupSlots = {
  show: { toolbar: <RemoteLink base="/devgroup_mag/remote_control" />, below: <WallPanel /> },
};
