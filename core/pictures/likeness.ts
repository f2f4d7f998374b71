/** A picture, decoded: red, green and blue of each pixel (0 to 255), row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Part of a picture, pixels; what lies outside of it counts for nothing. */
interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Fields of a colour grid in a row, and its rows. */
export const COLOUR_SIDE = 8;
const FIELDS = COLOUR_SIDE ** 2;

/** Mean light (0 to 255), blueness and redness (about 0) of each field of a picture, row by row. */
export type ColourGrid = readonly (readonly [light: number, blue: number, red: number])[];

/** Weight of colour beside light: posters of one campaign have one colour and another picture. */
const COLOUR_WEIGHT = 1.5;
/** Share of it that the colour of the whole counts: brown coffee and a red sale are no one poster. */
const WHOLE_SHARE = 0.6;
/** Spread of light and colour below which a picture is too plain to be told from others by: a poster of one grey. */
const PLAIN = 8;
/** Likeness from which two pictures are of one content, and below which they are not; in between nobody knows. */
const ALIKE = 0.85;
const UNLIKE = 0.75;

const inside = (at: number, most: number): number => Math.max(0, Math.min(most, at));

function fieldOf({ width, height, data }: Pixels, { left, top, width: w, height: h }: Part): ColourGrid[number] {
  const [x0, x1] = [inside(Math.floor(left), width - 1), inside(Math.ceil(left + w), width)];
  const [y0, y1] = [inside(Math.floor(top), height - 1), inside(Math.ceil(top + h), height)];
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (let y = y0; y < y1; y += 1)
    for (let at = (y * width + x0) * 3; at < (y * width + x1) * 3; at += 3) {
      red += data[at]!;
      green += data[at + 1]!;
      blue += data[at + 2]!;
      count += 1;
    }
  // As JPEG keeps colours (ITU-R BT.601).
  const light = (0.299 * red + 0.587 * green + 0.114 * blue) / count;
  return [light, 0.564 * (blue / count - light), 0.713 * (red / count - light)];
}

/** Returns the colours of a part of a picture, on a grid of 8 by 8 fields. */
export function colourGrid(pixels: Pixels, part: Part): ColourGrid {
  const [width, height] = [part.width / COLOUR_SIDE, part.height / COLOUR_SIDE];
  return Array.from({ length: FIELDS }, (_, at) =>
    fieldOf(pixels, {
      left: part.left + (at % COLOUR_SIDE) * width,
      top: part.top + Math.floor(at / COLOUR_SIDE) * height,
      width,
      height,
    }),
  );
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Returns light around its mean, and colour around grey, of the fields that are seen: brightness of a panel changes only its
 * length. The colour of the whole counts less than that of each field.
 */
function vectorOf(grid: ColourGrid, seen: readonly number[]): number[] {
  const of = (channel: 0 | 1 | 2): number[] => seen.map((at) => grid[at]![channel]);
  const [light, ...colours] = [of(0), of(1), of(2)];
  const middle = meanOf(light);
  return [
    ...light.map((value) => value - middle),
    ...colours.flatMap((values) => {
      const whole = (1 - WHOLE_SHARE) * meanOf(values);
      return values.map((value) => COLOUR_WEIGHT * (value - whole));
    }),
  ];
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, at) => sum + value * b[at]!, 0);

/**
 * Returns how alike two pictures are, −1 to 1: the cosine of their light and colour, so that neither a dimmed panel nor the
 * packing of a picture changes much of it. Null where the first is too plain to be told by.
 * @param seen fields that are compared; absent: all
 */
export function likeness(due: ColourGrid, shown: ColourGrid, seen: readonly number[] = [...due.keys()]): number | null {
  const [a, b] = [vectorOf(due, seen), vectorOf(shown, seen)];
  const least = PLAIN * Math.sqrt(seen.length);
  const length = Math.sqrt(dot(a, a));
  // A plain picture where a rich one is due is unlike it, however its little noise lies.
  return length < least ? null : dot(a, b) / (length * Math.max(Math.sqrt(dot(b, b)), least));
}

/**
 * Returns how alike a picture is to the frame of a film to which it is most alike. Null where nobody knows: all frames are plain, or
 * the picture is, for a film fades from black and to white.
 */
export function likenessToFilm(
  frames: readonly ColourGrid[],
  shown: ColourGrid,
  seen: readonly number[] = [...shown.keys()],
): number | null {
  if (likeness(shown, shown, seen) === null) return null;
  const known = frames.flatMap((frame) => likeness(frame, shown, seen) ?? []);
  return known.length === 0 ? null : Math.max(...known);
}

/** Verdict on the picture of an area beside what may be there. */
export type Content = 'right' | 'wrong' | null;

/**
 * Says whether an area shows something of what may be there, by the likeness to each (MON-04): null where nobody knows.
 * @param isWhole all that may be there was compared; else it may be what was not
 */
export function contentBy(likenesses: readonly (number | null)[], isWhole: boolean): Content {
  const known = likenesses.filter((one) => one !== null);
  if (known.some((one) => one >= ALIKE)) return 'right';
  const isKnown = isWhole && known.length > 0 && known.length === likenesses.length;
  return isKnown && known.every((one) => one < UNLIKE) ? 'wrong' : null;
}
