import { explain as explainPlan, type SlotExplained } from '#core/schedule/explain.ts';
import { placeName, placesIn, type SlotPlace } from '#core/schedule/scenario.ts';
import type { Loser, LossReason } from '#core/schedule/types.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import type { HandlerContext, OutputOf } from '../../call/types.ts';
import { bottomsOf } from '../../player/bottoms.ts';
import { dayPlan, type DayPlan } from '../../player/dayPlan.ts';
import { toldBy } from '../../player/onScreen.ts';
import { pacedNow } from '../../player/paces.ts';
import type { Tx } from '../../store/types.ts';
import { zoneOf } from './alike.ts';
import { pastPlan, type PastPlan } from './pastPlan.ts';
import { playlistAds } from './playlistAds.ts';
import { shownAt, type Shown } from './shownAt.ts';

type Answer = OutputOf<'device.explain'>;
type Slot = Answer['slots'][number];
type Context = HandlerContext<{ id: string; at: string }>;
type When = Answer['when'];

const DAY_MS = 86_400_000;
/** A moment so near to now is now: a player tells what it shows every 30 s. */
const NOW_MS = 45_000;
/** Pause between two contents in which nothing is counted: loading, and clocks that differ. */
const BETWEEN_MS = 15_000;
/** Furthest moment ahead that is explained: beyond, nothing is planned yet. */
const MOST_AHEAD_MS = 366 * DAY_MS;

const NOTHING_CHANGED = {
  changedAds: new Set<string>(),
  changedSlots: new Set<string>(),
  editedSlots: new Set<string>(),
};

const iso = (instant: number): string => new Date(instant).toISOString();
const lost = ({ adId, why, by }: Loser) => ({ adId, why, by: by ?? null });

const whenIs = (at: number, now: number): When => (at > now + NOW_MS ? 'future' : at >= now - NOW_MS ? 'now' : 'past');

/** Returns the state of a screen at an instant by the record of its changes; null where nothing is recorded. */
async function stateAt(tx: Tx, { id, corpId }: DeviceStored, at: number): Promise<string | null> {
  const row = await tx.db
    .selectFrom('state_changes')
    .select('state')
    .where('corp_id', '=', corpId)
    .where('entity', '=', 'device')
    .where('row_id', '=', id)
    .where('at', '<=', at)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.state ?? null;
}

/** Known facts of one moment of a screen. */
interface Moment {
  at: number;
  when: When;
  state: string | null;
  shown: readonly Shown[];
  isBlocked: boolean;
  /** Parts of the plan of then that are not on record; none unless it is past. */
  changed: Omit<PastPlan, 'plan'>;
}

/** Place of which a moment is told. */
interface Told extends SlotPlace {
  name: string;
  /** Name of its page, where that is not the home page. */
  page: string | null;
}

/** Reasons that the records of then prove, whatever was changed since. */
const PROVEN: readonly LossReason[] = ['paused', 'takenDown', 'notIssued'];

/**
 * Says whether what was planned in a place is not on record, since it was changed: the ad that is meant, or the slot; where
 * none is meant, any of the slot's.
 */
function isChanged({ losers }: SlotExplained, { slots }: SlotPlace, meant: string | undefined, { changed }: Moment) {
  const why = losers.find(({ adId }) => adId === meant)?.why;
  if (why !== undefined && PROVEN.includes(why)) return false;
  if (meant !== undefined && changed.changedAds.has(meant)) return true;
  return slots.some(({ id }) => (meant === undefined ? changed.changedSlots : changed.editedSlots).has(id));
}

/** Returns what was, is or will be shown in a slot against what the schedule says. */
function verdictOf(one: SlotExplained, place: Told, own: readonly Shown[], moment: Moment): Slot['verdict'] {
  const { winner, able } = one;
  const { at, when, state, isBlocked } = moment;
  // An emergency has the whole screen, whichever page is open.
  const isAway = place.page !== null && winner?.type !== 'emergency';
  if (isBlocked) return 'blocked';
  if (when === 'future') return !winner ? 'nothing' : isAway ? 'otherPage' : 'planned';
  const on = own.find(({ from, to }) => from <= at && at < to);
  if (on && on.plays > 0) return 'hourly';
  if (on && able.includes(on.adId)) return 'asPlanned';
  const changed = isChanged(one, place, on?.adId ?? winner?.adId, moment);
  if (on) return changed ? 'changedSince' : 'notPlanned';
  if (winner && when === 'past' && own.length > 0) return 'between';
  if (winner && state !== 'online' && state !== null) return 'notOnline';
  if (changed) return 'changedSince';
  return !winner ? 'nothing' : isAway ? 'otherPage' : 'notReported';
}

function slotAnswer(one: SlotExplained, place: Told, own: readonly Shown[], moment: Moment): Omit<Slot, 'bottomImage'> {
  const { winner, able, losers, slotId } = one;
  const on = own.filter(({ from, to }) => from <= moment.at && moment.at < to);
  return {
    slotId,
    name: place.name,
    page: place.page,
    verdict: verdictOf(one, place, own, moment),
    shown: (on.length > 0 ? on : own.slice(0, 1)).map(({ adId, key, name: title, from, to, isWhole, plays }) => ({
      adId,
      key,
      name: title,
      from: iso(from),
      to: iso(to),
      whole: isWhole,
      plays,
    })),
    planned: winner ? { adId: winner.adId, key: winner.key, type: winner.type, turn: winner.turn } : null,
    able: [...able],
    losers: losers.map(lost),
  };
}

/** Returns the content that a player told last, in the form of what was counted. */
async function toldNow({ tx }: Context, device: DeviceStored, at: number): Promise<Shown[]> {
  if (device.status !== 'online') return [];
  const { playing, at: since } = await toldBy(tx, device.id);
  return playing.map(({ slotId, adId, key }) => ({
    slotId,
    adId,
    key,
    name: null,
    from: Math.min(since ?? at, at),
    to: at + 1,
    isWhole: true,
    plays: 0,
  }));
}

async function momentOf(
  context: Context,
  whole: Tx,
  device: DeviceStored,
  { plan, at, when, changed }: Pick<Moment, 'at' | 'when' | 'changed'> & { plan: DayPlan },
): Promise<Moment> {
  const shown =
    when === 'future'
      ? []
      : when === 'now'
        ? await toldNow(context, device, at)
        : await shownAt(context, whole, device, at, BETWEEN_MS);
  const state = when === 'past' ? await stateAt(whole, device, at) : device.status;
  // Whether a point had run out then is not on record: what was shown tells.
  const isBlocked = when !== 'past' && plan.blocked !== null && plan.blocked !== 'noLayout';
  return { at, when, state, shown, isBlocked, changed };
}

/** An emergency covers every slot, and is reported under its own. */
const ownOf = ({ winner }: SlotExplained, { slots }: SlotPlace, { shown }: Moment): Shown[] =>
  shown.filter(
    ({ slotId, adId }) =>
      slots.some(({ id }) => id === slotId) || (winner?.type === 'emergency' && winner.adId === adId),
  );

/**
 * Answers why a screen shows what it shows at any moment (AD-19): past from what was counted, now from what its player
 * told, and ahead from the schedule, each slot with the rule that beat every other ad. What was planned by hours that were changed
 * since, or on a page that somebody must open, is said to be so.
 */
export const explain = handler('device.explain', async (context): Promise<Answer> => {
  const { input, tx, user, now } = context;
  const device = await tx.devices.one(input.id);
  if (!device) throw refuse('NOT_FOUND');
  const at = Date.parse(input.at);
  if (at > now + MOST_AHEAD_MS) throw refuse('MOMENT_TOO_FAR');
  const whole = tx.as({ kind: 'system', corpId: device.corpId });
  const zone = zoneOf(device);
  const when = whenIs(at, now);
  const known = await dayPlan(
    whole,
    { ...device, zone },
    { from: at - DAY_MS, to: at + 2 * DAY_MS, ...(when === 'past' ? { drawnAt: at } : {}) },
  );
  const { plan, ...changed } =
    when === 'past' ? await pastPlan(whole, device, known, at) : { plan: known.plan, ...NOTHING_CHANGED };
  const moment = await momentOf(context, whole, device, { plan: known, at, when, changed });
  // Shares of plays are those of now: what a player will have given by then, or had, is in no record.
  const { paces, paced } = moment.when === 'now' ? await pacedNow(whole, device, plan) : {};
  const { slots, homeless } = explainPlan(paces ? { ...plan, paces } : plan, at, paced);
  const places = new Map(placesIn(plan.slots).map((place) => [place.id, place]));
  const bottoms = await bottomsOf(
    whole,
    device.corpId,
    plan.slots.map(({ id }) => id),
  );
  return {
    at: iso(at),
    zone,
    when: moment.when,
    state: moment.state,
    blocked: moment.isBlocked || known.blocked === 'noLayout' ? known.blocked : null,
    slots: slots.map((one) => {
      const place = places.get(one.slotId)!;
      return {
        ...slotAnswer(
          one,
          { ...place, name: placeName(place), page: known.pages.get(place.id) ?? null },
          ownOf(one, place, moment),
          moment,
        ),
        bottomImage: place.slots.some(({ id }) => bottoms.has(id)),
      };
    }),
    homeless: [...homeless, ...known.unplannable].map(lost),
    ads: await playlistAds({ tx, user }, [known], []),
  };
});
