import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';
import { buildAdScene, type AdScene } from '../../server/handlers/ads/scene.ts';
import { addEditor, drafting, drawn, makeLayout, widget } from '../../server/handlers/layouts/layoutScene.ts';

let scene: AdScene;
let layoutId: string;
let draftedId: string;
beforeAll(async () => {
  scene = await buildAdScene();
  const shown = drawn(widget('poster', 'picture', {}, { materialId: scene.pictureId }));
  layoutId = await makeLayout(scene, 'Shop window', shown);
  draftedId = await makeLayout(scene, 'Not yet', drawn());
  await drafting(scene, scene.personas.owner, draftedId).save(0, shown);
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

test.each([
  ['en_us', 'Layouts (1)', 'Drafts of a layout (1)'],
  ['zh_cn', '布局（1）', '布局草稿（1）'],
] as const)(
  'the page of a material lists by name the layouts that show it, and those whose draft does ($0) [UI-09]',
  async (language, published, drafts) => {
    const path = `/materials/${scene.pictureId}/show`;
    const { user, router } = await renderConsole(scene, scene.personas.owner, { path, language });
    await user.click(await screen.findByRole('tab', { name: drafts }));
    const draft = await within(await screen.findByRole('tabpanel')).findByRole('link', { name: 'Not yet' });
    expect(draft.getAttribute('href')).toContain(draftedId);
    await user.click(screen.getByRole('tab', { name: published }));
    await user.click(await within(await screen.findByRole('tabpanel')).findByText('Shop window'));
    expect(router.state.location.pathname).toContain(layoutId);
  },
);

test('the details beside its preview name them, too [UI-09]', async () => {
  const { user } = await renderConsole(scene, scene.personas.owner, { path: '/material_mag' });
  await user.click(await screen.findByRole('gridcell', { name: /^poster/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'poster' }));
  await user.keyboard('i');
  const details = within(await dialog.findByRole('complementary', { name: 'Details' }));
  expect(await details.findByRole('heading', { name: 'Used in layouts (1)' })).toBeTruthy();
  expect(details.getByRole('link', { name: 'Shop window' }).getAttribute('href')).toContain(layoutId);
});

test('the page of a layout names the materials that it shows [UI-09]', async () => {
  await renderConsole(scene, scene.personas.owner, { path: `/layouts/${layoutId}/show` });
  const chip = await screen.findByRole('link', { name: /^poster/ });
  expect(chip.getAttribute('href')).toContain(scene.pictureId);
});

test('to whom layouts are not shown, the page of a material lists none [PERM-03]', async () => {
  const librarian = await addEditor(scene, 'librarian', ['home', 'material.view', 'ad.view']);
  await renderConsole(scene, librarian, { path: `/materials/${scene.pictureId}/show` });
  expect(await screen.findByRole('tab', { name: /^Ads/ })).toBeTruthy();
  expect(screen.queryByRole('tab', { name: /layout/i })).toBeNull();
});
