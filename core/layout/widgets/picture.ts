import * as z from 'zod/mini';
import { fit, rowId } from '../values.ts';
import { widgetKind } from '../widgetKind.ts';

/** One picture of the library, always there (LAY-03). */
export const picture = widgetKind({
  kind: 'picture',
  perm: 'layout.picture',
  props: z.strictObject({ materialId: z.nullable(rowId), fit }),
  defaults: { materialId: null, fit: 'cover' },
  size: { width: 640, height: 360 },
  // A picture may have transparent parts, and its pixels are unknown here.
  opaque: () => false,
  materials: ({ materialId }) => (materialId === null ? [] : [materialId]),
});
