export interface Size {
  width: number;
  height: number;
}

export interface Placement {
  scale: number;
  /** Of the upper left corner, in pixels of the viewport. */
  left: number;
  top: number;
}

/** Returns how a layout of so many design pixels fits whole into a viewport, in its middle. */
export function placement(layout: Size, viewport: Size): Placement {
  const scale = Math.min(viewport.width / layout.width, viewport.height / layout.height);
  return {
    scale,
    left: (viewport.width - layout.width * scale) / 2,
    top: (viewport.height - layout.height * scale) / 2,
  };
}
