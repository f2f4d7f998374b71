/**
 * Bid requests of OpenRTB 2.6 for one play on a screen (`dooh`; docs/openrtb.md). Field names are those of the specification; what
 * is not known is left out, never made up.
 */

/** Version that the header `x-openrtb-version` names. */
export const OPENRTB_VERSION = '2.6';
/** The one impression of a request. */
export const IMP_ID = '1';
/** AdCOM: a digital out-of-home screen. */
const OUT_OF_HOME = 8;
/** AdCOM: a multiplier that the publisher told. A play is one billable event, however many people see it. */
const BY_PUBLISHER = 2;
/** AdCOM: the OpenOOH taxonomy of venues, 1.0. */
const OPEN_OOH = 1;
const SECOND_PRICE = 2;

/** Venues of the OpenOOH taxonomy by the scene of a screen; of others nothing is said. */
const VENUES: Readonly<Record<string, string>> = {
  mall: 'retail.malls',
  shop: 'retail',
  office: 'office_buildings.office_buildings',
  station: 'transit',
  hospital: 'point_care',
  school: 'education.schools',
  outdoor: 'outdoor',
};

/** Data of a request about a play for sale. */
export interface Lot {
  /** Names the auction; the same for all who are asked. */
  id: string;
  dueAt: number;
  /** When a play that has not begun is lost. */
  until: number;
  now: number;
  /** Fen for a thousand plays. */
  floorFen: number;
  currency: string;
  showingS: number;
  slot: { id: string; number: string | null; name: string | null; width: number | null; height: number | null };
  screen: {
    id: string;
    name: string | null;
    scene: string | null;
    resolution: string | null;
    /** By ISO 3166-1, of three letters. */
    country: string | null;
    city: string | null;
  };
  owner: { id: string; name: string | null };
}

/** For whom a request is. */
export interface Asked {
  seat: string;
  tmax: number;
  /** Creatives that it may name: approved, and on the screen. */
  crids: readonly string[];
}

const known = <T>(name: string, value: T | null | undefined) => (value ? { [name]: value } : {});

/** Returns the size of a screen from what its player told, as "1920x1080". */
function sizeOf(resolution: string | null): { w?: number; h?: number } {
  const [, w, h] = /^(\d+)\D(\d+)$/.exec(resolution ?? '') ?? [];
  return w && h ? { w: Number(w), h: Number(h) } : {};
}

/** Returns the bid request for a play. `isTest`: nothing that comes of it is charged. */
export function bidRequest(lot: Lot, { seat, tmax, crids }: Asked, isTest = false) {
  const { slot, screen, owner } = lot;
  const geo = { ...known('country', screen.country), ...known('city', screen.city) };
  const size = { ...known('w', slot.width), ...known('h', slot.height) };
  return {
    id: lot.id,
    imp: [
      {
        id: IMP_ID,
        banner: { ...size, mimes: ['image/jpeg', 'image/png'] },
        video: { ...size, mimes: ['video/mp4'], minduration: 1, maxduration: lot.showingS },
        tagid: slot.number ?? slot.id,
        bidfloor: lot.floorFen / 100,
        bidfloorcur: lot.currency,
        secure: 1,
        exp: Math.ceil((lot.until - lot.now) / 1000),
        dt: lot.dueAt,
        qty: { multiplier: 1, sourcetype: BY_PUBLISHER },
        ext: { crids: [...crids] },
      },
    ],
    dooh: {
      id: slot.id,
      ...known('name', slot.name),
      ...(VENUES[screen.scene ?? ''] ? { venuetype: [VENUES[screen.scene ?? '']], venuetypetax: OPEN_OOH } : {}),
      publisher: { id: owner.id, ...known('name', owner.name) },
    },
    device: {
      devicetype: OUT_OF_HOME,
      ifa: screen.id,
      ...(Object.keys(geo).length > 0 ? { geo } : {}),
      ...sizeOf(screen.resolution),
      ext: { ifa_type: 'sspid' },
    },
    test: isTest ? 1 : 0,
    at: SECOND_PRICE,
    tmax,
    wseat: [seat],
    cur: [lot.currency],
    source: { fd: 0, tid: lot.id },
  };
}

export type BidRequest = ReturnType<typeof bidRequest>;
