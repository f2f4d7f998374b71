// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { DeviceNow } from '#resources/devices/DeviceNow.tsx';
import { draw, fakeProvider } from '../../src/ui/console.tsx';

/** A screen that never told anything. */
const NOW = { heardAt: null, off: null, playing: [], files: null, picture: null, point: null, next: null, states: [] };

test.each([
  { language: 'en_us', words: 'Some content cannot be shown' },
  { language: 'zh_cn', words: '部分内容无法显示' },
] as const)('what is wrong with a screen is said in words ($language) [DEV-01, UI-04]', async ({ language, words }) => {
  const device = { id: 'd1', fault: 'cannotShow', heartbeatAt: null, expireAt: null };
  const view = (
    <RecordContextProvider value={device}>
      <DeviceNow />
    </RecordContextProvider>
  );
  await draw(view, { provider: fakeProvider({ call: async () => NOW } as never), language });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByText('cannotShow')).toBeNull();
});

test('one that its timers have off says so, and when it comes on by its own clock [DEV-18]', async () => {
  const device = { id: 'd1', status: 'offline', zone: 'Asia/Shanghai', fault: null, heartbeatAt: null, expireAt: null };
  const answer = { ...NOW, off: { onAt: '2026-03-02T22:00:00.000Z' } };
  const view = (
    <RecordContextProvider value={device}>
      <DeviceNow />
    </RecordContextProvider>
  );
  await draw(view, { provider: fakeProvider({}, { call: async () => answer }), language: 'en_us' });
  expect(await screen.findByText(/^Off as planned, on again .*06:00/)).toBeTruthy();
  expect(screen.queryByText(/^It is not online/)).toBeNull();
});
