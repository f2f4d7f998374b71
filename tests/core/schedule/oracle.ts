import type { Content, ManifestSlot, Plan, PlanAd } from '#core/manifest/manifest.ts';

/**
 * What plays, and why nothing else does, written from the requirements alone (AD-06, AD-12, AD-14, AD-16, DEV-17, LAY-07): slow,
 * without a function of core/schedule, and by other means. Carousels and turns go by the clock, as for a player of which
 * nothing is remembered.
 */
export interface Told {
  takeover: string | null;
  /** Slot → "ad content", or null. */
  slots: Record<string, string | null>;
  /** Ad → the rule that beat it. */
  losers: Record<string, string>;
}

const MINUTES = 1440;

/** Date and minute that a clock on the wall shows, as Sweden writes them. */
function wall(now: number, zone: string): { date: string; minute: number } {
  const text = new Date(now).toLocaleString('sv-SE', { timeZone: zone });
  const [date = '', time = ''] = text.split(' ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { date, minute: hour * 60 + minute };
}

const dayBefore = (date: string): string =>
  new Date(new Date(`${date}T12:00:00Z`).getTime() - 86_400_000).toISOString().slice(0, 10);
const weekday = (date: string): number => [7, 1, 2, 3, 4, 5, 6][new Date(`${date}T12:00:00Z`).getUTCDay()]!;
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

type Windows = PlanAd['windows'];

/** Walks through a window minute by minute from its opening, and looks whether the clock on the wall is among them. */
function covers(window: Windows[number], date: string, minute: number): boolean {
  const opens = minutes(window.from ?? '00:00');
  const closes = minutes(window.to ?? '24:00');
  const length = closes > opens ? closes - opens : MINUTES - opens + closes;
  for (const day of [date, dayBefore(date)]) {
    if (window.weekdays?.length && !window.weekdays.includes(weekday(day))) continue;
    if (window.dates?.length && !window.dates.includes(day)) continue;
    for (let step = 0; step < length; step += 1) {
      const at = opens + step;
      if (day === date ? at === minute : at === minute + MINUTES) return true;
    }
  }
  return false;
}

const isOpen = (windows: Windows, { date, minute }: { date: string; minute: number }): boolean =>
  windows.length === 0 || windows.some((window) => covers(window, date, minute));

const hasPlace = (ad: PlanAd, slot: ManifestSlot): boolean =>
  ad.slotId === slot.id ||
  (ad.delivery === 'matching' && ad.size?.width === slot.width && ad.size.height === slot.height);

/** The contents that may play now; else the rule against the whole ad. */
function mayPlay(
  ad: PlanAd,
  now: number,
  local: { date: string; minute: number },
  broken: Broken = {},
): Content[] | string {
  if (['paused', 'takenDown', 'expired', 'notIssued'].includes(ad.status)) return ad.status;
  if (ad.status !== 'playing' && ad.status !== 'pendingPlay') return 'notApproved';
  if (ad.endAt <= now) return 'expired';
  if (ad.startAt > now) return 'notStarted';
  const contents = isOpen(ad.windows, local) ? ad.contents.filter((one) => isOpen(one.windows, local)) : [];
  if (contents.length === 0) return 'outsideWindow';
  const whole = contents.filter(({ key }) => !(broken[`${ad.id}/${key}`]! > now));
  return whole.length > 0 ? whole : 'cannotShow';
}

/** Contents that could not be shown, as "ad/content", each until when it is left out. */
export type Broken = Readonly<Record<string, number>>;

interface Able {
  ad: PlanAd;
  contents: Content[];
}

/** Plays contents one after another, again and again, until the time is over. */
function after(steps: readonly { ad: string; key: string; ms: number }[], elapsed: number): string {
  const total = steps.reduce((sum, { ms }) => sum + ms, 0);
  let rest = elapsed - Math.floor(elapsed / total) * total;
  for (const { ad, key, ms } of steps) {
    if (rest < ms) return `${ad} ${key}`;
    rest -= ms;
  }
  throw new Error('a loop has an end');
}

const steps = (able: readonly Able[]) =>
  able.flatMap(({ ad, contents }) => contents.map(({ key, durationMs }) => ({ ad: ad.id, key, ms: durationMs })));
/**
 * Turns of a carousel: each ad one a round, with the next of its contents. It begins anew once every ad has shown each of
 * its contents equally often; if that takes more than sixty rounds, once the ad with the most contents has.
 */
function turns(able: readonly Able[]): { ad: string; key: string; ms: number }[] {
  const counts = able.map(({ contents }) => contents.length);
  let rounds = 1;
  while (rounds <= 60 && counts.some((count) => rounds % count !== 0)) rounds += 1;
  if (rounds > 60) rounds = Math.max(...counts);
  return Array.from({ length: rounds }, (_, round) =>
    able.map(({ ad, contents }) => {
      const { key, durationMs } = contents[round % contents.length]!;
      return { ad: ad.id, key, ms: durationMs };
    }),
  ).flat();
}

const length = (able: readonly Able[]): number => steps(able).reduce((sum, { ms }) => sum + ms, 0);

/** The turn of an insertion that runs at this instant: counted one by one from the first, or the last one that it won (MKT-10). */
function turnAt({ ad, contents }: Able, now: number): number | 'over' | 'waits' {
  const { firstAt, cycleMs, count, at } = ad.insertion!;
  if (at) {
    const won = at.filter((due) => due <= now);
    const since = won.length === 0 ? Number.POSITIVE_INFINITY : now - Math.max(...won);
    return since < length([{ ad, contents }]) ? since : 'waits';
  }
  if (now < firstAt) return 'waits';
  let number = 0;
  while (firstAt + (number + 1) * cycleMs <= now) number += 1;
  if (count !== null && number >= count) return 'over';
  const since = now - firstAt - number * cycleMs;
  return since < length([{ ad, contents }]) ? since : 'waits';
}

/** Says whether a player that has just begun owes a turn of an insertion: the latest that came due, until its window ends. */
function owesTurn({ ad }: Able, now: number): 'over' | 'waits' | 'due' {
  const { firstAt, cycleMs, count, windowMs, at } = ad.insertion!;
  const all = at ?? [];
  if (!at) for (let due = firstAt; due <= now; due += cycleMs) all.push(due);
  const due = all.filter((one) => one <= now);
  if (due.length === 0) return 'waits';
  if (!at && count !== null && due.length > count) return 'over';
  return windowMs !== null && now >= Math.max(...due) + windowMs ? 'waits' : 'due';
}

/** Returns what one slot shows on a player that has just started and remembers nothing. */
function slotBegins(able: readonly Able[], now: number) {
  const of = (type: PlanAd['type']) => able.filter(({ ad }) => ad.type === type);
  const own = new Map<string, string>();
  const due: Able[] = [];
  for (const one of of('insertion')) {
    const turn = owesTurn(one, now);
    if (turn === 'due') due.push(one);
    else own.set(one.ad.id, turn === 'over' ? 'insertionOver' : 'insertionWaits');
  }
  const inTurn = [of('bootUp'), due, of('common'), of('launcher'), of('filler')].find((some) => some.length > 0);
  return { shown: inTurn ? after(steps(inTurn), 0) : null, own };
}

/** Returns what one slot shows, and the reason for each ad whose own time it is not. */
function slotShows(able: readonly Able[], now: number, startedAt: number | undefined) {
  const of = (type: PlanAd['type']) => able.filter(({ ad }) => ad.type === type);
  const own = new Map<string, string>();
  const boot = of('bootUp');
  const since = startedAt === undefined ? -1 : now - startedAt;
  const boots = boot.length > 0 && since >= 0 && since < length(boot);
  if (!boots) for (const { ad } of boot) own.set(ad.id, 'bootUpOver');
  const due: string[] = [];
  for (const one of of('insertion')) {
    const turn = turnAt(one, now);
    if (turn === 'over') own.set(one.ad.id, 'insertionOver');
    else if (turn === 'waits') own.set(one.ad.id, 'insertionWaits');
    else due.push(after(steps([one]), turn));
  }
  const loop = (['common', 'launcher', 'filler'] as const).map(of).find((some) => some.length > 0);
  const shown = boots ? after(steps(boot), since) : (due[0] ?? (loop ? after(turns(loop), now) : null));
  return { shown, own };
}

const BEATS: Readonly<Record<string, string>> = {
  emergency: 'emergencyPlays',
  bootUp: 'bootUpPlays',
  insertion: 'insertionPlays',
  common: 'commonPlays',
  launcher: 'launcherPlays',
};

/** The slots of each area, named by the first of them (LAY-07). */
function areas(slots: Plan['slots']): { name: string; slots: ManifestSlot[] }[] {
  const found: { area: string; name: string; slots: ManifestSlot[] }[] = [];
  for (const slot of slots) {
    const known = found.find(({ area }) => area === slot.areaId);
    if (known) known.slots.push(slot);
    else found.push({ area: slot.areaId, name: slot.id, slots: [slot] });
  }
  return found;
}

const TURNS = ['common', 'launcher', 'filler'];

/**
 * Whether a slot is heard: while its hours last, unless one that is exclusive and has an ad that turns has the area. That one
 * is heard itself.
 */
function isHeard(
  slot: ManifestSlot,
  mates: readonly ManifestSlot[],
  able: readonly Able[],
  isOn: (one: ManifestSlot) => boolean,
) {
  const rules = (one: ManifestSlot): boolean =>
    one.exclusive === true && isOn(one) && able.some(({ ad }) => TURNS.includes(ad.type) && hasPlace(ad, one));
  return isOn(slot) && (rules(slot) || !mates.some(rules));
}

/** Milliseconds of these spans that have passed. */
const passedOf = (spans: readonly { from: number; to: number }[], now: number): number =>
  spans.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(now, to) - from), 0);

/** Whether an ad that is sold by plays has given its share of the day (MKT-09): one play is due at once, the rest evenly. */
function hasGiven({ paces = [] }: Plan, adId: string, given: Given[string] | undefined, now: number): boolean {
  const own = paces.find((pace) => pace.adId === adId);
  if (!own) return false;
  const day = own.days.find(({ from, to }) => from <= now && now < to);
  if (!day || day.plays === 0) return true;
  const spans = day.open.length > 0 ? day.open : [{ from: day.from, to: day.to }];
  if (now < spans[0]!.from) return true;
  const plays = given && given.from === day.from ? given.plays : 0;
  // As many as are due by now began already: one at the beginning, and another at each equal part of the time.
  let due = 1;
  while (due < day.plays && passedOf(spans, now) * day.plays >= due * passedOf(spans, day.to)) due += 1;
  return plays >= due;
}

/** Whole plays that were given by ad, of the day that begins at `from`. */
export type Given = Readonly<Record<string, { from: number; plays: number }>>;

/**
 * Says what plays on a screen at an instant. Without `given` nobody counts plays, and each ad has its turns. With `begins` it is
 * a player that begins at this instant, and leaves these contents out.
 */
export function oracle(
  plan: Plan,
  now: number,
  { startedAt, given, begins }: { startedAt?: number | undefined; given?: Given | undefined; begins?: Broken } = {},
): Told {
  const local = wall(now, plan.device.zone);
  const typeOf = new Map(plan.items.map(({ id, type }) => [id, type]));
  const told: Told = { takeover: null, slots: {}, losers: {} };
  const places = areas(plan.slots);
  for (const { name } of places) told.slots[name] = null;
  const able: Able[] = [];
  const sorted = plan.items.toSorted(
    (a, b) => a.order - b.order || a.startAt - b.startAt || a.id.localeCompare(b.id, 'en'),
  );
  for (const ad of sorted) {
    const answer = mayPlay(ad, now, local, begins);
    if (typeof answer === 'string') told.losers[ad.id] = answer;
    else if (given && hasGiven(plan, ad.id, given[ad.id], now)) told.losers[ad.id] = 'shareUsed';
    else able.push({ ad, contents: answer });
  }
  const lost = (id: string, winner: string): string => {
    const type = typeOf.get(winner.split(' ')[0]!)!;
    return type === typeOf.get(id) ? 'notItsTurn' : BEATS[type]!;
  };
  const emergencies = able.filter(({ ad }) => ad.type === 'emergency');
  if (emergencies.length > 0) {
    told.takeover = after(steps(emergencies), begins ? 0 : now);
    for (const { ad } of able)
      if (ad.id !== told.takeover.split(' ')[0]) told.losers[ad.id] = lost(ad.id, told.takeover);
    return told;
  }
  const isOn = ({ opens = [] }: ManifestSlot): boolean => isOpen(opens, local);
  const owns = new Map<string, ReturnType<typeof slotShows>>();
  const heard = new Map<string, ManifestSlot[]>();
  for (const { name, slots } of places) {
    const on = slots.filter((slot) => isHeard(slot, slots, able, isOn));
    heard.set(name, on);
    const here = able.filter(({ ad }) => on.some((slot) => hasPlace(ad, slot)));
    const shows = begins ? slotBegins(here, now) : slotShows(here, now, startedAt);
    owns.set(name, shows);
    told.slots[name] = shows.shown;
  }
  const playing = new Set(Object.values(told.slots).flatMap((shown) => (shown === null ? [] : [shown.split(' ')[0]])));
  for (const { ad } of able) {
    if (playing.has(ad.id)) continue;
    const has = plan.slots.filter((slot) => hasPlace(ad, slot));
    const first = places.find(({ name }) => heard.get(name)!.some((slot) => has.includes(slot)));
    if (has.length === 0) told.losers[ad.id] = 'noSlot';
    else if (!first) told.losers[ad.id] = has.some(isOn) ? 'slotAlone' : 'slotClosed';
    else {
      const { shown, own } = owns.get(first.name)!;
      told.losers[ad.id] = own.get(ad.id) ?? lost(ad.id, shown!);
    }
  }
  return told;
}
