import { widgetSamples } from '#generated/layout/samples.gen.ts';
import type { Widget } from '#core/layout/document.ts';

/** Value of a property: typed into a field, or chosen from a list that it opens. */
export interface Given {
  label: string;
  how: 'type' | 'find' | 'choose';
  value: string;
}

/** One widget of each kind, as a person makes it: where it stands, and what it cannot do without. */
export interface Part {
  kind: Widget['kind'];
  /** Name in the palette. */
  name: string;
  given: readonly Given[];
}

export const ARCHIVE = 'menu';
export const SOUND = 'hum';
export const SECOND_PAGE = 'Page 2';

/** Files of the library by the type of material that a widget shows. */
const FILES = { image: 'poster', video: 'clip', audio: SOUND, archive: ARCHIVE } as const;

/** An instant as somebody types it, in the zone of the console. */
const typed = (instant: string): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Shanghai' }).format(
    Date.parse(instant),
  );

type Sample = (typeof widgetSamples)[number]['given'][number];

function givenOf({ label, how, value }: Sample, site: string): Given {
  if (how === 'material') return { label, how: 'find', value: FILES[value] };
  if (how === 'page') return { label, how: 'choose', value: SECOND_PAGE };
  return { label, how: 'type', value: how === 'instant' ? typed(value) : value.replace('{site}', site) };
}

/** Returns all kinds by the samples of their declarations, with addresses at a site that answers. */
export const partsOf = (site: string): readonly Part[] =>
  widgetSamples.map(({ kind, name, given }) => ({ kind, name, given: given.map((one) => givenOf(one, site)) }));

export const LAYOUT = { width: 1920, height: 1080 } as const;

/** Returns the box of one of them: they stand in four rows of four, so that none hides another. */
export const boxOf = (index: number) => ({
  X: (index % 4) * 480 + 10,
  Y: Math.floor(index / 4) * 270 + 10,
  Width: 460,
  Height: 250,
});
