import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { builtinLayouts } from '#core/layout/builtin.ts';
import { resized } from '#core/layout/resized.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';

interface Layout {
  id: string;
  width: number;
  height: number;
  document: unknown;
}

const template = (key: string) => builtinLayouts.find((one) => one.key === key)!.document;

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
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

async function saved(name: string): Promise<Layout> {
  const { owner } = app.personas;
  const { list } = await data<{ list: Layout[] }>(app, owner, 'layout.list', { filter: { name } });
  return data<Layout>(app, owner, 'layout.one', { id: list[0]!.id });
}

async function begin(name: string) {
  const scene = await renderConsole(app, app.personas.owner, { path: '/layouts/create' });
  await scene.user.type(await screen.findByRole('textbox', { name: /^Name/ }), name);
  const save = () => scene.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...scene, save };
}

describe('a layout', () => {
  test('begins with a template, whose size it takes, and its page shows the plan [LAY-01]', async () => {
    const { user, save } = await begin('Halves');
    await user.click(screen.getByRole('radio', { name: 'Two halves, portrait' }));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Height/ }).value).toBe('1920'));
    await save();
    expect(await screen.findByRole('img', { name: 'Home: Top (Ad slot), Bottom (Ad slot)' })).toBeTruthy();
    expect(await saved('Halves')).toMatchObject({ width: 1080, height: 1920, document: template('halves') });
  });

  test('of another size has its areas in proportion; what was typed on the way leaves no trace [LAY-01]', async () => {
    const { user, save } = await begin('Wall');
    await user.click(screen.getByRole('radio', { name: 'L-shape' }));
    const width = screen.getByRole('textbox', { name: /^Width/ });
    await user.clear(width);
    await user.type(width, '3840');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'L-shape' }).checked).toBe(true);
    await save();
    await screen.findByRole('img', { name: /Main \(Ad slot\)/ });
    const wall = await saved('Wall');
    expect(wall).toMatchObject({ width: 3840, height: 1080, document: resized(template('lShape'), 3840, 1080) });
  });

  test('is still written as text, and takes the size of what was written [LAY-01]', async () => {
    const { user, save } = await begin('Written');
    const text = JSON.stringify(resized(template('full'), 800, 600));
    const group = within(screen.getByRole('group', { name: /^Start from/ }));
    await user.click(group.getByText('Edit as text'));
    fireEvent.change(group.getByRole('textbox', { name: 'Arrangement' }), { target: { value: text } });
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Width/ }).value).toBe('800'));
    await user.click(screen.getByRole('textbox', { name: /^Name/ }));
    await save();
    await screen.findByRole('img', { name: 'Home: Main (Ad slot)' });
    expect(await saved('Written')).toMatchObject({ width: 800, height: 600 });
  });

  test('that is built in has no form, and says why [LAY-01]', async () => {
    const { owner } = app.personas;
    const { list } = await data<{ list: Layout[] }>(app, owner, 'layout.list', { filter: { name: 'L-shape' } });
    const { user, router } = await renderConsole(app, owner, { path: `/layouts/${list[0]!.id}` });
    expect(await screen.findByText('A built-in layout cannot be edited or deleted')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await user.click(screen.getAllByRole('link', { name: 'Back' }).at(-1)!);
    expect(router.state.location.pathname).toBe(`/layouts/${list[0]!.id}/show`);
  });

  test('without an arrangement is not saved, and says so at its place', async () => {
    const { save } = await begin('Empty');
    await save();
    const group = await screen.findByRole('group', { name: /^Start from/ });
    await waitFor(() => expect(within(group).getAllByText('Required').length).toBeGreaterThan(0));
  });
});
