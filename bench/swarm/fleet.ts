import type { Client } from '../client.ts';
import { SimulatedPlayer, type Ears } from './player.ts';

/** Calls under way at once while screens are added. */
const AT_ONCE = 24;
const POINTS_AT_ONCE = 500;

/** Runs work on all items, a few at a time. */
export async function each<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
  atOnce = AT_ONCE,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < items.length) await work(items[next++]!);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
}

interface Row {
  id: string;
  name: string;
}

export const listOf = async (client: Client, path: string, payload: object = {}): Promise<Row[]> =>
  (await client.call<{ list: Row[] }>(path, { page: 1, pageSize: 200, ...payload })).list;

export interface Staff {
  operator: Client;
  platform: Client;
  reviewer: Client;
}

interface Slot {
  id: string;
  layoutId: string;
  opening: 'always' | 'hours';
}

/** Makes a group with a layout of which a slot is open at any hour; returns its id and that of the slot. */
export async function makeGroup({ operator }: Staff): Promise<{ groupId: string; slotId: string }> {
  const slots = await operator.call<{ list: Slot[] }>('/slot/list.shtml', { page: 1, pageSize: 200 });
  const slot = slots.list.find(({ opening }) => opening === 'always');
  if (!slot) throw new Error('the demo has no ad slot that is always open');
  const { id: groupId } = await operator.call<Row>('/group/add.shtml', {
    name: 'Swarm',
    kind: 'common',
    layoutId: slot.layoutId,
  });
  return { groupId, slotId: slot.id };
}

/** Issues a point for each screen, as the platform does. */
async function issuePoints({ platform, operator }: Staff, count: number): Promise<void> {
  const [own] = await listOf(operator, '/company/list.shtml');
  if (!own) throw new Error('the operator sees no enterprise');
  for (let left = count; left > 0; left -= POINTS_AT_ONCE)
    await platform.call('/company/point/issue.shtml', {
      ids: [own.id],
      pointType: 'android',
      count: Math.min(left, POINTS_AT_ONCE),
      years: 1,
    });
}

/** Adds players by the codes that they show; each then fetches its key. */
export async function addFleet(
  staff: Staff,
  { count, port, groupId, ears }: { count: number; port: number; groupId: string; ears: Ears },
): Promise<SimulatedPlayer[]> {
  await issuePoints(staff, count);
  const players = Array.from({ length: count }, (_, index) => new SimulatedPlayer(index, port, ears));
  await each(players, async (player) => {
    await player.enrol();
    await staff.operator.call('/device/add.shtml', {
      uuid: player.code,
      name: `Swarm ${player.index}`,
      type: 'android',
      groupId,
    });
    await player.enrol();
    if (player.deviceId === '') throw new Error(`player ${player.index} was not added`);
  });
  return players;
}

/** Makes an ad of ten seconds for a group that starts with its approval; returns its id. */
export async function makeAd({ operator }: Staff, name: string, groupId: string, slotId: string): Promise<string> {
  const { id } = await operator.call<Row>('/ad/add.shtml', {
    name,
    type: 'common',
    slotId,
    startsApproved: true,
    endAt: new Date(Date.now() + 86_400_000).toISOString(),
    durationS: 10,
    targetType: 'deviceGroup',
    targetIds: [groupId],
    kind: 'text',
    text: name,
  });
  return id;
}

/** Looks at an ad and approves it. */
export async function approve({ reviewer }: Staff, id: string): Promise<void> {
  const { contentHash } = await reviewer.call<{ contentHash: string }>('/ad/show.shtml', { id });
  await reviewer.call('/ad/audit/see.shtml', { id, contentHash });
  const { results } = await reviewer.call<{ results: { code: number; message: string }[] }>(
    '/ad/audit/batch/pass.shtml',
    { ids: [id] },
  );
  if (results[0]?.code !== 0) throw new Error(`the ad was not approved: ${results[0]?.message}`);
}
