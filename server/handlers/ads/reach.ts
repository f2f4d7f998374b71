import { zoneOr } from '#core/time.ts';
import { handler } from '../../call/handler.ts';
import type { HandlerContext, InputOf, OutputOf } from '../../call/types.ts';
import { tableOf } from '../../policies/tableOf.ts';
import { MOST_DEVICES, isTarget } from '../../player/targets.ts';
import type { Tx } from '../../store/types.ts';
import { placesOf, type Place } from './places.ts';

type Input = InputOf<'ad.reach'>;
type Answer = OutputOf<'ad.reach'>;
type Named = Answer['named'][number];

/** Number of screens named; the list shows all. */
const NAMED = 12;

/** Columns of a screen that decide about an ad. */
interface Screen {
  id: string;
  name: string | null;
  status: string | null;
  groupId: string | null;
  layoutId: string | null;
  zone: string | null;
  expireAt: number | null;
}

/** Returns the target ids that the caller may see, so that another tenant's ids reveal nothing about its screens. */
async function known(tx: Tx, { targetType, targetIds }: Input): Promise<string[]> {
  if (targetIds.length === 0) return [];
  const rows = await tableOf(tx, targetType).many([...new Set(targetIds)], { fields: ['id'] });
  return rows.map(({ id }) => id);
}

async function screensOf(tx: Tx, { targetType }: Input, targetIds: string[]): Promise<Screen[]> {
  const where = isTarget({ targetType, targetIds });
  const fields = ['name', 'status', 'groupId', 'layoutId', 'zone', 'expireAt'];
  return where ? tx.devices.find(where, { fields, limit: MOST_DEVICES }) : [];
}

/** Returns the layout of each screen: its own, else that of its group. */
async function layoutsOf(tx: Tx, screens: readonly Screen[]): Promise<ReadonlyMap<string, string>> {
  const groupIds = new Set(screens.flatMap(({ layoutId, groupId }) => (layoutId === null && groupId ? [groupId] : [])));
  const groups = groupIds.size > 0 ? await tx.deviceGroups.many([...groupIds], { fields: ['layoutId'] }) : [];
  const ofGroup = new Map(groups.map(({ id, layoutId }) => [id, layoutId]));
  return new Map(
    screens.flatMap(({ id, layoutId, groupId }): [string, string][] => {
      const own = layoutId ?? ofGroup.get(groupId ?? '') ?? null;
      return own === null ? [] : [[id, own]];
    }),
  );
}

function whyNot({ status }: Screen, hasPlace: boolean): Named['why'] | null {
  if (status === 'invalid') return 'expired';
  if (!hasPlace) return 'withoutSlot';
  return status === 'offline' ? 'offline' : status === 'inactive' || status === 'unknown' ? 'inactive' : null;
}

/**
 * Groups screens by shape: those whose pages have the same boxes are one shape, whatever their layouts. Each shape names
 * one layout that the caller may see, so that it can be drawn with all that it has.
 */
function shapesOf(shown: readonly { layoutId: string; place: Place }[], seen: ReadonlySet<string>): Answer['shapes'] {
  const shapes = new Map<string, Answer['shapes'][number]>();
  for (const { layoutId, place } of shown) {
    const key = JSON.stringify(place);
    const known = shapes.get(key) ?? { ...place, layoutId: null, screens: 0 };
    known.layoutId ??= seen.has(layoutId) ? layoutId : null;
    shapes.set(key, { ...known, screens: known.screens + 1 });
  }
  return [...shapes.values()].toSorted((a, b) => b.screens - a.screens);
}

/** Returns which of the layouts the caller may see. An emergency covers the whole screen: no layout is seen then. */
async function seenLayouts(
  { tx, user, input }: HandlerContext<Input>,
  layoutIds: Iterable<string>,
): Promise<ReadonlySet<string>> {
  if (input.type === 'emergency' || !user.can('layout.view')) return new Set();
  return new Set((await tx.layouts.many([...layoutIds], { fields: [] })).map(({ id }) => id));
}

/**
 * Answers where an ad would play before it exists: the number of screens, their shapes, and those that would not show
 * it (AD-03). Counts every screen of the target, as the release does, even outside the caller's scope; names only those
 * that the caller may see.
 */
export const reach = handler('ad.reach', async (context): Promise<Answer> => {
  const { input, tx, user, now } = context;
  const whole = tx.as({ kind: 'system', corpId: user.corpId });
  const screens = await screensOf(whole, input, await known(tx, input));
  const layoutOf = await layoutsOf(whole, screens);
  const layoutIds = new Set(layoutOf.values());
  const places = await placesOf(whole, input, layoutIds);
  const isPlaced = input.slotId !== undefined && input.slotId !== null;
  const isWhole = input.type === 'emergency';
  const placeOf = ({ id }: Screen) => places.get(layoutOf.get(id) ?? '');
  const hasPlace = (screen: Screen) =>
    isWhole || !isPlaced || placeOf(screen)?.boxes.some(({ kind }) => kind === 'slot') === true;
  const answers = screens.map((screen) => ({ screen, why: whyNot(screen, hasPlace(screen)) }));
  const count = (why: Named['why']) => answers.filter((one) => one.why === why).length;
  const end = input.endAt ? Date.parse(input.endAt) : null;
  const seen = await tx.devices.many(
    answers
      .filter(({ why }) => why !== null)
      .map(({ screen }) => screen.id)
      .slice(0, 500),
    { fields: ['name'] },
  );
  const names = new Map(seen.map(({ id, name }) => [id, name ?? '']));
  return {
    screens: screens.length,
    groups: new Set(screens.flatMap(({ groupId }) => groupId ?? [])).size,
    showing: answers.filter(({ why }) => why !== 'expired' && why !== 'withoutSlot').length,
    offline: count('offline'),
    inactive: count('inactive'),
    expired: count('expired'),
    expiring: screens.filter(
      ({ status, expireAt }) =>
        status !== 'invalid' && end !== null && expireAt !== null && expireAt > now && expireAt < end,
    ).length,
    withoutSlot: count('withoutSlot'),
    // An unknown time zone would break the form; such a screen uses the default zone.
    zones: [...new Set(screens.map(({ zone }) => zoneOr(zone)))].toSorted(),
    shapes: shapesOf(
      screens.flatMap((screen) => {
        const [layoutId, place] = [layoutOf.get(screen.id), placeOf(screen)];
        return layoutId !== undefined && place && hasPlace(screen) ? [{ layoutId, place }] : [];
      }),
      await seenLayouts(context, layoutIds),
    ),
    named: answers
      .flatMap(({ screen: { id }, why }) => (why !== null && names.has(id) ? [{ id, name: names.get(id)!, why }] : []))
      .slice(0, NAMED),
  };
});
