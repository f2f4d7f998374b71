import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';

let app: TestApp;
let id: string;
beforeAll(async () => {
  app = await buildTestApp();
  id = await app.services.store.write({ kind: 'system', corpId: app.personas.own.corpId }, async (tx) => {
    const ad = await tx.ads.insert({ name: 'Latte', status: 'playing', endAt: tx.now + 86_400_000 });
    return ad.id;
  });
});
afterAll(() => app.close());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the palette does: "pause latte" asks to pause that ad, and pauses it [trial 26]', async () => {
  localStorage.clear();
  stubBrowser();
  const { user, router } = await renderConsole(app, app.personas.owner, { path: '/home' });
  await screen.findByRole('heading', { name: /Hello/ });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'pause latte');
  await user.click(await screen.findByRole('option', { name: /Pause · Latte/ }));
  const dialog = await screen.findByRole('dialog', { name: /Pause/ });
  expect(dialog.textContent).toContain('The state becomes: Paused');
  expect(router.state.location.search).toBe('');
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  await waitFor(async () => {
    const row = await app.services.store.read({ kind: 'system', corpId: app.personas.own.corpId }, (tx) =>
      tx.ads.one(id),
    );
    expect(row?.status).toBe('paused');
  });
});
