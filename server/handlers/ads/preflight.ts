import type { Plan, PlanAd } from '#core/manifest/manifest.ts';
import { dayOf } from '#core/schedule/day.ts';
import { slotsOf } from '#core/schedule/eligible.ts';
import { passesSooner } from '#core/schedule/reasons.ts';
import { showingOf } from '#core/schedule/showing.ts';
import { firstOpening } from '#core/schedule/showtimes.ts';
import type { Loser } from '#core/schedule/types.ts';
import { addDays, zonedTime } from '#core/time.ts';
import type { AdStored } from '#generated/server/ads.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { handler } from '../../call/handler.ts';
import type { HandlerContext, InputOf, OutputOf } from '../../call/types.ts';
import { crowdedBy } from '../../commands/sales/crowded.ts';
import { tableOf } from '../../policies/tableOf.ts';
import { dayPlan, type DayPlan } from '../../player/dayPlan.ts';
import { planAd } from '../../player/planAd.ts';
import { isTarget } from '../../player/targets.ts';
import { ALIKE_FIELDS, alike, zoneOf, type Alike } from '../devices/alike.ts';

type Input = InputOf<'ad.preflight'>;
type Answer = OutputOf<'ad.preflight'>;
type Programme = Answer['programmes'][number];
type Context = HandlerContext<Input>;

/** Most kinds of programmes that are looked at: each costs a few queries and a week of decisions. */
const MOST_PROGRAMMES = 24;
/** Most screens that are looked at, by name; all are counted. A form asks with every change of it. */
const MOST_SCREENS = 5000;
/** Screens named of each. */
const NAMED = 6;
const DAYS = 7;
const DAY_MS = 86_400_000;
/** Id of the draft among the ads of a screen. */
const DRAFT = 'draft';
/** End of an ad that has none yet. */
const OPEN_MS = 30 * DAY_MS;

const iso = (instant: number): string => new Date(instant).toISOString();
const instant = (value: string | null | undefined): number | null => (value ? Date.parse(value) : null);

/** Returns the draft as a screen would be told of it; without contents yet, with one of its duration. */
async function draftAd({ input, tx, now }: Context): Promise<PlanAd> {
  const ids = input.materials ?? [];
  const materials = new Map((ids.length > 0 ? await tx.materials.many(ids) : []).map((row) => [row.id, row]));
  const slot = input.slotId ? await tx.adSlots.one(input.slotId, { fields: ['width', 'height'] }) : null;
  const startAt = instant(input.startAt) ?? now;
  const given: Partial<AdStored> = {
    ...input,
    id: DRAFT,
    name: '',
    status: 'playing',
    slotId: input.slotId ?? DRAFT,
    slotSize: slot ? `${slot.width}x${slot.height}` : null,
    startAt,
    endAt: instant(input.endAt) ?? startAt + OPEN_MS,
    firstStartAt: instant(input.firstStartAt),
    firstEndAt: instant(input.firstEndAt),
    durationS: input.durationS ?? null,
    deliveryMode: input.deliveryMode ?? null,
    mute: false,
  };
  const file = planAd({ ...given, kind: 'file' } as AdStored, materials);
  return file ?? planAd({ ...given, kind: 'text', text: DRAFT } as AdStored, materials)!;
}

/** Returns the screens of the target, and how many there are; ids that the caller may not see say nothing about theirs. */
async function screensOf({ input, tx, user }: Context): Promise<{ screens: Alike[]; count: number }> {
  const { targetType } = input;
  if (input.targetIds.length === 0) return { screens: [], count: 0 };
  const rows = await tableOf(tx, targetType).many([...new Set(input.targetIds)], { fields: ['id'] });
  const where = isTarget({ targetType, targetIds: rows.map(({ id }) => id) });
  const whole = tx.as({ kind: 'system', corpId: user.corpId });
  if (!where) return { screens: [], count: 0 };
  const screens = await whole.devices.find(where, {
    fields: ALIKE_FIELDS,
    limit: MOST_SCREENS,
    orderBy: ['name', 'asc'],
  });
  return { screens, count: screens.length < MOST_SCREENS ? screens.length : await whole.devices.count(where) };
}

/** Returns the week that is looked at: from the first day on which the draft may play, or from its start where it never may. */
function weekOf(draft: PlanAd, zone: string, now: number): string[] {
  const from = Math.max(now, draft.startAt);
  const first = firstOpening(draft.windows, { startAt: from, endAt: draft.endAt }, zone) ?? from;
  const day = zonedTime(first, zone).date;
  return Array.from({ length: DAYS }, (_, index) => addDays(day, index));
}

/** Why nothing at all is shown by these screens. An emergency needs no layout. */
function blockOf({ blocked }: DayPlan, { type }: PlanAd): string | null {
  if (blocked === 'expired') return 'pointExpired';
  if (blocked === 'noLayout') return type === 'emergency' ? null : 'noLayout';
  return blocked;
}

function dayAnswer(plan: Plan, draft: PlanAd, day: string): { answer: Programme['days'][number]; lost: Loser | null } {
  const told = dayOf(plan, day);
  const turnMs = draft.contents.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const { plays, ms, parts, starts } = showingOf(told, DRAFT, { turnMs, steps: draft.contents.length });
  return {
    answer: {
      day,
      from: iso(told.from),
      to: iso(told.to),
      plays,
      seconds: Math.round(ms / 1000),
      starts,
      parts: parts.map(({ from, to }) => ({ from: iso(from), to: iso(to) })),
    },
    lost: told.absent.find(({ adId }) => adId === DRAFT) ?? null,
  };
}

/** Returns the reason, of all days, that would pass soonest; null where the draft plays on one of them. */
function reasonOf(days: readonly ReturnType<typeof dayAnswer>[]): Loser | null {
  if (days.some(({ lost }) => lost === null)) return null;
  return days.map(({ lost }) => lost!).reduce((best, one) => (passesSooner(one.why, best.why) ? one : best));
}

/** Name of the page that somebody must open to see the draft; null where it plays on the home page, or on the whole screen. */
function pageOf({ plan, pages }: DayPlan, draft: PlanAd): string | null {
  const slots = draft.type === 'emergency' ? [] : slotsOf(draft, plan.slots);
  return slots.length > 0 && slots.every(({ id }) => pages.has(id)) ? pages.get(slots[0]!.id)! : null;
}

async function programmeOf(
  context: Context,
  draft: PlanAd,
  screens: readonly Alike[],
  screen: DeviceStored,
): Promise<Programme> {
  const { input, tx, now } = context;
  const zone = zoneOf(screen);
  const week = weekOf(draft, zone, now);
  const from = Date.parse(`${week[0]}T00:00:00Z`) - DAY_MS;
  const whole = tx.as({ kind: 'system', corpId: screen.corpId });
  const known = await dayPlan(whole, { ...screen, zone }, { from, to: from + (DAYS + 2) * DAY_MS });
  const others = known.plan.items.filter(({ id }) => id !== input.id);
  const plan = { ...known.plan, items: [...others, draft] };
  const days = week.map((day) => dayAnswer(plan, draft, day));
  const lost = reasonOf(days);
  const blocked = blockOf(known, draft);
  const by = lost?.by ? await tx.ads.many([lost.by], { fields: ['name'] }) : [];
  const seen = await tx.devices.many(
    screens.slice(0, NAMED).map(({ id }) => id),
    { fields: ['name'] },
  );
  return {
    screens: screens.length,
    named: seen.map(({ id, name }) => ({ id, name: name ?? '' })),
    zone,
    layout: known.layout,
    page: pageOf(known, draft),
    why: blocked ?? lost?.why ?? null,
    by: by[0]?.name ?? null,
    days: blocked ? [] : days.map(({ answer }) => answer),
  };
}

/** Returns where an ad of one's own takes a turn from what advertisers bought; null where it takes none. */
async function crowdedOf({ input, tx, user }: Context, { startAt, endAt }: PlanAd, screens: readonly Alike[]) {
  if (input.type !== 'common' || !input.slotId || screens.length === 0) return null;
  const own = tx.as({ kind: 'system', corpId: user.corpId });
  const saved = input.id ? await own.ads.one(input.id, { fields: ['advertiserId'] }) : null;
  if (saved?.advertiserId) return null;
  const turn = {
    id: input.id ?? null,
    slotId: input.slotId,
    deliveryMode: input.deliveryMode ?? 'precise',
    startAt,
    endAt,
  };
  return crowdedBy(
    own,
    turn,
    screens.map(({ id }) => id),
  );
}

/** Those that will not show it come first: they are what one looks for. */
const order = (a: Programme, b: Programme): number =>
  Number(a.why === null) - Number(b.why === null) || b.screens - a.screens;

/**
 * Answers where and when an ad would play before it is saved, by the functions by which screens decide, with the ads that
 * are there already; and where it would not, and what beats it (AD-10). Counts every screen of the target, and names only
 * those that the caller may see.
 */
export const preflight = handler('ad.preflight', async (context): Promise<Answer> => {
  const { tx, user } = context;
  const { screens, count: all } = await screensOf(context);
  const whole = tx.as({ kind: 'system', corpId: user.corpId });
  const groups = (await alike(whole, screens)).slice(0, MOST_PROGRAMMES);
  const firsts = await whole.devices.many(groups.map(([first]) => first!.id));
  const firstOf = new Map(firsts.map((screen) => [screen.id, screen]));
  const draft = await draftAd(context);
  const programmes: Programme[] = [];
  for (const group of groups) {
    const first = firstOf.get(group[0]!.id);
    if (first) programmes.push(await programmeOf(context, draft, group, first));
  }
  const count = (of: readonly Programme[]) => of.reduce((sum, one) => sum + one.screens, 0);
  return {
    screens: all,
    showing: count(programmes.filter(({ why }) => why === null)),
    unasked: all - count(programmes),
    crowded: await crowdedOf(context, draft, screens),
    programmes: programmes.toSorted(order),
  };
});
