import type { Lot } from '#core/openrtb/request.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { districtName, wayTo } from '../../../policies/districts.ts';
import { showingMs } from '../../sales/showing.ts';
import { CURRENCY } from '../bid.ts';

/** A play that is for sale, or would be. */
interface Play {
  slot: Lot['slot'] & { showingS: number | null };
  floor: number;
  dueAt: number;
}

/** Facts sent with a play. */
interface Facts {
  id: string;
  now: number;
  screen: Omit<Lot['screen'], 'country' | 'city'> & { districtCode: string | null };
  owner: Lot['owner'];
}

/** Countries of ISO 3166-1 by the first two digits of a division, where it has a code of its own there. */
const COUNTRIES: Readonly<Record<string, string>> = { 71: 'TWN', 81: 'HKG', 82: 'MAC' };

/** Returns where a screen is, as far as its district says; where that is not known, nothing is. */
const placeOf = (code: string | null): Pick<Lot['screen'], 'country' | 'city'> =>
  code === null
    ? { country: null, city: null }
    : { country: COUNTRIES[code.slice(0, 2)] ?? 'CHN', city: districtName(wayTo(code)[1] ?? code, 'zh_cn') };

/** Returns what a bid request tells of a play. */
export function lotOf({ slot: { showingS, ...slot }, floor, dueAt }: Play, { id, now, screen, owner }: Facts): Lot {
  return {
    id,
    now,
    dueAt,
    until: dueAt + limits.auctionWindow,
    floorFen: floor,
    currency: CURRENCY,
    showingS: showingMs({ showingS }) / 1000,
    slot,
    screen: { ...screen, ...placeOf(screen.districtCode) },
    owner,
  };
}
