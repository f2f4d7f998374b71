// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { prefetchWhenIdle } from '#src/prefetch.ts';

/** The browser's idle moments, which come when the test says so. */
function idleMoments(connection?: object) {
  const waiting = new Map<number, () => void>();
  let last = 0;
  vi.stubGlobal('requestIdleCallback', (then: () => void) => {
    waiting.set((last += 1), then);
    return last;
  });
  vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.delete(handle));
  vi.stubGlobal('navigator', { connection });
  return {
    waiting,
    async next() {
      const [handle, then] = await vi.waitUntil(() => [...waiting][0]);
      waiting.delete(handle);
      then();
    },
  };
}

function parts(...names: string[]) {
  const asked: string[] = [];
  const loads = names.map((name) => async () => {
    asked.push(name);
    if (name === 'lost') throw new Error('offline');
    return Promise.resolve();
  });
  return { asked, loads };
}

afterEach(() => void vi.unstubAllGlobals());

test('each idle moment loads one part, in their order, and one that fails stops no other', async () => {
  const { asked, loads } = parts('table', 'lost', 'form');
  const idle = idleMoments();
  prefetchWhenIdle(loads);
  expect(asked).toEqual([]);
  await idle.next();
  expect(asked).toEqual(['table']);
  await idle.next();
  await idle.next();
  expect(asked).toEqual(['table', 'lost', 'form']);
  expect(idle.waiting.size).toBe(0);
});

test('after its end it loads nothing more', async () => {
  const { asked, loads } = parts('table', 'form');
  const idle = idleMoments();
  const end = prefetchWhenIdle(loads);
  await idle.next();
  end();
  expect(idle.waiting.size).toBe(0);
  expect(asked).toEqual(['table']);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is loaded ahead over a connection that is %o',
  (connection) => {
    const idle = idleMoments(connection);
    prefetchWhenIdle(parts('table').loads);
    expect(idle.waiting.size).toBe(0);
  },
);

test('a browser that does not tell when it is idle loads nothing ahead', () => {
  const { asked, loads } = parts('table');
  prefetchWhenIdle(loads)();
  expect(asked).toEqual([]);
});
