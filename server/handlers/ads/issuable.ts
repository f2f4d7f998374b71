import { mayChoose } from '#core/entity/choosable.ts';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { tables } from '#generated/server/tables.gen.ts';
import { handler } from '../../call/handler.ts';
import type { InputOf, OutputOf, SessionUser } from '../../call/types.ts';
import { isTarget } from '../../player/targets.ts';
import { linkedTo } from '../../store/links.ts';
import type { Tx, Where } from '../../store/types.ts';
import { howOf, ISSUABLE } from './issue.ts';

type Input = InputOf<'ad.issuable'>;

const PAGE = 20;

/** Ad slots that the screens of the targets have; null where there are no screens yet, so that none is missing. */
async function placesIn(tx: Tx, { targetType, targetIds }: Input): Promise<{ ids: string[]; sizes: string[] } | null> {
  const where = isTarget({ targetType, targetIds: [...targetIds] });
  const own = where ? await tx.devices.countBy('layoutId', where) : new Map<string, number>();
  if (!where || own.size === 0) return null;
  // Counted under the empty key: screens without a layout of their own have that of their group.
  const byGroup = await tx.devices.countBy('groupId', (eb) => eb.and([where(eb), eb('layout_id', 'is', null)]));
  const groupIds = [...byGroup.keys()].filter((id) => id !== '');
  const groups = groupIds.length > 0 ? await tx.deviceGroups.many(groupIds, { fields: ['layoutId'] }) : [];
  const ofGroups = groups.flatMap(({ layoutId }) => layoutId ?? []);
  const layouts = [...new Set([...own.keys(), ...ofGroups])].filter((id) => id !== '');
  if (layouts.length === 0) return { ids: [], sizes: [] };
  const slots = await tx.adSlots.find((eb) => eb('layout_id', 'in', layouts), {
    fields: ['width', 'height'],
    limit: 10_000,
  });
  return {
    ids: slots.map(({ id }) => id),
    sizes: [...new Set(slots.map(({ width, height }) => `${width}x${height}`))],
  };
}

/** Types of ads that the caller may make (PERM-03). */
function typesOf({ can }: Pick<SessionUser, 'can'>): string[] {
  const type = adMeta.fields.find(({ name }) => name === 'type');
  return (type?.values ?? []).map(String).filter((value) => type && mayChoose(type, value, can));
}

/** Condition for the ads that the targets do not have yet and have a place for. */
const fitting = (
  { targetType, targetIds }: Input,
  places: Awaited<ReturnType<typeof placesIn>>,
  types: readonly string[],
  now: number,
): Where => {
  const named = [...targetIds];
  return (eb) =>
    eb.and([
      eb('status', 'in', [...ISSUABLE]),
      eb('end_at', '>=', now + limits.scheduling),
      types.length > 0 ? eb('type', 'in', [...types]) : eb('id', 'is', null),
      // Leaves out ads that the only target has already; of several targets some may lack it.
      named.length === 1
        ? eb.not(eb.and([eb('target_type', '=', targetType), linkedTo(tables.ads, 'targetIds', named)(eb)]))
        : eb('id', 'is not', null),
      places === null
        ? eb('id', 'is not', null)
        : eb.or([
            eb('type', '=', 'emergency'),
            ...(places.ids.length > 0 ? [eb('slot_id', 'in', places.ids)] : []),
            ...(places.sizes.length > 0
              ? [eb.and([eb('delivery_mode', '=', 'matching'), eb('slot_size', 'in', places.sizes)])]
              : []),
          ]),
    ]);
};

const iso = (value: number | null | undefined) => (typeof value === 'number' ? new Date(value).toISOString() : null);

/** Answers the ads that may be issued to targets: of types that the caller may make, with a slot there. */
export const issuable = handler('ad.issuable', async ({ input, tx, user, now }): Promise<OutputOf<'ad.issuable'>> => {
  const whole = tx.as({ kind: 'system', corpId: user.corpId });
  const where = fitting(input, await placesIn(whole, input), typesOf(user), now);
  const { page = 1, pageSize = PAGE, q } = input;
  const query = { page, pageSize, sort: 'createdAt', order: 'desc', filter: {}, ...(q ? { q } : {}) } as const;
  const { list, total } = await tx.ads.list(query, { where });
  const slotIds = [...new Set(list.flatMap(({ slotId }) => slotId ?? []))];
  const slots = slotIds.length > 0 ? await whole.adSlots.many(slotIds, { fields: ['name'] }) : [];
  const names = new Map(slots.map(({ id, name }) => [id, name ?? null]));
  return {
    total,
    list: list.map((ad) => ({
      id: ad.id,
      name: ad.name ?? '',
      cover: ad.coverUrl ?? null,
      type: ad.type ?? 'common',
      status: ad.status ?? '',
      startAt: iso(ad.startAt),
      endAt: iso(ad.endAt),
      slot: names.get(ad.slotId ?? '') ?? null,
      how: howOf(ad, input.targetType, user),
    })),
  };
});
