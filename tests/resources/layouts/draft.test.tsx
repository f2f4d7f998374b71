import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LayoutDocument } from '#core/layout/document.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';
import { drafting, drawn, makeLayout, played, widget } from '../../server/handlers/layouts/layoutScene.ts';

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
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const FIRST = drawn(widget('main', 'adSlot'));
const own = (layoutId: string) => drafting(app, app.personas.owner, layoutId);
const bar = () => document.querySelector<HTMLElement>('.draft-bar')!;
const status = () => within(bar()).getByRole('status').textContent;
const until = (text: string) => waitFor(() => expect(status()).toContain(text), { timeout: 10_000 });

/** Opens the designer of a layout that exists. */
async function open(layoutId: string) {
  const scene = await renderConsole(app, app.personas.owner, { path: `/layouts/${layoutId}` });
  await screen.findByTestId('designer');
  const palette = within(screen.getByRole('toolbar', { name: 'Widgets' }));
  const add = (kind: string) => scene.user.click(palette.getByRole('button', { name: kind }));
  return { ...scene, add };
}

const kinds = ({ pages }: LayoutDocument) => pages[0]!.widgets.map(({ kind }) => kind);

describe('the draft of a layout', () => {
  test('saves itself, says so, and screens play what is published [LAY-12]', async () => {
    const layoutId = await makeLayout(app, 'Self', FIRST);
    const { add } = await open(layoutId);
    expect(status()).toBe('Everything is published');
    await add('Clock');
    expect(status()).toContain('Saving the draft…');
    await until('Draft saved');
    expect(status()).toContain('1 change is not published');
    expect(kinds((await own(layoutId).open()).document)).toEqual(['adSlot', 'clock']);
    expect(await played(app, layoutId)).toEqual(FIRST);
  });

  test('is published after it said what it touches; then it is what screens play [LAY-12, UI-09]', async () => {
    const layoutId = await makeLayout(app, 'Publish me', FIRST);
    const { user, add } = await open(layoutId);
    await add('Clock');
    await user.click(screen.getByRole('button', { name: 'Publish…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish this layout?' }));
    expect(await dialog.findByText('No screen shows it yet')).toBeTruthy();
    expect(dialog.getByText('Clock (Clock): added')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'Version name (optional)' }), 'Clocked');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(kinds(await played(app, layoutId))).toEqual(['adSlot', 'clock']);
    await waitFor(() => expect(within(bar()).getByText('Screens show version 2')).toBeTruthy());
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish…' }).disabled).toBe(true);
  });

  test('that breaks a rule is not published, and each fault is named with its widget [LAY-04]', async () => {
    const layoutId = await makeLayout(app, 'Faulty', FIRST);
    const { user, add } = await open(layoutId);
    await add('Weather');
    await user.click(screen.getByRole('button', { name: 'Publish…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish this layout?' }));
    expect(await dialog.findByText('Home · Weather: Required')).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(true);
  });

  test('is not written over what another saved: both are shown, and one is chosen [LAY-12]', async () => {
    const layoutId = await makeLayout(app, 'Contested', FIRST);
    const { user, add } = await open(layoutId);
    const theirs = drawn(widget('main', 'adSlot'), widget('words', 'text', { x: 300 }));
    expect((await own(layoutId).save(0, theirs)).code).toBe(0);
    await add('Clock');
    await until('has saved this draft meanwhile');
    expect((await own(layoutId).open()).document).toEqual(theirs);
    await user.click(within(bar()).getByRole('button', { name: 'Load theirs' }));
    await until('Draft saved');
    const names = () =>
      within(screen.getByTestId('canvas'))
        .queryAllByRole('button')
        .map((one) => one.getAttribute('aria-label'));
    expect(names()).toEqual(['main (Ad slot)', 'words (Text)']);
    // One undo brings back the changes made here.
    fireEvent.keyDown(screen.getByTestId('canvas'), { key: 'z', ctrlKey: true });
    expect(names()).toEqual(['main (Ad slot)', 'Clock (Clock)']);
    await until('Draft saved');
    expect(kinds((await own(layoutId).open()).document)).toEqual(['adSlot', 'clock']);
  });

  test('of another is loaded as it was compared, whatever was saved since [LAY-12]', async () => {
    const layoutId = await makeLayout(app, 'Compared', FIRST);
    const { user, add } = await open(layoutId);
    const theirs = drawn(widget('main', 'adSlot'), widget('words', 'text', { x: 300 }));
    await own(layoutId).save(0, theirs);
    await add('Clock');
    await until('has saved this draft meanwhile');
    await user.click(within(bar()).getByRole('button', { name: 'Compare' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare' }));
    const load = dialog.getByRole<HTMLButtonElement>('button', { name: 'Load theirs' });
    await waitFor(() => expect(load.disabled).toBe(false));
    await own(layoutId).save(1, drawn(widget('other', 'adSlot')));
    await user.click(load);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const names = within(screen.getByTestId('canvas')).getAllByRole('button');
    expect(names.map((one) => one.getAttribute('aria-label'))).toEqual(['main (Ad slot)', 'words (Text)']);
  });

  test('is compared with a version, and restored from it by a step that can be undone [LAY-12]', async () => {
    const layoutId = await makeLayout(app, 'Versions', FIRST);
    const second = drawn(widget('main', 'adSlot', { width: 640 }), widget('clock', 'clock', { x: 700 }));
    await own(layoutId).save(0, second);
    expect((await own(layoutId).publish(1)).code).toBe(0);
    const { user } = await open(layoutId);
    await user.click(screen.getByRole('button', { name: 'Versions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Versions of this layout' }));
    // Nothing to restore before it is here.
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Restore as draft' }).disabled).toBe(true);
    await user.click(await dialog.findByRole('button', { name: /^v1/ }));
    expect(await dialog.findByText('main (Ad slot): another size')).toBeTruthy();
    expect(dialog.getByText('clock (Clock): added')).toBeTruthy();
    expect([...document.querySelectorAll('[data-mark]')].map((one) => one.getAttribute('data-mark'))).toEqual([
      'main',
      'main',
      'clock',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Restore as draft' }));
    await until('Draft saved');
    expect((await own(layoutId).open()).document).toEqual(FIRST);
    fireEvent.keyDown(screen.getByTestId('canvas'), { key: 'z', ctrlKey: true });
    await waitFor(async () => expect((await own(layoutId).open()).document).toEqual(second), { timeout: 10_000 });
  });
});

/** Lets the calls of a path wait or fail, as a bad line does; the others go through. */
function lineFor(path: string) {
  const inject = app.app.inject.bind(app.app) as (options: { url: string }) => Promise<unknown>;
  const state = { isCut: false, sent: 0, hold: Promise.resolve() };
  const spy = vi.spyOn(app.app, 'inject').mockImplementation((async (options: { url: string }) => {
    if (!options.url.startsWith(path)) return inject(options);
    state.sent += 1;
    await state.hold;
    if (state.isCut) throw new TypeError('fetch failed');
    return inject(options);
  }) as never);
  return { state, mend: () => spy.mockRestore() };
}

const BUSY = 'Error loading page! Please try again later!';

test('a draft that cannot be opened says why in words, and is asked for again [NET-05]', async () => {
  const layoutId = await makeLayout(app, 'Unopened', FIRST);
  const { state } = lineFor('/layout/draft/open');
  state.isCut = true;
  const { user } = await renderConsole(app, app.personas.owner, { path: `/layouts/${layoutId}` });
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  expect(again.closest('[role=alert]')?.textContent).toContain(BUSY);
  state.isCut = false;
  await user.click(again);
  expect(await screen.findByTestId('designer')).toBeTruthy();
});

describe('a draft that cannot be saved [LAY-12]', () => {
  test('is neither published nor kept as a version, and says why', async () => {
    const layoutId = await makeLayout(app, 'Unsaved', FIRST);
    const { user, add } = await open(layoutId);
    await add('Clock');
    await until('Draft saved');
    const { state, mend } = lineFor('/layout/draft/save');
    state.isCut = true;
    await add('Clock');
    await until('Not saved yet');
    expect(status()).toContain(BUSY);
    await user.click(screen.getByRole('button', { name: 'Publish…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish this layout?' }));
    expect(await dialog.findByText(BUSY)).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Versions' }));
    const versions = within(await screen.findByRole('dialog', { name: 'Versions of this layout' }));
    await user.type(versions.getByRole('textbox', { name: 'Name' }), 'Half');
    await user.click(versions.getByRole('button', { name: 'Keep the draft as a version' }));
    expect(await screen.findByText(BUSY)).toBeTruthy();
    mend();
    expect(await played(app, layoutId)).toEqual(FIRST);
    const { list } = await data<{ list: { name: string | null }[] }>(app, app.personas.owner, 'layoutVersion.list', {
      page: 1,
      pageSize: 10,
      filter: { layoutId },
    });
    expect(list.map(({ name }) => name)).not.toContain('Half');
  });

  test('asks before its page is left, and is there again in this window', async () => {
    const layoutId = await makeLayout(app, 'Left', FIRST);
    const { user, add, router } = await open(layoutId);
    const { state, mend } = lineFor('/layout/draft/save');
    state.isCut = true;
    await add('Clock');
    const go = (path: string) => waitFor(() => void router.navigate(path));
    await go('/layouts');
    const asked = within(await screen.findByRole('dialog', { name: 'Leave this page?' }));
    await user.click(asked.getByRole('button', { name: 'Keep editing' }));
    expect(router.state.location.pathname).toBe(`/layouts/${layoutId}`);
    await go('/layouts');
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Leave this page?' })).getByRole('button', { name: 'Leave' }),
    );
    await waitFor(() => expect(screen.queryByTestId('designer')).toBeNull());
    expect(router.state.location.pathname).toBe('/layouts');
    mend();
    expect((await own(layoutId).open()).rev).toBe(0);
    await go(`/layouts/${layoutId}`);
    await screen.findByTestId('designer');
    await until('Draft saved');
    expect(kinds((await own(layoutId).open()).document)).toEqual(['adSlot', 'clock']);
  });

  test('is saved first by who leaves at once, and nobody is asked', async () => {
    const layoutId = await makeLayout(app, 'Quick', FIRST);
    const { add, router } = await open(layoutId);
    await add('Clock');
    await waitFor(() => void router.navigate('/layouts'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/layouts'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(kinds((await own(layoutId).open()).document)).toEqual(['adSlot', 'clock']);
    await waitFor(() => expect(sessionStorage.getItem(`designer.${layoutId}`)).toBeNull());
  });

  test('does not conflict with itself where a save takes long: each rev is sent once', async () => {
    const layoutId = await makeLayout(app, 'Slow', FIRST);
    const { user, add, router } = await open(layoutId);
    const { state, mend } = lineFor('/layout/draft/save');
    let go = () => undefined as void;
    state.hold = new Promise<void>((resolve) => {
      go = resolve;
    });
    await add('Clock');
    await waitFor(() => expect(state.sent).toBe(1), { timeout: 10_000 });
    // While it is under way: another change, a dialog that saves first, and somebody who leaves.
    await add('Text');
    await user.click(screen.getByRole('button', { name: 'Publish…' }));
    await screen.findByRole('dialog', { name: 'Publish this layout?' });
    await waitFor(() => void router.navigate('/layouts'));
    expect(state.sent).toBe(1);
    go();
    await waitFor(() => expect(router.state.location.pathname).toBe('/layouts'));
    expect(state.sent).toBe(2);
    mend();
    expect(kinds((await own(layoutId).open()).document)).toEqual(['adSlot', 'clock', 'text']);
  });
});

describe('a template that cannot be read [LAY-08]', () => {
  test('says so, is shown as it is, and is kept until something takes its place', async () => {
    const { corpId } = app.personas.own;
    const old = { version: 0, boxes: [{ left: 1 }] };
    const { id } = await app.services.store.write({ kind: 'system', corpId }, (tx) =>
      tx.layouts.insert({ name: 'Of old', width: 1280, height: 720, pages: 1, document: old, builtIn: false }),
    );
    const { user } = await renderConsole(app, app.personas.owner, { path: `/temp_mag/add_custom_temp/${id}` });
    expect(await screen.findByText('This template cannot be read')).toBeTruthy();
    const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Arrangement' });
    expect(JSON.parse(text.value)).toEqual(old);
    expect((await data<{ document: unknown }>(app, app.personas.owner, 'layout.one', { id })).document).toEqual(old);
    await user.click(screen.getByText('Start over from a template'));
    await user.click(screen.getByRole('radio', { name: 'Full screen' }));
    await screen.findByTestId('designer');
    await until('Draft saved');
    expect(await own(id).open()).toMatchObject({ published: old, rev: 1 });
    // Its palette is that of the older editor.
    const palette = within(screen.getByRole('toolbar', { name: 'Widgets' }));
    expect(palette.getAllByRole('button').map((one) => one.textContent)).toEqual([
      'Ad slot',
      'Picture',
      'Text',
      'Video',
      'Static web page',
    ]);
    expect((await call(app, app.personas.owner, 'layoutDraft.publish', { layoutId: id, rev: 1 })).code).toBe(0);
  });
});
