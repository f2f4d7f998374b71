// Made by codegen from schemas/widgets/. Do not edit: change the schemas.

import * as z from 'zod/mini';
import { isInstant, isTimeZone, isUri, isWebAddress } from '#core/entity/formats.ts';
import { eq, gt, instant, isMissing, ne } from '#core/entity/rule.ts';
import { widgetBox } from '#core/layout/values.ts';
import { widgetKind } from '#core/layout/widgetKind.ts';

/** Ad slot. */
const adSlot = widgetKind({
  kind: 'adSlot',
  icon: 'adSlot',
  size: { width: 960, height: 540 },
  limits: [],
  opaque: () => true,
  area: true,
  scales: {},
  materials: [],
  props: z.strictObject({ background: z._default(z.string().check(z.regex(new RegExp('^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$', 'u'))), '#000000'), fit: z._default(z.enum(['contain', 'cover', 'fill']), 'contain') }),
  defaults: { background: '#000000', fit: 'contain' },
  whens: {},
  rules: [],
});

/** Browser. */
const browser = widgetKind({
  kind: 'browser',
  perm: 'layout.browser',
  icon: 'browser',
  size: { width: 960, height: 720 },
  limits: [],
  opaque: () => true,
  area: false,
  scales: {},
  materials: ['insteadId'],
  props: z.strictObject({
    url: z._default(z.nullable(z.stringFormat('uri', isWebAddress).check(z.maxLength(2000))), null),
    toolbar: z._default(z.boolean(), true),
    idle: z._default(z.int().check(z.gte(10), z.lte(3600)), 60),
    insteadId: z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(64))), null),
  }),
  defaults: { url: null, toolbar: true, idle: 60, insteadId: null },
  whens: {},
  rules: [
    { id: 'required', at: 'url', reads: ['url'], assert: (v) => !isMissing(v.url) },
    { id: 'uri', at: 'url', reads: ['url'], assert: (v) => typeof v.url !== 'string' || isUri(v.url) },
  ],
});

/** Interaction button. */
const button = widgetKind({
  kind: 'button',
  perm: 'layout.button',
  icon: 'button',
  size: { width: 240, height: 96 },
  limits: [{ most: 1, where: (v) => eq(v.auto, true), rule: 'buttonWidget.limit1' }],
  opaque: () => true,
  area: false,
  scales: { fontSize: { min: 8, max: 1000 }, radius: { min: 0, max: 500 } },
  materials: [],
  props: z.strictObject({
    text: z._default(z.string().check(z.maxLength(60)), ''),
    pageId: z._default(z.nullable(z.string().check(z.maxLength(40))), null),
    auto: z._default(z.boolean(), false),
    after: z._default(z.int().check(z.gte(1), z.lte(3600)), 30),
    fontSize: z._default(z.int().check(z.gte(8), z.lte(1000)), 32),
    radius: z._default(z.int().check(z.gte(0), z.lte(500)), 12),
    color: z._default(z.string().check(z.regex(new RegExp('^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$', 'u'))), '#ffffff'),
    background: z._default(z.string().check(z.regex(new RegExp('^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$', 'u'))), '#1769aaff'),
  }),
  defaults: { text: '', pageId: null, auto: false, after: 30, fontSize: 32, radius: 12, color: '#ffffff', background: '#1769aaff' },
  whens: { after: (v) => eq(v.auto, true) },
  rules: [{ id: 'required', at: 'pageId', reads: ['pageId'], assert: (v) => !isMissing(v.pageId) }],
});

/** Clock. */
const clock = widgetKind({
  kind: 'clock',
  perm: 'layout.clock',
  icon: 'clock',
  size: { width: 480, height: 160 },
  limits: [],
  opaque: () => true,
  area: false,
  scales: { fontSize: { min: 8, max: 1000 } },
  materials: [],
  props: z.strictObject({
    format: z._default(z.enum(['time', 'seconds', 'date', 'dateTime', 'weekday']), 'dateTime'),
    hours: z._default(z.enum(['24', '12']), '24'),
    language: z._default(z.enum(['zh', 'en']), 'zh'),
    zone: z._default(z.nullable(z.stringFormat('zone', isTimeZone)), null),
    fontSize: z._default(z.int().check(z.gte(8), z.lte(1000)), 64),
    color: z._default(z.string().check(z.regex(new RegExp('^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$', 'u'))), '#ffffff'),
    background: z._default(z.string().check(z.regex(new RegExp('^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$', 'u'))), '#00000000'),
  }),
  defaults: { format: 'dateTime', hours: '24', language: 'zh', zone: null, fontSize: 64, color: '#ffffff', background: '#00000000' },
  whens: { hours: (v) => ne(v.format, 'date') && ne(v.format, 'weekday') },
  rules: [],
});

/** Countdown. */
const countdown = widgetKind({
  kind: 'countdown',
  perm: 'layout.countdown',
  icon: 'countdown',
  size: { width: 640, height: 160 },
  limits: [],
  opaque: () => true,
  area: false,
  scales: { fontSize: { min: 8, max: 1000 } },
  materials: [],
  props: z.strictObject({
    until: z._default(z.nullable(z.stringFormat('datetime', isInstant)), null),
    before: z._default(z.string().check(z.maxLength(100)), ''),
    finished: z._default(z.string().check(z.maxLength(100)), ''),
    units: z._default(z.enum(['days', 'hours', 'minutes']), 'days'),
    language: z._default(z.enum(['zh', 'en']), 'zh'),
    fontSize: z._default(z.int().check(z.gte(8), z.lte(1000)), 64),
    color: z._default(z.string().check(z.regex(new RegExp('^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$', 'u'))), '#ffffff'),
    background: z._default(z.string().check(z.regex(new RegExp('^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$', 'u'))), '#00000000'),
  }),
  defaults: { until: null, before: '', finished: '', units: 'days', language: 'zh', fontSize: 64, color: '#ffffff', background: '#00000000' },
  whens: {},
  rules: [
    { id: 'required', at: 'until', reads: ['until'], assert: (v) => !isMissing(v.until) },
    { id: 'countdownWidget.later', at: 'until', reads: ['until'], assert: (v, c) => isMissing(instant(v.until)) || gt(instant(v.until), c.now) },
  ],
});

/** HTML. */
const html = widgetKind({
  kind: 'html',
  perm: 'layout.html',
  icon: 'html',
  size: { width: 960, height: 540 },
  limits: [],
  opaque: () => true,
  area: false,
  scales: {},
  materials: ['materialId', 'insteadId'],
  props: z.strictObject({ materialId: z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(64))), null), insteadId: z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(64))), null) }),
  defaults: { materialId: null, insteadId: null },
  whens: {},
  rules: [{ id: 'required', at: 'materialId', reads: ['materialId'], assert: (v) => !isMissing(v.materialId) }],
});

/** Live stream. */
const live = widgetKind({
  kind: 'live',
  perm: 'layout.live',
  icon: 'live',
  size: { width: 960, height: 540 },
  limits: [{ most: 6 }],
  opaque: (v) => ne(v.fit, 'contain'),
  area: false,
  scales: {},
  materials: ['insteadId'],
  props: z.strictObject({
    url: z._default(z.nullable(z.stringFormat('uri', isWebAddress).check(z.maxLength(2000))), null),
    fit: z._default(z.enum(['contain', 'cover', 'fill']), 'contain'),
    mute: z._default(z.boolean(), true),
    insteadId: z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(64))), null),
  }),
  defaults: { url: null, fit: 'contain', mute: true, insteadId: null },
  whens: {},
  rules: [
    { id: 'required', at: 'url', reads: ['url'], assert: (v) => !isMissing(v.url) },
    { id: 'uri', at: 'url', reads: ['url'], assert: (v) => typeof v.url !== 'string' || isUri(v.url) },
  ],
});

/** Background music. */
const music = widgetKind({
  kind: 'music',
  perm: 'layout.music',
  icon: 'music',
  size: { width: 120, height: 120 },
  limits: [{ most: 1 }],
  opaque: () => false,
  area: false,
  scales: {},
  materials: ['materialId'],
  props: z.strictObject({ materialId: z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(64))), null), volume: z._default(z.int().check(z.gte(0), z.lte(100)), 60) }),
  defaults: { materialId: null, volume: 60 },
  whens: {},
  rules: [{ id: 'required', at: 'materialId', reads: ['materialId'], assert: (v) => !isMissing(v.materialId) }],
});

/** Operation. */
const operation = widgetKind({
  kind: 'operation',
  perm: 'layout.operation',
  icon: 'operation',
  size: { width: 480, height: 96 },
  limits: [{ most: 1 }],
  opaque: () => true,
  area: false,
  scales: {},
  materials: [],
  props: z.strictObject({
    volume: z._default(z.boolean(), true),
    pages: z._default(z.boolean(), true),
    color: z._default(z.string().check(z.regex(new RegExp('^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$', 'u'))), '#ffffff'),
    background: z._default(z.string().check(z.regex(new RegExp('^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$', 'u'))), '#00000080'),
  }),
  defaults: { volume: true, pages: true, color: '#ffffff', background: '#00000080' },
  whens: {},
  rules: [],
});

/** Picture. */
const picture = widgetKind({
  kind: 'picture',
  perm: 'layout.picture',
  icon: 'picture',
  size: { width: 640, height: 360 },
  limits: [],
  opaque: () => false,
  area: false,
  scales: {},
  materials: ['materialId'],
  props: z.strictObject({ materialId: z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(64))), null), fit: z._default(z.enum(['contain', 'cover', 'fill']), 'cover') }),
  defaults: { materialId: null, fit: 'cover' },
  whens: {},
  rules: [{ id: 'required', at: 'materialId', reads: ['materialId'], assert: (v) => !isMissing(v.materialId) }],
});

/** Network signal. */
const signal = widgetKind({
  kind: 'signal',
  perm: 'layout.signal',
  icon: 'signal',
  size: { width: 120, height: 96 },
  limits: [{ most: 1 }],
  opaque: () => true,
  area: false,
  scales: {},
  materials: [],
  props: z.strictObject({
    words: z._default(z.boolean(), false),
    color: z._default(z.string().check(z.regex(new RegExp('^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$', 'u'))), '#ffffff'),
    background: z._default(z.string().check(z.regex(new RegExp('^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$', 'u'))), '#00000000'),
  }),
  defaults: { words: false, color: '#ffffff', background: '#00000000' },
  whens: {},
  rules: [],
});

/** Text. */
const text = widgetKind({
  kind: 'text',
  perm: 'layout.text',
  icon: 'text',
  size: { width: 640, height: 120 },
  limits: [],
  opaque: () => true,
  area: false,
  scales: { fontSize: { min: 8, max: 1000 }, speed: { min: 10, max: 2000 } },
  materials: [],
  props: z.strictObject({
    text: z._default(z.string().check(z.maxLength(2000)), ''),
    fontSize: z._default(z.int().check(z.gte(8), z.lte(1000)), 48),
    align: z._default(z.enum(['left', 'center', 'right']), 'center'),
    color: z._default(z.string().check(z.regex(new RegExp('^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$', 'u'))), '#ffffff'),
    background: z._default(z.string().check(z.regex(new RegExp('^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$', 'u'))), '#00000000'),
    scroll: z._default(z.boolean(), false),
    direction: z._default(z.enum(['left', 'up']), 'left'),
    speed: z._default(z.int().check(z.gte(10), z.lte(2000)), 120),
  }),
  defaults: { text: '', fontSize: 48, align: 'center', color: '#ffffff', background: '#00000000', scroll: false, direction: 'left', speed: 120 },
  whens: { direction: (v) => eq(v.scroll, true), speed: (v) => eq(v.scroll, true) },
  rules: [{ id: 'required', at: 'text', reads: ['text'], assert: (v) => !isMissing(v.text) }],
});

/** Video. */
const video = widgetKind({
  kind: 'video',
  perm: 'layout.video',
  icon: 'video',
  size: { width: 640, height: 360 },
  limits: [],
  opaque: (v) => ne(v.fit, 'contain'),
  area: false,
  scales: {},
  materials: ['materialId'],
  props: z.strictObject({ materialId: z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(64))), null), fit: z._default(z.enum(['contain', 'cover', 'fill']), 'cover'), mute: z._default(z.boolean(), true) }),
  defaults: { materialId: null, fit: 'cover', mute: true },
  whens: {},
  rules: [{ id: 'required', at: 'materialId', reads: ['materialId'], assert: (v) => !isMissing(v.materialId) }],
});

/** Weather. */
const weather = widgetKind({
  kind: 'weather',
  perm: 'layout.weather',
  icon: 'weather',
  size: { width: 480, height: 240 },
  limits: [{ most: 1 }],
  opaque: () => true,
  area: false,
  scales: { fontSize: { min: 8, max: 1000 } },
  materials: [],
  props: z.strictObject({
    place: z._default(z.string().check(z.maxLength(60)), ''),
    unit: z._default(z.enum(['celsius', 'fahrenheit']), 'celsius'),
    days: z._default(z.int().check(z.gte(1), z.lte(5)), 3),
    fontSize: z._default(z.int().check(z.gte(8), z.lte(1000)), 48),
    color: z._default(z.string().check(z.regex(new RegExp('^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$', 'u'))), '#ffffff'),
    background: z._default(z.string().check(z.regex(new RegExp('^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$', 'u'))), '#00000000'),
  }),
  defaults: { place: '', unit: 'celsius', days: 3, fontSize: 48, color: '#ffffff', background: '#00000000' },
  whens: {},
  rules: [{ id: 'required', at: 'place', reads: ['place'], assert: (v) => !isMissing(v.place) }],
});

/** Static web page. */
const webPage = widgetKind({
  kind: 'webPage',
  perm: 'layout.staticPage',
  icon: 'webPage',
  size: { width: 960, height: 540 },
  limits: [],
  opaque: () => true,
  area: false,
  scales: {},
  materials: ['insteadId'],
  props: z.strictObject({
    url: z._default(z.nullable(z.stringFormat('uri', isWebAddress).check(z.maxLength(2000))), null),
    reload: z._default(z.int().check(z.gte(0), z.lte(1440)), 0),
    insteadId: z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(64))), null),
  }),
  defaults: { url: null, reload: 0, insteadId: null },
  whens: {},
  rules: [
    { id: 'required', at: 'url', reads: ['url'], assert: (v) => !isMissing(v.url) },
    { id: 'uri', at: 'url', reads: ['url'], assert: (v) => typeof v.url !== 'string' || isUri(v.url) },
  ],
});

/** Every kind of widget there is. */
export const widgetKinds = { adSlot, browser, button, clock, countdown, html, live, music, operation, picture, signal, text, video, weather, webPage } as const;

/** A widget in a layout document. */
export const widget = z.discriminatedUnion('kind', [
  z.strictObject({ ...widgetBox, kind: z.literal('adSlot'), props: adSlot.props }),
  z.strictObject({ ...widgetBox, kind: z.literal('browser'), props: browser.props }),
  z.strictObject({ ...widgetBox, kind: z.literal('button'), props: button.props }),
  z.strictObject({ ...widgetBox, kind: z.literal('clock'), props: clock.props }),
  z.strictObject({ ...widgetBox, kind: z.literal('countdown'), props: countdown.props }),
  z.strictObject({ ...widgetBox, kind: z.literal('html'), props: html.props }),
  z.strictObject({ ...widgetBox, kind: z.literal('live'), props: live.props }),
  z.strictObject({ ...widgetBox, kind: z.literal('music'), props: music.props }),
  z.strictObject({ ...widgetBox, kind: z.literal('operation'), props: operation.props }),
  z.strictObject({ ...widgetBox, kind: z.literal('picture'), props: picture.props }),
  z.strictObject({ ...widgetBox, kind: z.literal('signal'), props: signal.props }),
  z.strictObject({ ...widgetBox, kind: z.literal('text'), props: text.props }),
  z.strictObject({ ...widgetBox, kind: z.literal('video'), props: video.props }),
  z.strictObject({ ...widgetBox, kind: z.literal('weather'), props: weather.props }),
  z.strictObject({ ...widgetBox, kind: z.literal('webPage'), props: webPage.props }),
]);
