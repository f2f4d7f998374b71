import type { Fault } from '#core/manifest/sync.ts';

/** Records that a fault may be about. */
export type Subject = 'ads' | 'materials' | 'layouts' | 'ad-slots';

/** Facts in the detail of a fault, which player and server write as text, each kind in its own way. */
export interface FaultDetail {
  about: readonly { resource: Subject; id: string }[];
  /** Digest of the file that it is about. */
  sha256: string | null;
  text: string | null;
  reason: string | null;
  count: number | null;
}

const NOTHING: FaultDetail = { about: [], sha256: null, text: null, reason: null, count: null };

/** Parts of a manifest that are records of the console. */
const RESOURCES: Readonly<Record<string, Subject>> = {
  ad: 'ads',
  material: 'materials',
  layout: 'layouts',
  slot: 'ad-slots',
};

/** An ad with what of it could not be shown: "ad 7f: picture 3c", "ad 7f: https://…". */
function shown(detail: string): FaultDetail {
  const [, id, what = ''] = /^ad (\S+): (.*)$/s.exec(detail) ?? [];
  // Players of before named the ad, which not everybody may read.
  if (id === undefined) return detail.startsWith('screen: ') ? { ...NOTHING, text: detail } : NOTHING;
  const ad = { resource: 'ads', id } as const;
  const [, kind, key] = /^(picture|video|text) (\S+)$/.exec(what) ?? [];
  if (kind === undefined || key === undefined) return { ...NOTHING, about: [ad], text: what };
  return { ...NOTHING, about: kind === 'text' ? [ad] : [ad, { resource: 'materials', id: key }] };
}

/** A part of a manifest that cannot be read: "ad 7f: contents.0.durationMs: too_big". */
function part(detail: string): FaultDetail {
  const [, name = '', id = '', why] = /^(\w+) (\S*): (.*)$/s.exec(detail) ?? [];
  if (name === 'file') return { ...NOTHING, sha256: id, text: why ?? null };
  const resource = RESOURCES[name];
  return resource && id !== ''
    ? { ...NOTHING, about: [{ resource, id }], text: why ?? null }
    : { ...NOTHING, text: detail };
}

/** A file that could not be fetched or stored: its digest; else the words of the engine. */
const file = (detail: string): FaultDetail =>
  /^[0-9a-f]{64}$/.test(detail) ? { ...NOTHING, sha256: detail } : { ...NOTHING, text: detail };

function refused(detail: string): FaultDetail {
  const [, reason, count] = /^(\w+): (\d+)$/.exec(detail) ?? [];
  return reason === undefined ? { ...NOTHING, text: detail } : { ...NOTHING, reason, count: Number(count) };
}

function engine(detail: string): FaultDetail {
  const [, text, needs] = /^(.*); needs (\d+)$/s.exec(detail) ?? [];
  return text === undefined
    ? { ...NOTHING, text: detail }
    : { ...NOTHING, text, reason: 'needs', count: Number(needs) };
}

/** A widget is told by the name that it has in its layout: "Lobby: live stuck". */
const widget = (detail: string): FaultDetail => ({ ...NOTHING, text: detail.replace(/: \w+ \w+$/, '') });

const READERS: Readonly<Record<string, (detail: string) => FaultDetail>> = {
  cannotShow: shown,
  stuck: shown,
  pageFailed: shown,
  widgetFailed: widget,
  leftOut: part,
  manifestBroken: part,
  gone: file,
  hashWrong: file,
  sizeWrong: file,
  fileDamaged: file,
  storageFull: file,
  playRefused: refused,
  engineOld: engine,
  // Their names say all.
  storageCleared: () => NOTHING,
  cloned: () => NOTHING,
};

/** Reads the detail of a fault; of a kind that this version does not know it is text. */
export function readFault({ code, detail }: Pick<Fault, 'code' | 'detail'>): FaultDetail {
  const read = Object.hasOwn(READERS, code) ? READERS[code] : undefined;
  return read ? read(detail) : { ...NOTHING, text: detail === '' ? null : detail };
}
