import type { DeviceGroupSlots } from '#generated/console/device-groups/slots.gen.tsx';
import { RemoteLink } from '../parts/RemoteLink.tsx';
import { PlacesField } from './wall/PlacesField.tsx';
import { WallPanel } from './wall/WallPanel.tsx';

export const slots: DeviceGroupSlots = {
  values: { places: <PlacesField /> },
  show: { toolbar: <RemoteLink base="/devgroup_mag/remote_control" />, below: <WallPanel /> },
};
