// Made by codegen from schemas/widgets/. Do not edit: change the schemas.

/** One of each kind of widget, as somebody fills it in; names and labels are the English ones. */
export const widgetSamples = [
  { kind: 'adSlot', name: 'Ad slot', given: [] },
  { kind: 'browser', name: 'Browser', given: [{ name: 'url', label: 'First page', how: 'text', value: '{site}/first' }] },
  {
    kind: 'button',
    name: 'Interaction button',
    given: [
      { name: 'text', label: 'Words', how: 'text', value: 'More' },
      { name: 'pageId', label: 'Leads to page', how: 'page', value: null },
    ],
  },
  { kind: 'clock', name: 'Clock', given: [] },
  { kind: 'countdown', name: 'Countdown', given: [{ name: 'until', label: 'Ends at', how: 'instant', value: '2040-01-01T00:00:00Z' }] },
  { kind: 'html', name: 'HTML', given: [{ name: 'materialId', label: 'HTML archive', how: 'material', value: 'archive' }] },
  { kind: 'live', name: 'Live stream', given: [{ name: 'url', label: 'Address of the stream', how: 'text', value: '{site}/stream.m3u8' }] },
  { kind: 'music', name: 'Background music', given: [{ name: 'materialId', label: 'Sound', how: 'material', value: 'audio' }] },
  { kind: 'operation', name: 'Operation', given: [] },
  { kind: 'picture', name: 'Picture', given: [{ name: 'materialId', label: 'Picture', how: 'material', value: 'image' }] },
  { kind: 'signal', name: 'Network signal', given: [] },
  { kind: 'text', name: 'Text', given: [{ name: 'text', label: 'Words', how: 'text', value: 'Welcome' }] },
  { kind: 'video', name: 'Video', given: [{ name: 'materialId', label: 'Video', how: 'material', value: 'video' }] },
  { kind: 'weather', name: 'Weather', given: [{ name: 'place', label: 'Place', how: 'text', value: '上海' }] },
  { kind: 'webPage', name: 'Static web page', given: [{ name: 'url', label: 'Address', how: 'text', value: '{site}/page' }] },
] as const;
