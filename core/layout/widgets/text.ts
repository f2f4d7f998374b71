import * as z from 'zod/mini';
import { color, FONT } from '../values.ts';
import { widgetKind } from '../widgetKind.ts';

/** Words in one colour on another (LAY-03); `scroll` moves them from right to left on one line. */
export const text = widgetKind({
  kind: 'text',
  perm: 'layout.text',
  props: z.strictObject({
    text: z.string().check(z.maxLength(2000)),
    color,
    background: color,
    fontSize: z.int().check(z.minimum(FONT.min), z.maximum(FONT.max)),
    align: z.enum(['left', 'center', 'right']),
    scroll: z.boolean(),
  }),
  defaults: { text: '', color: '#ffffff', background: '#00000000', fontSize: 48, align: 'center', scroll: false },
  size: { width: 640, height: 120 },
  opaque: ({ background }) => background.length === 7,
  materials: () => [],
});
