import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(() => {
  localStorage.clear();
  stubBrowser();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the form of a slot', () => {
  test.each([
    ['en_us', 'Save', 'Price cannot be empty', 'CPT price (yuan per slot per day)'],
    ['zh_cn', '保存', '价格不能为空', 'CPT 价格（元/个/天）'],
  ] as const)(
    'says that a slot for sale needs a price, in yuan ($0) [UI-07, LAY-06, LAY-10]',
    async (language, save, said, label) => {
      const { user } = await renderConsole(server, server.personas.owner, { path: '/ad-slots/create', language });
      expect(await screen.findByLabelText(new RegExp(`^${label.replace(/[()]/g, '\\$&')}`))).toBeTruthy();
      await user.click(screen.getByRole('button', { name: save }));
      expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
    },
  );

  test('names the unit of each way to sell [LAY-10]', async () => {
    const { user } = await renderConsole(server, server.personas.owner, { path: '/ad-slots/create' });
    await user.click(await screen.findByRole('radio', { name: 'CPM' }));
    expect(await screen.findByLabelText(/^CPM price \(yuan per thousand plays\)/)).toBeTruthy();
    expect(screen.queryByLabelText(/^CPT price/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'RTB' }));
    expect(await screen.findByLabelText(/^RTB price \(yuan per thousand plays\)/)).toBeTruthy();
  });
});

describe('a new slot in a layout [LAY-06]', () => {
  const layoutWith = async (selling: { rtb: boolean; cpmPriceFen?: number }) => {
    const { owner, own } = server.personas;
    const { document, width, height } = await data<{ document: object; width: number; height: number }>(
      server,
      owner,
      'layout.one',
      { id: own.layoutId },
    );
    const name = `Sells ${selling.cpmPriceFen}`;
    const { id } = await data<{ id: string }>(server, owner, 'layout.create', {
      name,
      document,
      width,
      height,
      ...selling,
    });
    return id;
  };
  const pathOf = (record: object) =>
    `/ad-slots/create?${new URLSearchParams({ source: JSON.stringify({ widgetId: 'main', width: 100, height: 100, ...record }) })}`;
  const price = async () => (await screen.findByLabelText<HTMLInputElement>(/^CPM price/)).value;
  const rtb = () => screen.getByRole<HTMLInputElement>('switch', { name: 'RTB' }).checked;

  test('begins with what its layout says of selling', async () => {
    const layoutId = await layoutWith({ rtb: true, cpmPriceFen: 250 });
    const { user } = await renderConsole(server, server.personas.owner, { path: pathOf({ layoutId }) });
    await user.click(await screen.findByRole('radio', { name: 'CPM' }));
    await waitFor(async () => expect(await price()).toBe('2.50'));
    expect(rtb()).toBe(true);
  });

  test('a copy keeps its own', async () => {
    const layoutId = await layoutWith({ rtb: true, cpmPriceFen: 260 });
    const { areas } = await data<{ areas: { id: string }[] }>(server, server.personas.owner, 'adSlot.areas', {
      layoutId,
    });
    const { id } = await data<{ id: string }>(server, server.personas.owner, 'adSlot.create', {
      name: 'Original',
      layoutId,
      widgetId: areas[0]!.id,
      width: 100,
      height: 100,
      carouselPlaces: 3,
      sellingMode: 'cpm',
      cpmPriceFen: 900,
    });
    await renderConsole(server, server.personas.owner, { path: `/ad-slots/create?from=${id}` });
    await screen.findByText(/ · \d+ × \d+ px$/);
    expect(await price()).toBe('9');
    expect(rtb()).toBe(false);
  });
});

describe('a slot that came with a built-in layout [LAY-06]', () => {
  test.each([
    [
      'en_us',
      'The slot of a built-in layout can be neither deleted nor moved',
      'Name',
      'Layout',
      'Place in the layout',
    ],
    ['zh_cn', '内置布局的广告位不能删除或移走', '广告位名称', '布局', '布局中的位置'],
  ] as const)(
    'its form locks layout and place and says why; the rest can be changed ($0)',
    async (language, why, name, layout, place) => {
      const { owner, own } = server.personas;
      const { user } = await renderConsole(server, owner, { path: `/ad-slots/${own.slotId}`, language });
      const field = await screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
      expect(screen.getByText(why)).toBeTruthy();
      const input = (label: string) => screen.getByRole('combobox', { name: new RegExp(`^${label}( ?\\*|$)`) });
      for (const label of [layout, place]) expect(input(label).matches(':disabled, [aria-disabled="true"]')).toBe(true);
      await user.clear(field);
      await user.type(field, `Hall ${language}`);
      await user.click(screen.getByRole('button', { name: language === 'zh_cn' ? '保存' : 'Save' }));
      await waitFor(async () =>
        expect(await data(server, owner, 'adSlot.one', { id: own.slotId })).toMatchObject({ name: `Hall ${language}` }),
      );
    },
  );

  test('is not offered for deletion, and its page says why', async () => {
    const { owner, own } = server.personas;
    const { user } = await renderConsole(server, owner, { path: `/ad-slots/${own.slotId}/show` });
    const { name } = await data<{ name: string }>(server, owner, 'adSlot.one', { id: own.slotId });
    const header = within(await screen.findByRole('main'));
    await user.click(await header.findByRole('button', { name: `More: ${name}` }));
    const remove = await screen.findByRole('menuitem', { name: /^Delete/ });
    expect(remove.getAttribute('aria-disabled')).toBe('true');
    expect(within(remove).getByText('The slot of a built-in layout can be neither deleted nor moved')).toBeTruthy();
  });

  test('a copy of it is put wherever there is a place', async () => {
    const { owner, own } = server.personas;
    await renderConsole(server, owner, { path: `/ad-slots/create?from=${own.slotId}` });
    const layout = await screen.findByRole('combobox', { name: /^Layout/ });
    expect(layout.matches(':disabled')).toBe(false);
    expect(screen.queryByText(/neither deleted nor moved/)).toBeNull();
  });
});

describe('the page of a slot', () => {
  test.each([
    ['en_us', /^\S.* · \d+ × \d+ px$/],
    ['zh_cn', /^\S.* · \d+ × \d+ 像素$/],
  ] as const)(
    'names the place in the layout as its layout does, not by its id ($0) [LAY-06]',
    async (language, name) => {
      const { owner, own } = server.personas;
      const place = { layoutId: own.layoutId };
      const { areas } = await data<{ areas: { id: string; name: string }[] }>(server, owner, 'adSlot.areas', place);
      const { id } = await data<{ id: string }>(server, owner, 'adSlot.create', {
        ...place,
        name: `Door ${language}`,
        widgetId: areas[0]!.id,
        width: 100,
        height: 100,
        carouselPlaces: 3,
        sellingMode: 'cpt',
        cptPriceFen: 900,
      });
      await renderConsole(server, owner, { path: `/ad-slots/${id}/show`, language });
      expect((await screen.findByText(name)).textContent).toContain(areas[0]!.name);
      expect(screen.queryByText(areas[0]!.id, { exact: true })).toBeNull();
    },
  );
});
