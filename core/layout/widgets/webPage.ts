import * as z from 'zod/mini';
import { webAddress } from '../values.ts';
import { widgetKind } from '../widgetKind.ts';

/** A page of the web in a sandboxed frame (LAY-03, static web page). */
export const webPage = widgetKind({
  kind: 'webPage',
  perm: 'layout.staticPage',
  props: z.strictObject({ url: z.nullable(webAddress) }),
  defaults: { url: null },
  size: { width: 960, height: 540 },
  opaque: () => true,
  materials: () => [],
});
