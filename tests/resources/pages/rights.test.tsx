import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';
import { openChain, screensOf, type Chain } from '../../server/handlers/stores/chain.ts';

let chain: Chain;
beforeAll(async () => {
  chain = await openChain();
});
afterAll(() => chain.test.close());
beforeEach(() => {
  localStorage.clear();
  stubBrowser();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (path: string) => renderConsole(chain.test, chain.test.personas.owner, { path });
const switchOf = (name: string) => screen.findByRole('switch', { name: `Control of ${name}` });

describe('control rights of one account [ENT-03]', () => {
  test('are given and taken by a switch, and for many at once', async () => {
    const { user } = await open(`/user_device_permissions/${chain.staff.userId}`);
    expect(await screen.findByRole('heading', { name: 'Device permissions of staff_self' })).toBeTruthy();
    await user.click(await switchOf('Hall'));
    await waitFor(async () => expect(await screensOf(chain, chain.staff)).toEqual(['Hall']));
    await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
    await user.click(screen.getByRole('button', { name: 'Give control' }));
    await waitFor(async () => expect(await screensOf(chain, chain.staff)).toHaveLength(5));
    await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
    await user.click(screen.getByRole('button', { name: 'Take away' }));
    await waitFor(async () => expect(await screensOf(chain, chain.staff)).toEqual([]));
  });

  test('stand over groups, too, with how many screens are in each', async () => {
    const { user } = await open(`/user_device_permissions/${chain.staff.userId}`);
    await user.click(await screen.findByRole('tab', { name: 'Groups' }));
    const row = (await screen.findByText('Offices')).closest('li')!;
    expect(within(row).getByText('2 screens')).toBeTruthy();
    await user.click(await switchOf('Offices'));
    await waitFor(async () => expect(await screensOf(chain, chain.staff)).toEqual(['Lift', 'Lobby']));
  });

  test('say what is reached without them', async () => {
    await open(`/user_device_permissions/${chain.keeper.userId}`);
    const row = (await screen.findByText('Door')).closest('li')!;
    expect(within(row).getByText('By its store')).toBeTruthy();
  });

  test('are opened from the page of an account', async () => {
    const { user, router } = await open(`/accounts/${chain.keeper.userId}/show`);
    await user.click(await screen.findByRole('button', { name: 'Device permissions' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/user_device_permissions/${chain.keeper.userId}`));
  });
});

describe('an enterprise [ENT-04]', () => {
  test('shows its screens on a page of their own', async () => {
    await open(`/corporate_manage/examine_dev/${chain.test.personas.own.corpId}`);
    expect(await screen.findByRole('heading', { name: 'Devices of Own' })).toBeTruthy();
    expect(await screen.findByText('Lobby')).toBeTruthy();
  });

  test('shows who of it controls which screens', async () => {
    const { user } = await open(`/corporate_manage/device_control/${chain.test.personas.own.corpId}`);
    await user.click(await screen.findByRole('button', { name: /^keeper_one/ }));
    const row = (await screen.findByText('Till')).closest('li')!;
    expect(within(row).getByText('By its store')).toBeTruthy();
  });
});
