import type { TagSlots } from '#generated/console/tags/slots.gen.tsx';
import { RemoteLink } from '../parts/RemoteLink.tsx';

export const slots: TagSlots = { show: { toolbar: <RemoteLink base="/app_tags/dev_mag/remote_control" /> } };
