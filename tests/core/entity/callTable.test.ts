import { expect, it } from 'vitest';
import { callPathRow, callPathTable } from '#core/entity/callPaths.ts';
import { callTable } from '#core/entity/callTable.ts';
import { callPaths } from '#generated/model/callPaths.gen.ts';
import { calls } from '#generated/model/calls.gen.ts';

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

it('the paths that the console has are the first of each call', () => {
  expect(callPaths).toEqual(Object.fromEntries(Object.values(calls).map(({ name, paths }) => [name, paths[0]])));
});

it.each([
  ['verbs of one folder', 'tag /tag/ list one=detail', { list: '/tag/list.shtml', one: '/tag/detail.shtml' }],
  ['a path elsewhere', 'tag / list=tags/a/b put=/', { list: '/tags/a/b.shtml', put: '/.shtml' }],
  ['an ending of its own', 'cast /cast/ file=a.json list', { file: '/cast/a.json', list: '/cast/list.shtml' }],
])('%s is read and written as the same row', (_what, row, paths) => {
  const entity = row.split(' ')[0]!;
  const named = Object.entries(paths).map(([verb, path]) => [`${entity}.${verb}`, path]);
  expect(callPathTable(row)).toEqual(Object.fromEntries(named));
  expect(callPathTable(callPathRow(entity, Object.entries(paths)))).toEqual(Object.fromEntries(named));
});
