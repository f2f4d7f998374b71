import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AdStored } from '#generated/server/ads.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';
import { laidScreen } from '#tests/support/screens.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let app: TestApp;
let device: string;
let latte: string;
beforeAll(async () => {
  app = await buildTestApp();
  const { own } = app.personas;
  device = await laidScreen(app, { name: 'Lobby', layoutId: own.layoutId });
  const now = app.clock.now();
  await app.services.store.write({ kind: 'system', corpId: own.corpId }, async (tx) => {
    const shared: Partial<AdStored> = {
      kind: 'text',
      slotId: own.slotId,
      targetType: 'device',
      targetIds: [device],
      startAt: now - 5 * DAY,
      endAt: now + 30 * DAY,
      durationS: 10,
      deliveryMode: 'precise',
      deptId: own.northId,
    };
    const add = (name: string, more: object) => tx.ads.insert({ ...shared, number: name, name, text: name, ...more });
    latte = (await add('Latte', { status: 'playing', type: 'common' })).id;
    await add('Idle tea', { status: 'playing', type: 'filler' });
    await tx.proofsOfPlay.insert({
      startedAt: now - DAY,
      endedAt: now - DAY + HOUR,
      durationMs: HOUR,
      adId: latte,
      adName: 'Latte',
      deviceId: device,
      deviceName: 'Lobby',
      slotId: own.slotId,
      slotName: 'Main',
      seq: 1,
      deptId: own.northId,
    });
  });
});
afterAll(() => app.close());
beforeEach(() => {
  localStorage.clear();
  stubBrowser();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (path: string, language?: 'zh_cn' | 'en_us') =>
  renderConsole(app, app.personas.owner, { path, ...(language ? { language } : {}) });
const local = (instant: number) => new Date(instant).toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' });

describe('the timeline of a screen [AD-19, DEV-10]', () => {
  test('says ahead what will be on, by which rule, and of every other ad why not', async () => {
    const day = local(app.clock.now() + 2 * DAY).slice(0, 10);
    await open(`/dev_mag/examine_playlist/${device}?day=${day}`);
    expect(await screen.findByText(/“Latte” will be on, by the programme as it is now/)).toBeTruthy();
    expect(screen.getByText(/It is the only ad with a place here/)).toBeTruthy();
    const losers = screen.getByText('Why the others do not play (1)').closest('details')!;
    expect(within(losers).getByRole('link', { name: 'Idle tea', hidden: true })).toBeTruthy();
    expect(within(losers).getByText('Common ads go first: Latte')).toBeTruthy();
    expect(screen.getByText(/Times by the clock of the screen, Asia\/Shanghai/)).toBeTruthy();
  });

  test('says of the past what was really on; the moment is chosen by keys as well', async () => {
    const shown = local(app.clock.now() - DAY + HOUR / 2);
    await open(`/dev_mag/examine_playlist/${device}?day=${shown.slice(0, 10)}`);
    const ruler = await screen.findByRole('slider');
    const [hour = 0, minute = 0] = shown.slice(11).split(':').map(Number);
    fireEvent.change(ruler, { target: { value: String(hour * 60 + minute) } });
    expect(ruler.getAttribute('aria-valuetext')).toBe(shown.slice(11, 16));
    await waitFor(() => expect(screen.getByText(/“Latte” was on, as planned/)).toBeTruthy());
    fireEvent.change(ruler, { target: { value: '1' } });
    await waitFor(() => expect(screen.queryByText(/“Latte” was on, as planned/)).toBeNull());
  });

  test('begins each day with the moment of that day', async () => {
    const first = local(app.clock.now() - DAY).slice(0, 10);
    await open(`/dev_mag/examine_playlist/${device}?day=${first}`);
    const ruler = await screen.findByRole('slider');
    fireEvent.change(ruler, { target: { value: '61' } });
    expect(ruler.getAttribute('aria-valuetext')).toBe('01:01');
    fireEvent.click(screen.getByRole('button', { name: 'Day before' }));
    await waitFor(() => expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('12:00'));
  });

  test('of the screens of an ad marks where that ad plays', async () => {
    await open(`/adv_mag/play_list/${latte}`);
    expect(await screen.findByRole('heading', { name: 'Latte: play list' })).toBeTruthy();
    const bars = document.querySelectorAll('.play-bar.is-mine');
    expect(bars.length).toBeGreaterThan(0);
  });
});

describe('the page of an ad [AD-10]', () => {
  test('says where and how often it plays, and leads to its timeline', async () => {
    await open(`/ads/${latte}/show`);
    expect(await screen.findByRole('heading', { name: 'Where it will play' })).toBeTruthy();
    expect(screen.getByText('Every screen shows it in the week below (1 in all).')).toBeTruthy();
    expect(screen.getAllByText('8,640×').length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Timeline' }).getAttribute('href')).toContain(
      `/adv_mag/play_list/${latte}`,
    );
  });
});
