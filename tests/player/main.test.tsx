import { screen } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { IDBObjectStore } from 'fake-indexeddb';
import 'fake-indexeddb/auto';

afterAll(() => vi.unstubAllGlobals());

test('a player that cannot start says so, and is tried again by a new page after half a minute', async () => {
  const again = vi.spyOn(globalThis, 'setTimeout');
  vi.stubGlobal(
    'Worker',
    class {
      addEventListener() {}
      postMessage() {}
    },
  );
  vi.stubGlobal('isSecureContext', true);
  const told = vi.fn();
  vi.stubGlobal('reportError', told);
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('the disk cannot be read', 'UnknownError');
  });
  document.body.innerHTML = '<div id="screen"></div>';
  history.replaceState(null, '', '/player?lang=en');
  await import('#player/main.tsx');
  const why = 'The player cannot start. It tries again by itself';
  expect(await screen.findByText(why, {}, { timeout: 20_000 })).toBeTruthy();
  expect(screen.getByText(/the disk cannot be read/)).toBeTruthy();
  expect(again.mock.calls.map(([, ms]) => ms)).toContain(30_000);
  expect(told).toHaveBeenCalled();
});
