import { cleanup, screen, waitFor, within } from '@testing-library/react';
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

test('the preview draws each shape of screen with all that its own layout has, not only that of the slot [AD-03]', async () => {
  const { user } = await renderConsole(scene, scene.personas.owner, { path: `/adv_mag/edit_adv/${adId}` });
  // A window without width shows the preview below the last step.
  await screen.findByRole('textbox', { name: /^Name/ });
  for (const to of ['Target', 'Material']) {
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.getByRole('button', { current: 'step' }).textContent).toContain(to));
  }
  const preview = await screen.findByRole('region', { name: 'Preview' });
  const drawnTexts = () =>
    within(preview)
      .getAllByRole('figure')
      .map((figure) => TEXTS.filter((text) => figure.textContent.includes(text)).join());
  await waitFor(() => expect(drawnTexts().toSorted()).toEqual(TEXTS));
});
