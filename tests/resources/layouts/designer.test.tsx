import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LayoutDocument } from '#core/layout/document.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';

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

const canvas = () => screen.getByTestId('canvas');
const widgets = () => within(canvas()).queryAllByRole('button');
const names = () => widgets().map((one) => one.getAttribute('aria-label'));
const palette = () => within(screen.getByRole('toolbar', { name: 'Widgets' }));
const number = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (key: string, more: object = {}) => fireEvent.keyDown(canvas(), { key, ...more });

/** Opens the form of a new layout with an empty page. */
async function begin(name = 'Lobby') {
  const scene = await renderConsole(app, app.personas.owner, { path: '/layouts/create' });
  await scene.user.type(await screen.findByRole('textbox', { name: /^Name/ }), name);
  await scene.user.click(screen.getByRole('radio', { name: 'Empty' }));
  await screen.findByTestId('designer');
  const add = (kind: string) => scene.user.click(palette().getByRole('button', { name: kind }));
  return { ...scene, add };
}

describe('the designer', () => {
  test('puts widgets on the page, and what is saved is what was drawn [LAY-02, LAY-03]', async () => {
    const { user, add } = await begin('Reception');
    await add('Ad slot');
    await add('Clock');
    expect(names()).toEqual(['Ad slot (Ad slot)', 'Clock (Clock)']);
    await user.clear(number('X'));
    await user.type(number('X'), '40');
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Format' }));
    await user.click(await screen.findByRole('option', { name: 'Hours and minutes' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('img', { name: 'Home: Ad slot (Ad slot), Clock (Clock)' });
    const { owner } = app.personas;
    const { list } = await data<{ list: { id: string }[] }>(app, owner, 'layout.list', {
      filter: { name: 'Reception' },
    });
    const saved = await data<{ document: LayoutDocument }>(app, owner, 'layout.one', { id: list[0]!.id });
    expect(saved.document.pages[0]!.widgets).toMatchObject([
      { kind: 'adSlot', width: 960, height: 540 },
      { kind: 'clock', x: 40, props: { format: 'time', hours: '24' } },
    ]);
  });

  test('takes everything back and does it again [LAY-02]', async () => {
    const { add } = await begin();
    await add('Clock');
    press('ArrowRight', { shiftKey: true });
    press('ArrowRight', { shiftKey: true });
    expect(number('X').value).toBe('740');
    press('Delete');
    expect(names()).toEqual([]);
    press('z', { ctrlKey: true });
    expect(names()).toEqual(['Clock (Clock)']);
    press('z', { ctrlKey: true });
    press('z', { ctrlKey: true });
    expect(names()).toEqual([]);
    press('z', { ctrlKey: true, shiftKey: true });
    press('y', { ctrlKey: true });
    expect(names()).toEqual(['Clock (Clock)']);
  });

  test('copies and pastes beside the original, in another window as well [LAY-02]', async () => {
    const { add } = await begin();
    await add('Clock');
    press('c', { ctrlKey: true });
    press('v', { ctrlKey: true });
    press('v', { ctrlKey: true });
    expect(names()).toHaveLength(3);
    const copied = localStorage.getItem('layout.clipboard')!;
    cleanup();
    sessionStorage.clear();
    localStorage.setItem('layout.clipboard', copied);
    await begin('Other');
    press('v', { ctrlKey: true });
    expect(names()).toEqual(['Clock (Clock)']);
  });

  test('says of what a layout has once that it cannot be copied; what was cut can be put back [LAY-11]', async () => {
    const { add, user } = await begin();
    await add('Clock');
    await add('Weather');
    press('d', { ctrlKey: true });
    const said = 'This component does not support this function: a layout has one at most (Weather)';
    expect(await screen.findByText(said)).toBeTruthy();
    expect(widgets()).toHaveLength(2);
    press('a', { ctrlKey: true });
    await user.click(screen.getByRole('button', { name: /^Duplicate/ }));
    expect(names().filter((name) => name?.includes('(Weather)'))).toHaveLength(1);
    expect(widgets()).toHaveLength(3);
    press('a', { ctrlKey: true });
    press('x', { ctrlKey: true });
    expect(widgets()).toHaveLength(0);
    press('v', { ctrlKey: true });
    expect(widgets()).toHaveLength(3);
  });

  test('says of a page that is copied what the copy lacks [LAY-02, LAY-11]', async () => {
    const { add, user } = await begin();
    await add('Clock');
    await add('Weather');
    await user.click(screen.getByRole('button', { name: 'Copy page' }));
    await screen.findByText('This component does not support this function: a layout has one at most (Weather)');
    const pages = within(screen.getByRole('region', { name: 'Pages' })).getAllByRole('listitem');
    expect(pages).toHaveLength(2);
    await user.click(within(pages[1]!).getByRole('button'));
    expect(names()).toEqual(['Clock (Clock)']);
  });

  test('says what is wrong at the widget and at the property [LAY-04, LAY-05]', async () => {
    const { user, add } = await begin();
    await add('Weather');
    expect(screen.getByText('Place: Required')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /^Place/ }), '上海');
    await waitFor(() => expect(screen.queryByText('Place: Required')).toBeNull());
    await add('Weather');
    expect(screen.getByText('At most 1 of this widget')).toBeTruthy();
    expect(widgets()[1]!.className).toContain('is-wrong');
  });

  test('a layout that breaks a rule is refused by the server at its widget [LAY-04]', async () => {
    const { user, add } = await begin('Broken');
    await add('Picture');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const group = await screen.findByRole('group', { name: /^Start from/ });
    await waitFor(() => expect(within(group).getAllByText(/Required/).length).toBeGreaterThan(0));
    const { list } = await data<{ list: unknown[] }>(app, app.personas.owner, 'layout.list', {
      filter: { name: 'Broken' },
    });
    expect(list).toEqual([]);
  });

  test('adds, names, orders and deletes pages; the home page stays [LAY-02]', async () => {
    const { user, add } = await begin();
    const pages = within(screen.getByRole('region', { name: 'Pages' }));
    expect(pages.getByText('A layout needs at least one page')).toBeTruthy();
    await user.click(pages.getByRole('button', { name: 'Add page' }));
    expect(pages.getByRole('button', { name: '2 · Page 2', current: 'page' })).toBeTruthy();
    await add('Interaction button');
    expect(screen.getByRole('combobox', { name: /^Leads to page/ })).toBeTruthy();
    await user.click(pages.getByRole('button', { name: '1 · Home' }));
    expect(pages.getByText('The home page cannot be deleted')).toBeTruthy();
    expect(pages.getByRole<HTMLButtonElement>('button', { name: 'Delete page' }).disabled).toBe(true);
    await user.click(pages.getByRole('button', { name: '2 · Page 2' }));
    await user.click(pages.getByRole('button', { name: 'Delete page' }));
    expect(pages.queryByRole('button', { name: '2 · Page 2' })).toBeNull();
  });

  test('orders, hides and locks by the layers [LAY-02]', async () => {
    const { user, add } = await begin();
    await add('Clock');
    await add('Text');
    const layers = within(screen.getByRole('list', { name: 'Layers' }));
    fireEvent.keyDown(layers.getByRole('button', { name: 'Clock' }), { key: 'ArrowUp', altKey: true });
    expect(names()).toEqual(['Text (Text)', 'Clock (Clock)']);
    await user.click(layers.getByRole('button', { name: 'Hide Text' }));
    expect(names()).toEqual(['Clock (Clock)']);
    await user.click(layers.getByRole('button', { name: 'Lock Clock' }));
    press('a', { ctrlKey: true });
    press('Delete');
    expect(names()).toEqual(['Clock (Clock)']);
  });
});
