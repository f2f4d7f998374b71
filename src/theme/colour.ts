/** Red, green and blue, 0 to 255. */
type Rgb = readonly [number, number, number];

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i;

function rgb(hex: string): Rgb {
  const found = HEX.exec(hex);
  if (!found) throw new Error(`"${hex}" is no colour of the form #rrggbb`);
  return [parseInt(found[1]!, 16), parseInt(found[2]!, 16), parseInt(found[3]!, 16)];
}

const channel = (value: number): number => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

function luminance(hex: string): number {
  const [red, green, blue] = rgb(hex);
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
}

/** Returns the contrast of two colours as WCAG 2.2 counts it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Returns the colour `share` of the way (0 to 1) from one to the other. */
export function mix(from: string, to: string, share: number): string {
  const end = rgb(to);
  const parts = rgb(from).map((value, index) => Math.round(value + (end[index]! - value) * share));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);
