import * as z from 'zod/mini';

/** Smallest and largest side of a layout in design pixels (spec 9). */
export const SIDE = { min: 48, max: 11_520 } as const;

/** Smallest and largest font size in design pixels. */
export const FONT = { min: 8, max: 1000 } as const;

/** Most pages of one layout (LAY-02). */
export const MAX_PAGES = 20;

/** "#1a2b3c", or with transparency "#1a2b3c80". */
export const color = z.string().check(z.regex(/^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$/, 'color'));

/** Id of a page or widget inside its document; ad slots refer to it, so it never changes. */
export const partId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/, 'partId'));

/** Id of a row in the store. */
export const rowId = z.string().check(z.minLength(1), z.maxLength(64));

/** Scaling of a picture or video in its box: whole with margins, cropped without, or stretched. */
export const fit = z.enum(['contain', 'cover', 'fill']);

/** An http or https address for a sandboxed frame. */
export const webAddress = z.string().check(z.maxLength(2000), z.regex(/^https?:\/\/[^\s]+$/i, 'uri'));

export type Fit = z.infer<typeof fit>;
