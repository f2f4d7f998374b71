import * as z from 'zod/mini';
import { color, fit } from '../values.ts';
import { widgetKind } from '../widgetKind.ts';

/**
 * The area in which the ads of one slot play (LAY-06). The slot's row names layout and widget;
 * prices and carousel places stand there, since they change without the layout.
 */
export const adSlot = widgetKind({
  kind: 'adSlot',
  props: z.strictObject({ background: color, fit }),
  defaults: { background: '#000000', fit: 'contain' },
  size: { width: 960, height: 540 },
  opaque: () => true,
  materials: () => [],
});
