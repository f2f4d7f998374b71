import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent as User } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { LayoutDocument } from '#core/layout/document.ts';
import { data } from '#tests/support/call.ts';
import { addDevice, givePoints } from '#tests/support/library.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';
import { buildAdScene, type AdScene } from '../../server/handlers/ads/scene.ts';
import { drawn, makeLayout, widget } from '../../server/handlers/layouts/layoutScene.ts';

const TEXTS = ['Menu of the canteen', 'Welcome to the lobby'];
const AREA = { y: 150, width: 960, height: 540 };

let scene: AdScene;
let adId: string;
beforeAll(async () => {
  scene = await buildAdScene();
  const { owner, own } = scene.personas;
  await givePoints(scene, 'android', 2);
  // Their texts are not in the same place: screens whose pages have the same boxes are drawn once.
  const named = (text: string): LayoutDocument =>
    drawn(widget('said', 'text', { width: text.length * 20 }, { text }), widget('main', 'adSlot', AREA));
  const layoutIds = [];
  for (const text of TEXTS) layoutIds.push(await makeLayout(scene, text, named(text)));
  const targetIds: string[] = [];
  for (const [at, layoutId] of layoutIds.entries()) {
    const id = await addDevice(scene, owner, TEXTS[at], String(at).repeat(43));
    await scene.services.store.write({ kind: 'system', corpId: own.corpId }, (tx) =>
      tx.devices.update(id, { layoutId }),
    );
    targetIds.push(id);
  }
  const slotIds: string[] = [];
  for (const layoutId of layoutIds) {
    const slot = {
      name: layoutId,
      layoutId,
      widgetId: 'main',
      width: AREA.width,
      height: AREA.height,
      cptPriceFen: 100,
    };
    slotIds.push((await data<{ id: string }>(scene, owner, 'adSlot.create', slot)).id);
  }
  const [slotId] = slotIds;
  adId = await scene.addAd(owner, { slotId, deliveryMode: 'matching', targetIds });
});
afterAll(() => scene.close());
beforeEach(() => {
  localStorage.clear();
  stubBrowser();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A window without width shows the preview below the last step. */
async function toLastStep(user: User): Promise<void> {
  for (const to of ['Target', 'Material']) {
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.getByRole('button', { current: 'step' }).textContent).toContain(to));
  }
}

test('the preview draws each shape of screen with all that its own layout has, not only that of the slot [AD-03]', async () => {
  const { user } = await renderConsole(scene, scene.personas.owner, { path: `/adv_mag/edit_adv/${adId}` });
  await screen.findByRole('textbox', { name: /^Name/ });
  await toLastStep(user);
  const preview = await screen.findByRole('region', { name: 'Preview' });
  const drawnTexts = () =>
    within(preview)
      .getAllByRole('figure')
      .map((figure) => TEXTS.filter((text) => figure.textContent.includes(text)).join());
  await waitFor(() => expect(drawnTexts().toSorted()).toEqual(TEXTS));
});

test('what an approved ad will do waits for no approval, until something of it is changed [AD-03, AD-18]', async () => {
  const { owner } = scene.personas;
  const id = await scene.addAd(owner, { name: 'Approved already' });
  expect(await scene.approve(owner, [id])).toMatchObject([{ code: 0 }]);
  const { user } = await renderConsole(scene, owner, { path: `/adv_mag/edit_adv/${id}` });
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), ' 2');
  await toLastStep(user);
  const said = async () => (await screen.findByText(/this ad plays in turn/)).textContent;
  expect(await said()).not.toContain('approved');
  await user.type(screen.getByRole('textbox', { name: /^Page behind the QR code/ }), 'https://example.com/');
  await waitFor(async () => expect(await said()).toContain('once the change is approved'));
});
