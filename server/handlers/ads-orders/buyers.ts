import { handler } from '../../call/handler.ts';

const PAGE = 25;

/** Tells for whom the caller places: itself, or as an agent one of the advertisers that it acts for (ADS-08). */
export const buyers = handler('adsOrder.buyers', async ({ input: { page = 1, pageSize = PAGE, q }, tx, user }) => {
  const whole = tx.as({ kind: 'system', corpId: null });
  const own = await whole.corporations.one(user.corpId, { fields: ['customerType'] });
  if (own?.customerType !== 'agent') return { mustName: false, total: 0, list: [] };
  const { list, total } = await tx
    .as({ kind: 'system', corpId: user.corpId })
    .proxies.list({ page, pageSize, sort: 'name', order: 'asc', filter: {}, ...(q ? { q } : {}) });
  const ids = list.flatMap(({ advertiserId }) => advertiserId ?? []);
  const states = new Map(
    (await whole.corporations.many(ids, { fields: ['status'] })).map((one) => [one.id, one.status]),
  );
  return {
    mustName: true,
    total,
    list: list.map(({ advertiserId, name, identityState }) => ({
      id: advertiserId ?? '',
      name: name ?? '',
      identityState: identityState ?? 'unsubmitted',
      paused: states.get(advertiserId ?? '') !== 'enabled',
    })),
  };
});
