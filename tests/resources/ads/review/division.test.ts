import { expect, it } from 'vitest';
import { divide, type Reviewed } from '#resources/ads/review/division.ts';

const ad = (id: string, makers: Partial<Reviewed>): Reviewed => ({
  id,
  name: id,
  status: 'pendingApproval',
  creatorId: 'maker',
  editorId: 'maker',
  ...makers,
});

it('leaves out the ads that the reviewer made or changed, also where somebody else changed them later [AD-07]', () => {
  const records = [
    ad('made', { creatorId: 'me' }),
    ad('changed last', { editorId: 'me' }),
    ad('changed before', { editorIds: ['maker', 'me'] }),
    ad('of others', { editorIds: ['maker'] }),
  ];
  const context = { now: 0, me: null, on: 'update' as const };
  const reviewer = { userId: 'me', mayReviewOwn: false, seen: new Set(records.map(({ id }) => id)), context };
  const names = (some: readonly Reviewed[]) => some.map(({ name }) => name);
  const division = divide('approve', records, reviewer);
  expect([names(division.able), names(division.own)]).toEqual([
    ['of others'],
    ['made', 'changed last', 'changed before'],
  ]);
  expect(names(divide('approve', records, { ...reviewer, mayReviewOwn: true }).own)).toEqual([]);
});
