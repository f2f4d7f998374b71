import * as z from 'zod/mini';
import { TURNS } from './rotation.ts';

/** Smallest and largest side of a layout in design pixels (spec 9). */
export const SIDE = { min: 48, max: 11_520 } as const;

/** Most pages of one layout (LAY-02). */
export const MAX_PAGES = 20;

/** Most widgets of one page. */
export const MAX_WIDGETS = 300;

/** "#1a2b3c", or with transparency "#1a2b3c80". */
export const color = z.string().check(z.regex(/^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$/, 'color'));

/** Id of a page or widget inside its document; ad slots refer to it, so it never changes. */
export const partId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/, 'partId'));

const position = z.int().check(z.minimum(-SIDE.max), z.maximum(SIDE.max));
const length = z.int().check(z.minimum(1), z.maximum(SIDE.max));

/**
 * Box of a widget in design pixels, as it stands on the page: a rotated one has its sides exchanged already. `locked` and
 * `group` are for the designer alone; what is hidden is not drawn on a screen either.
 */
export const widgetBox = {
  id: partId,
  name: z.string().check(z.maxLength(50)),
  x: position,
  y: position,
  width: length,
  height: length,
  /** Quarter turns clockwise. */
  rotation: z.optional(z.literal(TURNS)),
  locked: z.optional(z.boolean()),
  hidden: z.optional(z.boolean()),
  group: z.optional(partId),
};

/** Scaling of a picture or video in its box: whole with margins, cropped without, or stretched. */
export type Fit = 'contain' | 'cover' | 'fill';
