import { isSound, pageOf, slotAreas, type LayoutDocument, type WidgetOf } from '#core/layout/document.ts';
import { boxOnScreen, seenIn, shownPart, type Box, type Size } from '#core/layout/onScreen.ts';
import { rotationOf, turnedSize } from '#core/layout/rotation.ts';
import type { Fit } from '#core/layout/values.ts';
import type { Wall } from '#core/manifest/manifest.ts';
import { areDense, frameBoxes } from '#core/pictures/frames.ts';
import {
  COLOUR_SIDE,
  colourGrid,
  contentBy,
  likeness,
  likenessToFilm,
  type Content,
  type Pixels,
} from '#core/pictures/likeness.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { MaterialStored } from '#generated/server/materials.gen.ts';
import { pixelsOf } from '../media/pixels.ts';
import type { MediaStore } from '../services.ts';
import type { Tx } from '../store/types.ts';
import { sellsCasts } from '../commands/casts/sells.ts';
import { dueKey, placesDue, type PlacesDue } from './adsDue.ts';
import type { KnownDevice } from './credential.ts';
import { layoutOf } from './manifest.ts';
import { toldBy } from './onScreen.ts';
import { placeIn, wallOf } from './wall.ts';

/** Time by which a screen may be behind or ahead of its programme: it hears of changes twice a minute, and clocks differ. */
const SLACK_MS = 60_000;
/** Longest side of what is decoded of a screen's picture, of a material, and of the frames of a film together, pixels. */
const SCREEN_PX = 640;
const CONTENT_PX = 160;
const FRAMES_PX = 1600;
/** Sides of an area below which its picture says nothing, pixels of the decoded picture. */
const LEAST_PX = 24;
/** Share by which a picture's shape may differ from its screen's. */
const SHAPE_SLACK = 0.03;
/** Fields of a grid that are compared at least. */
const LEAST_FIELDS = COLOUR_SIDE ** 2 / 2;

/** Content that may be in an area. */
interface Candidate {
  /** Key in the storage of its thumbnail, or of its frames; null where it has none. */
  picture: string | null;
  /** Frames that the picture has; none for a thumbnail. */
  frames: number;
  /** An area that does not look like it does not show it: of a still picture, and of a film with frames close by each other. */
  isWhole: boolean;
}

interface Area {
  widget: WidgetOf<'adSlot'>;
  /** Widgets that lie above it. */
  above: readonly (Size & { x: number; y: number })[];
  /** A code of scan-to-cast stands in its lower right corner. */
  hasCode: boolean;
  candidates: readonly Candidate[];
}

/** Content that a picture of a screen is compared with. */
export interface Expected {
  document: LayoutDocument;
  wall: Wall | null;
  /** As people see it, by what the screen told; null: as the picture is. */
  screen: Size | null;
  areas: readonly Area[];
}

/** Returns the size of a screen as people see it: so the player takes its pictures. */
const sizeOf = ({ resolution, rotation }: DeviceStored): Size | null => {
  const [width, height] = (resolution ?? '').split('x').map(Number);
  return width && height ? turnedSize({ width, height }, rotationOf(rotation)) : null;
};

/** Returns the thumbnails and frames of materials, by the id of the upload. */
async function pictureKeys(tx: Tx, materials: readonly MaterialStored[]): Promise<Map<string, string>> {
  const ids = materials.flatMap(({ thumbnail, frames }) => [thumbnail ?? [], frames ?? []].flat());
  if (ids.length === 0) return new Map();
  const rows = await tx.db.selectFrom('uploads').select(['id', 'store_key']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, store_key: key }) => [id, key]));
}

/** Returns by what a content is told; a film without frames by its poster, which may prove it right and never wrong. */
function candidateOf(material: MaterialStored | undefined, keys: ReadonlyMap<string, string>): Candidate {
  const { type, thumbnail, frames, frameCount, frameMs, durationMs = null } = material ?? {};
  const ofFilm = type === 'video' && frames ? keys.get(frames) : undefined;
  if (ofFilm !== undefined && frameCount && frameMs)
    return {
      picture: ofFilm,
      frames: frameCount,
      isWhole: areDense({ count: frameCount, everyMs: frameMs }, durationMs),
    };
  return { picture: keys.get(thumbnail ?? '') ?? null, frames: 0, isWhole: type === 'image' };
}

/** Returns the areas that may be compared: what their player says plays there, and what is due there. */
async function areasOf(
  tx: Tx,
  { plan, materials, areas: due }: PlacesDue,
  document: LayoutDocument,
  deviceId: string,
): Promise<Area[]> {
  const { playing } = await toldBy(tx, deviceId);
  const emergencies = new Set(plan.items.flatMap(({ id, type }) => (type === 'emergency' ? [id] : [])));
  if (!due || playing.some(({ adId }) => emergencies.has(adId))) return [];
  const told = Map.groupBy(playing, ({ slotId }) => plan.slots.find(({ id }) => id === slotId)?.areaId);
  const inAreas = slotAreas(document).flatMap((widget) => {
    const [dueHere, toldHere] = [due.get(widget.id), told.get(widget.id)];
    if (!dueHere?.size || !toldHere || widget.hidden === true || widget.rotation !== undefined) return [];
    return [{ widget, keys: new Set([...dueHere, ...toldHere.map(({ adId, key }) => dueKey(adId, key))]) }];
  });
  if (inAreas.length === 0) return [];
  const strange = playing.flatMap(({ key }) => (materials.has(key) ? [] : [key]));
  const known = new Map([...materials, ...(await tx.materials.many(strange)).map((one) => [one.id, one] as const)]);
  const pictures = await pictureKeys(tx, [...known.values()]);
  const codes = await tx.adSlots.many(
    plan.slots.map(({ id }) => id),
    { fields: ['widgetId', 'scanToCast', 'sellingMode'] },
  );
  const coded = new Set(codes.flatMap((slot) => (sellsCasts(slot) && slot.widgetId ? [slot.widgetId] : [])));
  const page = pageOf(document, null).widgets;
  return inAreas.map(({ widget, keys }) => ({
    widget,
    above: page.slice(page.indexOf(widget) + 1).filter((one) => one.hidden !== true && !isSound(one)),
    hasCode: coded.has(widget.id),
    candidates: [...keys].map((due) => candidateOf(known.get(due.split(' ')[1] ?? ''), pictures)),
  }));
}

/**
 * Returns what a picture of a screen is compared with that was taken between two instants; null where there is nothing: without
 * a layout, while an emergency may have the screen. `tx` sees the whole corporation.
 */
export async function expectedOn(
  tx: Tx,
  { deviceId }: KnownDevice,
  taken: { from: number; to: number },
): Promise<Expected | null> {
  const device = await tx.devices.one(deviceId);
  if (!device) return null;
  const layout = await layoutOf(tx, device);
  const due = await placesDue(tx, device, { from: taken.from - SLACK_MS, to: taken.to + SLACK_MS });
  if (!layout || !due) return null;
  const wall = device.groupId ? placeIn(await wallOf(tx, device.groupId), device) : null;
  const areas = await areasOf(tx, due, layout.document, deviceId);
  return areas.length > 0 ? { document: layout.document, wall, screen: sizeOf(device), areas } : null;
}

/** Pictures, decoded: the same posters hang on hundreds of screens. They never change under their key. */
class Decoded {
  readonly #known = new Map<string, Promise<Pixels | null>>();
  readonly #most: number;
  readonly #side: number;

  /** Keeps so many, none of them larger than so many pixels on a side. */
  constructor(most: number, side: number) {
    this.#most = most;
    this.#side = side;
  }

  of(media: MediaStore, key: string): Promise<Pixels | null> {
    const known = this.#known.get(key);
    if (known) return known;
    if (this.#known.size >= this.#most) this.#known.delete(this.#known.keys().next().value!);
    const pixels = media.withFile(key, (path) => pixelsOf(path, this.#side));
    this.#known.set(key, pixels);
    // What could not be read now may be there at the next picture.
    pixels.catch(() => this.#known.delete(key));
    return pixels;
  }
}

const thumbnails = new Decoded(500, CONTENT_PX);
// Of 3 to 4 MB each.
const films = new Decoded(20, FRAMES_PX);

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

/** Returns the fields of a part of a screen that nothing lies above, by their numbers. */
function fieldsSeen(part: Box, above: readonly Box[]): number[] {
  const [width, height] = [part.width / COLOUR_SIDE, part.height / COLOUR_SIDE];
  return Array.from({ length: COLOUR_SIDE ** 2 }, (_, at) => at).filter((at) => {
    const [left, top] = [part.left + (at % COLOUR_SIDE) * width, part.top + Math.floor(at / COLOUR_SIDE) * height];
    return !above.some((box) => overlaps({ left, top, width, height }, box));
  });
}

/** Parts of a picture of the screen, in its pixels. */
interface Scaled {
  shot: Pixels;
  boxOf: (place: Size & { x: number; y: number }) => Box;
}

/** Returns how alike an area is to what may be there: to the frame of a film to which it is most alike. */
async function likenessTo(
  media: MediaStore,
  { picture, frames }: Candidate,
  shown: { shot: Pixels; box: Box; fit: Fit; above: readonly Box[] },
): Promise<number | null> {
  const { shot, box, fit, above } = shown;
  const due = picture === null ? null : await (frames > 0 ? films : thumbnails).of(media, picture);
  if (!due) return null;
  const boxes = frames > 0 ? frameBoxes(frames, due) : [{ left: 0, top: 0, width: due.width, height: due.height }];
  const [{ width, height } = due] = boxes;
  const part = seenIn(box, width / height, fit);
  const seen = fieldsSeen(part, above);
  if (seen.length < LEAST_FIELDS) return null;
  const cut = shownPart({ width, height }, box, fit);
  const grids = boxes.map(({ left, top }) => colourGrid(due, { ...cut, left: cut.left + left, top: cut.top + top }));
  const there = colourGrid(shot, part);
  return frames > 0 ? likenessToFilm(grids, there, seen) : likeness(grids[0]!, there, seen);
}

async function contentIn(media: MediaStore, area: Area, { shot, boxOf }: Scaled): Promise<Content> {
  const box = boxOf(area.widget);
  const isWhole =
    box.left >= -1 &&
    box.top >= -1 &&
    box.left + box.width <= shot.width + 1 &&
    box.top + box.height <= shot.height + 1;
  if (!isWhole || Math.min(box.width, box.height) < LEAST_PX) return null;
  const above = area.above.map(boxOf);
  const half = { width: box.width / 2, height: box.height / 2 };
  if (area.hasCode) above.push({ left: box.left + half.width, top: box.top + half.height, ...half });
  const { fit } = area.widget.props;
  const found: (number | null)[] = [];
  for (const candidate of area.candidates) found.push(await likenessTo(media, candidate, { shot, box, fit, above }));
  return contentBy(
    found,
    area.candidates.every((one) => one.isWhole),
  );
}

/**
 * Compares the picture of a screen with what may be on it (MON-04): wrong where an area shows nothing of that, right where one
 * shows it and none is wrong, null where nobody knows.
 */
export async function contentOf(media: MediaStore, picture: Uint8Array, expected: Expected): Promise<Content> {
  const shot = await pixelsOf(picture, SCREEN_PX);
  if (!shot) return null;
  const { document, wall, areas } = expected;
  const screen = expected.screen ?? shot;
  const scale = shot.width / screen.width;
  if (Math.abs((scale * screen.height) / shot.height - 1) > SHAPE_SLACK) return null;
  const boxOf = (place: Size & { x: number; y: number }): Box => {
    const { left, top, width, height } = boxOnScreen(place, document, { screen, wall });
    return { left: left * scale, top: top * scale, width: width * scale, height: height * scale };
  };
  const found: Content[] = [];
  for (const area of areas) found.push(await contentIn(media, area, { shot, boxOf }));
  if (found.includes('wrong')) return 'wrong';
  return found.includes('right') ? 'right' : null;
}
