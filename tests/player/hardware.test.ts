import { describe, expect, test } from 'vitest';
import { describeMachine, freeIn, storageOf } from '#player/hardware.ts';

describe('what a browser tells of its machine [DEV-01]', () => {
  test.each([
    ['all of it', { deviceMemory: 8 }, { quota: 1000.5, usage: 400 }, { romBytes: 1000, ramBytes: 8 * 1024 ** 3 }],
    ['a quarter of a gigabyte', { deviceMemory: 0.25 }, {}, { ramBytes: 256 * 1024 ** 2 }],
    ['nothing, as Firefox on plain http', {}, {}, {}],
  ])('%s', (_what, navigator, storage, machine) => {
    expect(describeMachine(navigator, storage)).toEqual(machine);
  });

  test('free is what is left of the quota, and unknown where nothing is said', async () => {
    expect([freeIn({ quota: 10, usage: 4 }), freeIn({ quota: 10, usage: 40 }), freeIn({})]).toEqual([6, 0, null]);
    expect(await storageOf({})).toEqual({});
  });
});
