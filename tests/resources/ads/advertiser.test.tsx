import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { data } from '#tests/support/call.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';
import { until } from '#tests/support/until.ts';
import { buildAdScene, type AdScene } from '../../server/handlers/ads/scene.ts';

let scene: AdScene;
let adId: string;
beforeAll(async () => {
  scene = await buildAdScene();
  const { advertiser, own } = scene.personas;
  await scene.services.store.write({ kind: 'system', corpId: advertiser.corpId }, (tx) =>
    tx.corporations.update(advertiser.corpId, { superiorId: own.corpId }),
  );
  adId = await scene.addAd(undefined, { name: 'Espresso', advertiserId: advertiser.corpId });
});
afterAll(() => scene.close());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('an advertiser’s ads have no column and no filter for slots, ask for none, and do without a cover that does not come [PERM-03, ADS-01, ADS-04]', async () => {
  localStorage.clear();
  stubBrowser();
  const inject = vi.spyOn(scene.app, 'inject');

  const { user } = await renderConsole(scene, scene.personas.advertiser, { path: '/promotion/slot_list' });
  const row = (await screen.findByText('Espresso')).closest('tr');
  expect(screen.getByRole('columnheader', { name: 'Start' })).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: 'Ad slot' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  const filters = await screen.findAllByRole('menuitem');
  expect(filters.map(({ textContent }) => textContent)).toEqual([
    'Status',
    'Type',
    'My plan',
    'Promotion group',
    'Held back',
    'Download',
    'Target',
    'Delivery mode',
    'Start',
  ]);
  await user.keyboard('{Escape}');
  const asked = JSON.stringify(inject.mock.calls);
  expect(asked).toContain('"url":"/ad/list');
  expect(asked).not.toContain('"url":"/slot/');
  fireEvent.error(within(row!).getByRole('img', { name: /^Picture/ }));
  expect(await screen.findByRole('img', { name: 'The picture cannot be loaded' })).toBeTruthy();
});

test('a media owner filters its ads by its own plan, and by nothing of its advertisers’ [ADS-04, PERM-03, AD-01]', async () => {
  localStorage.clear();
  stubBrowser();
  await scene.addAd(undefined, { name: 'Ristretto', deliveryMode: 'matching' });
  const { user } = await renderConsole(scene, scene.personas.owner, { path: '/adv_mag' });
  await screen.findByText('Espresso');
  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  const filters = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(filters).toEqual(expect.arrayContaining(['Plan', 'Advertiser', 'Target', 'Delivery mode', 'Created by']));
  for (const name of ['My plan', 'Promotion group']) expect(filters).not.toContain(name);
  await user.click(screen.getByRole('menuitem', { name: 'Advertiser' }));
  await user.click(await screen.findByRole('combobox', { name: 'Advertiser' }));
  const { advertiser } = scene.personas;
  const { name } = await data<{ name: string }>(scene, scene.personas.owner, 'corporation.one', {
    id: advertiser.corpId,
  });
  await user.click(await screen.findByRole('option', { name }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await until(() => expect(screen.queryByText('Ristretto')).toBeNull());
  expect(screen.getByText('Espresso')).toBeTruthy();
});

test('the page of an advertiser’s plan lists the ads that are in it, and asks for none by the owner’s [ADS-04, AD-11]', async () => {
  localStorage.clear();
  stubBrowser();
  const { advertiser } = scene.personas;
  const { id } = await data<{ id: string }>(scene, advertiser, 'campaign.create', { name: 'Spring' });
  await scene.services.store.write({ kind: 'system', corpId: null }, (tx) =>
    tx.ads.update(adId, { promotionPlanId: id }).then(() => undefined),
  );
  await renderConsole(scene, advertiser, { path: `/campaigns/${id}/show` });
  const tabs = await screen.findAllByRole('tab', { name: /Ads/ });
  expect(tabs).toHaveLength(1);
  expect(await screen.findByText('Espresso')).toBeTruthy();
});

test('an advertiser sees the picture of an ad, and in words how much of it is the media owner’s [PERM-05, ADS-01]', async () => {
  localStorage.clear();
  stubBrowser();
  const { coverUrl } = await scene.adOf(adId);

  await renderConsole(scene, scene.personas.advertiser, { path: `/ads/${adId}/show` });
  expect(await screen.findByText('1 device that you cannot see')).toBeTruthy();
  expect(await screen.findByText('1 material that you cannot see')).toBeTruthy();
  const cover = await screen.findByRole('img', { name: 'Cover' });
  expect(cover.getAttribute('src')).toContain(`/media/${String(coverUrl)}`);
  fireEvent.error(cover);
  expect(await screen.findByText('Unable to preview')).toBeTruthy();
});
