import { cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { addDevice, uploadFor } from '#tests/support/library.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';
import { until } from '#tests/support/until.ts';

let server: TestApp;
let id: string;
beforeAll(async () => {
  server = await buildTestApp();
  id = await addDevice(server, server.personas.owner, 'Lobby');
  const photos = await uploadFor(server, server.personas.owner, { entity: 'device', field: 'photos', count: 2 });
  await data(server, server.personas.owner, 'device.update', { id, photos });
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

describe('the real-scene pictures of a screen [DEV-06, SES-17]', () => {
  test('are a page of their own, which its own page leads to', async () => {
    const { user, router } = await renderConsole(server, server.personas.owner, { path: `/devices/${id}/show` });
    await user.click(await screen.findByRole('link', { name: 'Real-scene pictures' }));
    expect(router.state.location.pathname).toBe(`/dev_mag/real_picture/${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Lobby' })).toBeTruthy();
    expect(screen.getByText('Photos')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull();
  });

  test('take one away: the others and the rest of the screen stay', async () => {
    const { user } = await renderConsole(server, server.personas.owner, { path: `/dev_mag/real_picture/${id}` });
    const [remove] = await screen.findAllByRole('button', { name: /^Remove/ });
    await user.click(remove!);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await until(async () => {
      const device = await data<{ photos: string[]; name: string }>(server, server.personas.owner, 'device.one', {
        id,
      });
      expect(device).toMatchObject({ name: 'Lobby' });
      expect(device.photos.length).toBe(1);
    });
  });
});
