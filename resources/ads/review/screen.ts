import { LAYOUT_VERSION, type LayoutDocument } from '#core/layout/document.ts';

/** Name of the one widget of the screen below. */
export const SLOT = 'slot';

/** Background of a slot where its ad leaves room: black, as on a real screen. */
const UNLIT = '#000000';

/** Returns a screen with nothing on it but a slot of this size. */
export const screenOf = ({ width, height }: { width: number; height: number }): LayoutDocument => ({
  version: LAYOUT_VERSION,
  width,
  height,
  pages: [
    {
      id: 'home',
      name: 'home',
      background: UNLIT,
      widgets: [
        {
          id: SLOT,
          name: SLOT,
          kind: 'adSlot',
          x: 0,
          y: 0,
          width,
          height,
          props: { fit: 'contain', background: UNLIT },
        },
      ],
    },
  ],
});
