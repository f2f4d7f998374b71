import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LevelsPart } from '#resources/pages/remote/LevelsPart.tsx';
import { RemoteContext, type RemoteContextValue } from '#resources/pages/remote/remoteContext.ts';

afterEach(cleanup);

test('a level that was refused is not shown as set [DEV-08]', async () => {
  let answer: (isSent: boolean) => void = () => undefined;
  const press = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  const remote = { screens: [{ now: { volume: 30 }, commands: [], capabilities: ['volume'] }] };
  const value = {
    target: { targetType: 'device', targetId: 'd' },
    remote,
    isOnline: true,
    offers: (kind: string) => kind === 'volume',
    press,
    busy: null,
  } as unknown as RemoteContextValue;
  render(
    <RemoteContext value={value}>
      <LevelsPart />
    </RemoteContext>,
  );
  const slider = screen.getByRole('slider');
  expect(screen.getByText('30%')).toBeTruthy();
  fireEvent.change(slider, { target: { value: 80 } });
  expect(press).toHaveBeenCalledExactlyOnceWith({ kind: 'volume', level: 80 });
  expect(screen.getByText('80%')).toBeTruthy();
  await act(async () => answer(false));
  await waitFor(() => expect(screen.getByText('30%')).toBeTruthy());
});
