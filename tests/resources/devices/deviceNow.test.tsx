// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { DeviceNow } from '#resources/devices/DeviceNow.tsx';
import { draw, fakeProvider } from '../../src/ui/console.tsx';

/** A screen that never told anything. */
const NOW = {
  heardAt: null,
  off: null,
  playing: [],
  files: null,
  picture: null,
  point: null,
  next: null,
  states: [],
  faults: [],
};

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

const FAULTS = [
  {
    code: 'pageFailed',
    at: '2026-11-20T07:50:00.000Z',
    times: 3,
    about: [{ resource: 'ads', id: 'a1', name: 'Tea' }],
    text: 'https://tea.example/',
    reason: null,
    count: null,
  },
  {
    code: 'gone',
    at: '2026-11-20T07:40:00.000Z',
    times: 1,
    about: [{ resource: 'materials', id: null, name: null }],
    text: null,
    reason: null,
    count: null,
  },
  { code: 'playRefused', at: '2026-11-20T07:30:00.000Z', times: 1, about: [], text: null, reason: 'overlap', count: 2 },
  {
    code: 'engineOld',
    at: '2026-11-20T07:20:00.000Z',
    times: 1,
    about: [],
    text: 'Chromium 62',
    reason: 'needs',
    count: 87,
  },
];

test.each([
  [
    'en_us',
    'Latest faults',
    [
      'A web page did not answerAd: Teahttps://tea.example/',
      'A file is no longer thereFile: gone, or you may not see it',
      'Plays that it sent were refusedPlays: 2; at the same time as others',
      'Its browser engine is too old for the playerChromium 62; it needs 87',
    ],
  ],
  [
    'zh_cn',
    '最近的异常',
    [
      '网页打不开广告：Teahttps://tea.example/',
      '文件已不存在文件：已删除或您无权查看',
      '播放记录未被接受2 条播放记录：与其他播放重叠',
      '浏览器内核版本过低，播放器无法运行Chromium 62；需要 87',
    ],
  ],
] as const)(
  'its faults say which ad, file or address failed, the last first (%s) [DEV-01]',
  async (language, title, words) => {
    const device = {
      id: 'd1',
      status: 'online',
      zone: 'Asia/Shanghai',
      fault: null,
      heartbeatAt: null,
      expireAt: null,
    };
    const view = (
      <RecordContextProvider value={device}>
        <DeviceNow />
      </RecordContextProvider>
    );
    await draw(view, { provider: fakeProvider({}, { call: async () => ({ ...NOW, faults: FAULTS }) }), language });
    const list = await screen.findByRole('list', { name: title });
    const rows = [...list.children].map((row) => {
      const copy = row.cloneNode(true) as Element;
      copy.querySelector('small')?.remove();
      return copy.textContent;
    });
    expect(rows).toEqual(words);
    expect(list.querySelector('small')?.textContent).toMatch(/15:50.*3/);
  },
);
