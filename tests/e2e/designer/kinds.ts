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

const type = (label: string, value: string): Given => ({ label, how: 'type', value });
const find = (label: string, value: string): Given => ({ label, how: 'find', value });

/** Returns all kinds, with addresses at a site that answers. */
export const partsOf = (site: string): readonly Part[] => [
  { kind: 'adSlot', name: 'Ad slot', given: [] },
  { kind: 'picture', name: 'Picture', given: [find('Picture', 'poster')] },
  { kind: 'video', name: 'Video', given: [find('Video', 'clip')] },
  { kind: 'music', name: 'Background music', given: [find('Sound', SOUND)] },
  { kind: 'text', name: 'Text', given: [type('Words', 'Welcome')] },
  { kind: 'weather', name: 'Weather', given: [type('Place', '上海')] },
  { kind: 'clock', name: 'Clock', given: [] },
  { kind: 'webPage', name: 'Static web page', given: [type('Address', `${site}/page`)] },
  { kind: 'browser', name: 'Browser', given: [type('First page', `${site}/first`)] },
  {
    kind: 'button',
    name: 'Interaction button',
    given: [type('Words', 'More'), { label: 'Leads to page', how: 'choose', value: SECOND_PAGE }],
  },
  { kind: 'html', name: 'HTML', given: [find('HTML archive', ARCHIVE)] },
  { kind: 'live', name: 'Live stream', given: [type('Address of the stream', `${site}/stream.m3u8`)] },
  { kind: 'signal', name: 'Network signal', given: [] },
  { kind: 'countdown', name: 'Countdown', given: [type('Ends at', '2040-01-01 08:00')] },
  { kind: 'operation', name: 'Operation', given: [] },
];

export const LAYOUT = { width: 1920, height: 1080 } as const;

/** Returns the box of one of them: they stand in four rows of four, so that none hides another. */
export const boxOf = (index: number) => ({
  X: (index % 4) * 480 + 10,
  Y: Math.floor(index / 4) * 270 + 10,
  Width: 460,
  Height: 250,
});
