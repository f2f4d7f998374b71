import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LayoutDocument } from '#core/layout/document.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';
import { drafting, drawn, makeLayout, widget } from '../../server/handlers/layouts/layoutScene.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  stubBrowser();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LOOK = drawn(
  widget('main', 'adSlot', { width: 400, height: 300 }),
  widget('sky', 'weather', { x: 500 }, { place: '上海' }),
  widget('more', 'button', { x: 700 }, { text: 'More', pageId: 'second' }),
  widget('bar', 'operation', { x: 900 }),
);
const TWO_PAGES: LayoutDocument = {
  ...LOOK,
  pages: [
    LOOK.pages[0]!,
    {
      id: 'second',
      name: 'Second',
      background: '#000000',
      widgets: [widget('back', 'button', {}, { text: 'Back', pageId: 'home', auto: true, after: 1 })],
    },
  ],
};

const open = (path: string) => renderConsole(app, app.personas.owner, { path });
const opened = async () => within(await screen.findByRole('dialog', { name: 'As a screen shows it' }));

describe('the preview of a layout [LAY-01, LAY-09]', () => {
  test('from its page shows weather and samples, follows its buttons, and jumps by itself', async () => {
    const layoutId = await makeLayout(app, 'Looked at', TWO_PAGES);
    const { user } = await open(`/layouts/${layoutId}/show`);
    await user.click(await screen.findByRole('button', { name: 'Preview' }));
    const dialog = await opened();
    const { degrees } = (await app.services.weather!.of('上海'))!;
    expect(await dialog.findByText((text) => text.startsWith('上海') && text.includes(`${degrees}°`))).toBeTruthy();
    expect(dialog.getByText('main 400 × 300')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Volume up' }));
    expect(dialog.getByRole('status').textContent).toContain('Volume 80 %');
    await user.click(dialog.getByRole('button', { name: 'More' }));
    expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Page' }).value).toBe('second');
    await waitFor(() => expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Page' }).value).toBe('home'));
    await user.click(dialog.getByRole('checkbox', { name: 'Ads in the slots' }));
    expect(dialog.queryByText('main 400 × 300')).toBeNull();
  });

  test('from the designer shows the draft as it stands, at the page that is open', async () => {
    const layoutId = await makeLayout(app, 'Drafted', TWO_PAGES);
    const { user } = await open(`/layouts/${layoutId}`);
    await screen.findByTestId('designer');
    await user.click(screen.getByRole('button', { name: '2 · Second' }));
    const palette = within(screen.getByRole('toolbar', { name: 'Widgets' }));
    await user.click(palette.getByRole('button', { name: 'Countdown' }));
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const stage = within(await screen.findByTestId('preview'));
    expect(stage.getByRole('button', { name: 'Back' })).toBeTruthy();
    expect(stage.getByTestId('stage').querySelector('[data-kind=countdown]')).not.toBeNull();
  });
});

describe('the designer', () => {
  test('says of a material that was deleted under the draft at its widget, and publishing says where [LAY-12, UI-09]', async () => {
    const layoutId = await makeLayout(app, 'Gone', drawn(widget('main', 'adSlot')));
    const within_ = { kind: 'system', corpId: app.personas.own.corpId } as const;
    const ids = await app.services.store.write(within_, async (tx) => {
      const [a, b] = ['a', 'b'].map((sha) => tx.materials.insert({ name: sha, sha256: sha.repeat(64) }));
      return [(await a!).id, (await b!).id] as const;
    });
    const pictures = ids.map((materialId, at) =>
      widget(`poster${at}`, 'picture', { x: 300 + at * 200 }, { materialId }),
    );
    await drafting(app, app.personas.owner, layoutId).save(0, drawn(widget('main', 'adSlot'), ...pictures));
    await app.services.store.write(within_, (tx) => tx.materials.remove(ids[0]));
    const { user } = await open(`/layouts/${layoutId}`);
    await screen.findByTestId('designer');
    const poster = screen.getByRole('button', { name: 'poster0 (Picture)' });
    await waitFor(() => expect(poster.className).toContain('is-wrong'));
    expect(screen.getByRole('button', { name: 'poster1 (Picture)' }).className).not.toContain('is-wrong');
    await user.click(screen.getByRole('button', { name: 'poster0' }));
    expect(await screen.findByText('Picture: What is chosen does not exist')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Publish…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish this layout?' }));
    expect(await dialog.findByText('Home · poster0: What is chosen does not exist')).toBeTruthy();
  });

  test('leads from an area without a slot to the form of one, with layout, place and size [LAY-06]', async () => {
    const layoutId = await makeLayout(app, 'Unsold', drawn(widget('main', 'adSlot', { width: 640, height: 360 })));
    const { user } = await open(`/layouts/${layoutId}`);
    await screen.findByTestId('designer');
    await user.click(screen.getByRole('button', { name: 'main' }));
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Sell a slot here' });
    const { pathname, searchParams } = new URL(link.href);
    expect(pathname).toMatch(/slot/);
    expect(JSON.parse(searchParams.get('source')!)).toEqual({ layoutId, widgetId: 'main', width: 640, height: 360 });
  });
});
