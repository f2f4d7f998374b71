import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { data } from '#tests/support/call.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';
import { drawn, makeLayout, widget } from '../../server/handlers/layouts/layoutScene.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  stubBrowser();
  // jsdom has none.
  Element.prototype.setPointerCapture = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (path: string, language: 'en_us' | 'zh_cn' = 'en_us') =>
  renderConsole(server, server.personas.owner, { path, language });

describe('the scenario of a slot in its form [LAY-07, UI-07]', () => {
  test.each([
    ['en_us', 'At certain hours', 'Save', 'Say on which days or at which hours it opens'],
    ['zh_cn', '指定时段', '保存', '请选择开放的星期或时段'],
  ] as const)('hours are asked for where they are the rule ($0)', async (language, hours, save, said) => {
    const { user } = await open('/ad-slots/create', language);
    await user.click(await screen.findByRole('radio', { name: hours }));
    await user.click(screen.getByRole('button', { name: save }));
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('radio', { name: { en_us: 'Always', zh_cn: '始终开放' }[language] }));
    await waitFor(() =>
      expect(screen.queryByText({ en_us: 'Open from – to', zh_cn: '开放时段' }[language])).toBeNull(),
    );
  });

  test('a second exclusive slot of a place is refused at its mode, by the name of the first', async () => {
    const { owner, own } = server.personas;
    const { id } = await data<{ id: string }>(server, owner, 'adSlot.create', {
      name: 'Evening',
      layoutId: own.layoutId,
      width: 100,
      height: 100,
      carouselPlaces: 3,
      opening: 'hours',
      weekdays: [6, 7],
      mode: 'exclusive',
      sellingMode: 'cpt',
      cptPriceFen: 900,
    });
    const { user } = await open(`/ad-slots/create?from=${id}`);
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    const said = await screen.findAllByText('The exclusive slot "Evening" is open at these hours already');
    expect(said.length).toBeGreaterThan(0);
    await user.click(screen.getByRole('radio', { name: 'Shared' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: /Evening/, level: 1 })).toBeTruthy();
  });
});

describe('the scenarios of an area in the designer [LAY-06, LAY-07]', () => {
  test('stand at the area with all that was chosen, and another one begins with the first', async () => {
    const { owner } = server.personas;
    const layoutId = await makeLayout(server, 'Two hours', drawn(widget('main', 'adSlot')));
    const slot = { layoutId, width: 100, height: 100, sellingMode: 'cpt' };
    const made = (more: object) => data<{ id: string }>(server, owner, 'adSlot.create', { ...slot, ...more });
    await made({ name: 'All day', carouselPlaces: 10, cptPriceFen: 3000 });
    await made({
      name: 'Late',
      carouselPlaces: 4,
      cptPriceFen: 9000,
      opening: 'hours',
      weekdays: [5],
      mode: 'exclusive',
    });
    const { user } = await open(`/layouts/${layoutId}`);
    await screen.findByTestId('designer');
    await user.click(within(screen.getByTestId('canvas')).getByRole('button', { name: /main/ }));
    expect(await screen.findByRole('link', { name: 'Late' })).toBeTruthy();
    expect(screen.getByText('At certain hours · Exclusive · CPT · ¥90.00 · at most 4 ads')).toBeTruthy();
    expect(screen.getByText('Always · Shared · CPT · ¥30.00 · at most 10 ads')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Add a scenario' }));
    expect(await screen.findByRole('heading', { name: /^Copy of/ })).toBeTruthy();
    const place = screen.getByRole('combobox', { name: /^Place in the layout/ });
    await waitFor(() => expect(place.textContent).toBe('main · 100 × 100 px'));
  });
});

describe('the area of a slot in its form [LAY-06]', () => {
  const twoAreas = () => {
    const home = drawn(widget('main', 'adSlot'), widget('side', 'adSlot', { x: 200, width: 320, height: 240 }));
    const menu = { id: 'menu', name: 'Menu', background: '#000000', widgets: [widget('shelf', 'adSlot')] };
    return { ...home, pages: [...home.pages, menu] };
  };

  test.each([
    ['en_us', 'side · 320 × 240 px · page Home', 'shelf · 100 × 100 px · page Menu', /^Place in/, /^Width/],
    ['zh_cn', 'side · 320 × 240 像素 · 页面 Home', 'shelf · 100 × 100 像素 · 页面 Menu', /^布局中的位置/, /^宽/],
  ] as const)('is one of its layout, whose size the slot takes ($0)', async (language, side, shelf, place, width) => {
    const layoutId = await makeLayout(server, `Two areas ${language}`, twoAreas());
    const source = encodeURIComponent(JSON.stringify({ layoutId, widgetId: 'nowhere' }));
    const { user } = await open(`/ad-slots/create?source=${source}`, language);
    const choice = await screen.findByRole('combobox', { name: place });
    const field = screen.getByLabelText<HTMLInputElement>(width);
    await waitFor(() => expect(field.value).toBe('100'));
    await user.click(choice);
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      side.replace('side', 'main').replace('320 × 240', '100 × 100'),
      side,
      shelf,
    ]);
    await user.click(screen.getByRole('option', { name: side }));
    await waitFor(() => expect(field.value).toBe('320'));
    expect(choice.textContent).toBe(side);
  });
});
