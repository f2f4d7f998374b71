import { expect, it } from 'vitest';
import { callTable } from '#core/entity/callTable.ts';

it('a call is whole: its name says entity and verb, and what is not said is none', () => {
  const { 'adSlot.list': list, 'ad.approve': approve } = callTable({
    'adSlot.list': { kind: 'list', paths: ['/ad/pos/list.shtml'], perm: 'adSlot.view', systems: ['YXF'], limit: 600 },
    'ad.approve': {
      kind: 'action',
      paths: ['/ad/pass.shtml'],
      legacyPaths: ['/ad/pass.shtml'],
      perm: 'ad.review',
      systems: ['YXF'],
      write: true,
      limit: 240,
    },
  });
  expect(list).toMatchObject({ name: 'adSlot.list', entity: 'adSlot', verb: 'list' });
  expect(list).toMatchObject({ legacyPaths: [], write: false, download: false });
  expect(approve).toMatchObject({ legacyPaths: ['/ad/pass.shtml'], write: true, download: false });
});
