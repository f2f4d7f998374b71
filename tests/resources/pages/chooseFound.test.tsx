import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { limits } from '#generated/model/limits.gen.ts';
import { ChooseFound, PAGE_MAX } from '../../../resources/pages/addSlot/ChooseFound.tsx';
import type { Found } from '../../../resources/pages/addSlot/draft.ts';

afterEach(cleanup);

const found = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => ({ goodsId: 'goods', deviceId: `d${from + n}` }) as Found);

function draw(total: number, chosen: Found[] = []) {
  const onChoose = vi.fn<(all: readonly unknown[]) => void>();
  const find = vi.fn(async (page: number) =>
    found((page - 1) * PAGE_MAX, Math.min(PAGE_MAX, total - (page - 1) * PAGE_MAX)),
  );
  render(
    <CoreAdminContext>
      <ChooseFound screens={found(0, 20)} total={total} chosen={chosen} find={find} onChoose={onChoose} />
    </CoreAdminContext>,
  );
  return { onChoose, find };
}
const buttons = () => screen.getAllByRole('button');

test('all that were found are chosen, on all pages [UI-10, ADS-03]', async () => {
  const { onChoose, find } = draw(150, found(3, 1));
  await userEvent.click(buttons()[1]!);
  await waitFor(() => expect(onChoose).toHaveBeenCalled());
  expect(onChoose.mock.calls[0]![0]).toHaveLength(150);
  expect(find).toHaveBeenCalledTimes(2);
});

test('no more than an order takes are chosen [UI-10, ADS-03]', async () => {
  const { onChoose } = draw(5000);
  await userEvent.click(buttons()[1]!);
  await waitFor(() => expect(onChoose).toHaveBeenCalled());
  expect(onChoose.mock.calls[0]![0]).toHaveLength(limits.orderScreens);
});

test('an order that is full takes none [UI-10, ADS-03]', () => {
  draw(5000, found(1000, limits.orderScreens));
  expect(buttons().map((button) => button.hasAttribute('disabled'))).toEqual([true, true]);
});

test('a screen that moved from page to page meanwhile is chosen once, beside what was chosen by hand [UI-10, ADS-03]', async () => {
  const onChoose = vi.fn<(all: readonly unknown[]) => void>();
  const answered = Promise.withResolvers<undefined>();
  const find = async (page: number) => {
    await answered.promise;
    return found(page === 1 ? 0 : PAGE_MAX - 1, page === 1 ? PAGE_MAX : 50);
  };
  const chosen = found(10_000, limits.orderScreens - 120);
  const drawn = (now: Found[]) => (
    <CoreAdminContext>
      <ChooseFound screens={found(0, 20)} total={150} chosen={now} find={find} onChoose={onChoose} />
    </CoreAdminContext>
  );
  const { rerender } = render(drawn(chosen));
  await userEvent.click(buttons()[1]!);
  // Chosen by hand while the pages are on their way: it stays, and has its place.
  rerender(drawn([...chosen, ...found(20_000, 1)]));
  answered.resolve(undefined);
  await waitFor(() => expect(onChoose).toHaveBeenCalled());
  const all = onChoose.mock.calls[0]![0] as Found[];
  expect(all).toHaveLength(limits.orderScreens);
  expect(new Set(all.map(({ deviceId }) => deviceId)).size).toBe(limits.orderScreens);
  expect(all.some(({ deviceId }) => deviceId === 'd20000')).toBe(true);
});
