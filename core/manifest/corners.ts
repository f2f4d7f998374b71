/** Corners of an ad in which a screen can draw its code (AD-15). */
export const CORNERS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;
export type Corner = (typeof CORNERS)[number];
