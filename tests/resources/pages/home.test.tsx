import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';

const DAY = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  const { own } = app.personas;
  const now = app.clock.now();
  await app.services.store.write({ kind: 'system', corpId: own.corpId }, async (tx) => {
    const device = (name: string, more: object) =>
      tx.devices.insert({
        uuid: `HOME${String(name.length).padStart(4, '0')}`,
        name,
        type: 'android',
        groupId: own.groupId,
        deptId: own.departmentId,
        status: 'online',
        expireAt: now + 100 * DAY,
        ...more,
      });
    await device('Lobby', { status: 'offline', heartbeatAt: now - 2 * DAY });
    const shown = await device('Entrance', {});
    const ad = await tx.ads.insert({ name: 'Latte', status: 'playing', impressions: 3, reviewedAt: now - DAY });
    for (let seq = 1; seq <= 3; seq += 1)
      await tx.proofsOfPlay.insert({ startedAt: now - seq * DAY, deviceId: shown.id, adId: ad.id, seq, durationMs: 1 });
  });
});
afterAll(() => app.close());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async (
  persona: 'owner' | 'rival' | 'clerk' | 'advertiser',
  path: string,
  language: 'en_us' | 'zh_cn' = 'en_us',
) => {
  localStorage.clear();
  stubBrowser();
  return renderConsole(app, app.personas[persona], { path, language });
};

describe('the home page', () => {
  test('says which screens need attention and why, and leads to each [HOME-07]', async () => {
    const { user, router } = await open('owner', '/home');
    const panel = (await screen.findByRole('heading', { name: 'Needs attention' })).closest('section')!;
    const screenLink = await within(panel).findByRole('link', { name: /Lobby/ });
    expect(screenLink.textContent).toContain('Offline, last heard of 2 days ago');
    expect(within(panel).queryByText('Entrance')).toBeNull();
    await user.click(screenLink);
    expect(router.state.location.pathname).toMatch(/^\/devices\/.+\/show$/);
  });

  test('says in Chinese how long ago it was with space around the number, as every sentence has it', async () => {
    await open('owner', '/home', 'zh_cn');
    expect((await screen.findByRole('link', { name: /Lobby/ })).textContent).toContain('离线，最后心跳在 2 天前');
  });

  test('shows the plays of two weeks, read day by day with arrow keys, and in a table [HOME-06]', async () => {
    const { user } = await open('owner', '/home');
    const chart = await screen.findByRole('slider', { name: /^Plays a day/ });
    expect(chart.getAttribute('aria-valuemax')).toBe('13');
    chart.focus();
    await user.keyboard('{ArrowLeft}');
    expect(chart.getAttribute('aria-valuetext')).toBe('05/31/2026: 1 plays');
    await user.keyboard('{Home}');
    expect(chart.getAttribute('aria-valuetext')).toBe('05/19/2026: 0 plays');
    expect(within(screen.getByRole('table', { name: 'Plays' })).getAllByRole('row')).toHaveLength(15);
    await user.click(screen.getByRole('button', { name: '30 days' }));
    expect(await within(await screen.findByRole('table', { name: 'Plays' })).findAllByRole('row')).toHaveLength(31);
  });

  test('takes the guide off the page once its steps are done [HOME-04, trial 16]', async () => {
    await open('owner', '/home');
    expect(await screen.findByText('Needs attention')).toBeTruthy();
    expect(screen.queryByText(/steps done/)).toBeNull();
    expect(screen.getByRole('link', { name: 'New device' })).toBeTruthy();
  });

  test('names the software of each system with its version [HOME-04]', async () => {
    await open('owner', '/home');
    for (const system of ['Android', 'Windows'])
      expect((await screen.findByText(new RegExp(`^${system} \\d+\\.\\d+\\.\\d+$`))).textContent).toBeTruthy();
  });

  test('guides nobody to what they may not do [HOME-04, trial 16]', async () => {
    await open('clerk', '/home');
    expect(await screen.findByText('Software for your screens')).toBeTruthy();
    expect(screen.queryByText(/Step by step/)).toBeNull();
  });

  test('shows one that begins where to begin, large and first, and nothing of anybody else’s [HOME-04, PERM-05]', async () => {
    await open('rival', '/home');
    expect(await screen.findByText('0 of 4 steps done')).toBeTruthy();
    const first = screen.getByRole('link', { name: /New device: Next/ });
    expect(first.closest('li')?.getAttribute('aria-current')).toBe('step');
    expect(await screen.findByText('No screens yet')).toBeTruthy();
    expect(await screen.findByText('No plays yet')).toBeTruthy();
  });

  test('asks for nothing that the session may not see', async () => {
    const inject = vi.spyOn(app.app, 'inject');
    await open('clerk', '/home');
    await screen.findByText('Devices');
    const asked = JSON.stringify(inject.mock.calls);
    expect(asked).not.toContain('/device/attention');
    expect(asked).not.toContain('/report/play/trend');
    inject.mockRestore();
  });
});

test('an advertiser who begins is told what to do first: to be verified, then to find screens [ADS-02, console 2]', async () => {
  const first = async () => {
    const steps = (await screen.findByRole('heading', { name: 'Three steps to your first ad' })).closest('section')!;
    return within(steps).getByRole('listitem', { current: 'step' });
  };
  await open('advertiser', '/dashboard');
  expect(
    within(await first())
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/add_slot');
  // What stands there is not said again beside it.
  expect(screen.queryByRole('heading', { name: 'Next steps' })).toBeNull();
  cleanup();
  const { corpId } = app.personas.advertiser;
  const identity = (identityState: 'unsubmitted' | 'verified') =>
    app.services.store.write({ kind: 'system', corpId: null }, (tx) =>
      tx.corporations.update(corpId, { identityState }),
    );
  await identity('unsubmitted');
  await open('advertiser', '/dashboard');
  expect(
    within(await first())
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/person_list/information');
  await identity('verified');
});
