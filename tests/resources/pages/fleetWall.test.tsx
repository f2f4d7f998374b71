// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import FleetWall from '#resources/pages/FleetWall.tsx';
import { draw, fakeProvider } from '#tests/src/ui/console.tsx';

afterEach(cleanup);

const COUNTS = { offline: 0, fault: 0, dark: 0, frozen: 0, wrong: 0, differs: 0, unknown: 0, off: 0, well: 30 };
const item = (id: string, name: string) => ({
  id,
  name,
  verdict: 'well',
  compared: true,
  status: 'online',
  fault: null,
  onAt: null,
  zone: 'Asia/Shanghai',
  heardAt: null,
  maySnap: true,
  picture: null,
  playing: [],
  due: [],
});
const WALL = {
  total: 3,
  compared: true,
  counts: COUNTS,
  list: ['Lobby', 'Lift', 'Door'].map((name) => item(name, name)),
};

async function wall(answer: object, path = '/', refuse: (id: string) => string | null = () => null) {
  const asked: string[] = [];
  const provider = fakeProvider(
    {},
    {
      call: async (name, payload) => {
        if (name === 'device.wall') return answer;
        const { targetId } = payload as { targetId: string };
        asked.push(targetId);
        const why = refuse(targetId);
        if (why !== null) throw new Error(why);
        return {};
      },
    },
  );
  return { asked, ...(await draw(<FleetWall />, { provider, path })) };
}

test('a screen that refuses keeps no other from being asked; each refusal is told by name [MON-04]', async () => {
  const { asked } = await wall(WALL, '/', (id) => (id === 'Lobby' ? 'It is offline: try later' : null));
  await userEvent.click(await screen.findByRole('button', { name: 'Take pictures' }));
  expect(
    (await screen.findByText('Lobby was not asked: It is offline: try later')).closest('[role=alert]'),
  ).toBeTruthy();
  expect(asked).toEqual(['Lobby', 'Lift', 'Door']);
  expect(await screen.findByText(/^Asked 2 screens for pictures/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Take a picture: Lift' }));
  await waitFor(() => expect(screen.queryByText(/^Lobby was not asked/)).toBeNull());
});

test('says nothing was asked where all refuse [MON-04]', async () => {
  await wall(WALL, '/', () => 'Not now');
  await userEvent.click(await screen.findByRole('button', { name: 'Take pictures' }));
  const told = within((await screen.findByText('Lobby was not asked: Not now')).closest('ul')!);
  expect(told.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByText(/^Asked/)).toBeNull();
});

test('the way back stands on a page beyond the last, which says that it is empty [MON-04]', async () => {
  const { router } = await wall({ ...WALL, list: [] }, '/?page=5&verdict=well');
  expect(await screen.findByText('There are no screens on this page any more')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(router.state.location.search).toBe('?verdict=well');
});

test('a screen that its timers have off is off as planned, and says when it comes on [MON-04, DEV-18]', async () => {
  const off = {
    ...item('Hall', 'Hall'),
    verdict: 'off',
    status: 'offline',
    onAt: '2026-03-02T22:00:00.000Z',
    maySnap: false,
  };
  await wall({ ...WALL, counts: { ...COUNTS, off: 1 }, list: [off] });
  expect(await screen.findByText(/^On again .*06:00/)).toBeTruthy();
  expect(screen.getByText('Off as planned')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Off as planned 1' })).toBeTruthy();
});

test('a screen that is not compared yet is told apart from one without a recent picture [MON-04]', async () => {
  const list = [
    { ...item('Lobby', 'Lobby'), verdict: 'unknown' },
    { ...item('Lift', 'Lift'), verdict: 'unknown', compared: false },
  ];
  await wall({ ...WALL, list, counts: { ...COUNTS, well: 0, unknown: 2 } });
  const card = async (name: string) => (await screen.findByRole('heading', { name })).closest('li')!;
  expect(within(await card('Lobby')).getByText('No recent picture')).toBeTruthy();
  expect(within(await card('Lift')).getByText('Not compared yet')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Not judged yet 2' })).toBeTruthy();
});
