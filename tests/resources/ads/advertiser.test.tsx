import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';
import { buildAdScene, type AdScene } from '../../server/handlers/ads/scene.ts';

let scene: AdScene;
beforeAll(async () => {
  scene = await buildAdScene();
  const { advertiser, own } = scene.personas;
  await scene.services.store.write({ kind: 'system', corpId: advertiser.corpId }, (tx) =>
    tx.corporations.update(advertiser.corpId, { superiorId: own.corpId }),
  );
  await scene.addAd(undefined, { name: 'Espresso', advertiserId: advertiser.corpId });
});
afterAll(() => scene.close());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('an advertiser’s ads name no slot, ask for none, and do without a cover that does not come [PERM-03, ADS-01]', async () => {
  localStorage.clear();
  stubBrowser();
  const inject = vi.spyOn(scene.app, 'inject');

  await renderConsole(scene, scene.personas.advertiser, { path: '/promotion/slot_list' });
  const row = (await screen.findByText('Espresso')).closest('tr');
  await waitFor(() => expect(row?.textContent).toContain('—'));
  const asked = JSON.stringify(inject.mock.calls);
  expect(asked).toContain('"url":"/ad/list');
  expect(asked).not.toContain('"url":"/slot/');
  fireEvent.error(within(row!).getByRole('img', { name: /^Picture/ }));
  expect(await screen.findByRole('img', { name: 'The picture cannot be loaded' })).toBeTruthy();
});
