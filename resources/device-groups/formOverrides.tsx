import type { DeviceGroupSlots } from '#generated/console/device-groups/slots.gen.tsx';
import { WallInput } from './wall/WallInput.tsx';

/** The screens of a wall are placed by choosing them, not by writing their ids. */
export const slots: DeviceGroupSlots = { inputs: { places: <WallInput /> } };
