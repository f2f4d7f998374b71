import { readLayout } from '#core/layout/migrate.ts';
import type { LayoutStored } from '#generated/server/layouts.gen.ts';
import type { HandlerContext } from '../call/types.ts';
import { MOST_DEVICES } from '../player/targets.ts';
import type { Tx } from '../store/types.ts';

type Needs = Pick<HandlerContext<unknown>, 'tx' | 'services' | 'user'>;

/** Condition for the screens that show a layout: their own, or that of their group. */
export async function screensOfLayout(whole: Tx, layoutId: string): Promise<{ id: string; status: string | null }[]> {
  const groups = await whole.deviceGroups.find((eb) => eb('layout_id', '=', layoutId), {
    fields: ['id'],
    limit: MOST_DEVICES,
  });
  const groupIds = groups.map(({ id }) => id);
  return whole.devices.find(
    (eb) =>
      eb.or([
        eb('layout_id', '=', layoutId),
        ...(groupIds.length > 0 ? [eb.and([eb('layout_id', 'is', null), eb('group_id', 'in', groupIds)])] : []),
      ]),
    { fields: ['status'], limit: MOST_DEVICES },
  );
}

/** Returns the number of the next version of a layout. */
export async function nextVersion(whole: Tx, layoutId: string): Promise<number> {
  const [last] = await whole.layoutVersions.find((eb) => eb('layout_id', '=', layoutId), {
    fields: ['number'],
    orderBy: ['number', 'desc'],
    limit: 1,
  });
  return (last?.number ?? 0) + 1;
}

/** Keeps a document as a version of its layout. */
export async function keepVersion(
  whole: Tx,
  layoutId: string,
  version: { number: number; name?: string; document: unknown; published: boolean; creatorId: string | null },
): Promise<string> {
  const { number, name = `v${number}`, document, published, creatorId } = version;
  const read = readLayout(document);
  const pages = read.ok ? read.document.pages.length : 1;
  const row = await whole.layoutVersions.insert({ layoutId, number, name, document, pages, published, creatorId });
  return row.id;
}

/**
 * Keeps what is published now as a version, and what it replaces where that was published before versions were kept; tells the
 * screens. To be called with the layout as it was (null: it is new) and as it is, both in stored form.
 */
export async function publishLayout(
  { tx, services, user }: Needs,
  before: LayoutStored | null,
  after: LayoutStored,
  name?: string,
): Promise<{ version: number; screens: number }> {
  const whole = tx.as({ kind: 'system', corpId: after.corpId });
  let number = await nextVersion(whole, after.id);
  if (number === 1 && before) {
    await keepVersion(whole, after.id, {
      number,
      document: before.document,
      published: true,
      creatorId: before.creatorId,
    });
    number += 1;
  }
  await keepVersion(whole, after.id, {
    number,
    ...(name === undefined ? {} : { name }),
    document: after.document,
    published: true,
    creatorId: user.userId,
  });
  const screens = before ? await screensOfLayout(whole, after.id) : [];
  tx.afterCommit(() => screens.forEach(({ id }) => services.hints.send(id)));
  return { version: number, screens: screens.length };
}
