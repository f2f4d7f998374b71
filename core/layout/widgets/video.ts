import * as z from 'zod/mini';
import { fit, rowId } from '../values.ts';
import { widgetKind } from '../widgetKind.ts';

/** One video of the library, played round and round (LAY-03). */
export const video = widgetKind({
  kind: 'video',
  perm: 'layout.video',
  props: z.strictObject({ materialId: z.nullable(rowId), fit, mute: z.boolean() }),
  defaults: { materialId: null, fit: 'cover', mute: true },
  size: { width: 640, height: 360 },
  opaque: ({ fit }) => fit !== 'contain',
  materials: ({ materialId }) => (materialId === null ? [] : [materialId]),
});
