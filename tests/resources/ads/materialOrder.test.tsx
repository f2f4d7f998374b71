import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import sharp from 'sharp';
import { data } from '#tests/support/call.ts';
import { upload } from '#tests/support/library.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';
import { buildAdScene, type AdScene } from '../../server/handlers/ads/scene.ts';

const NAMES = ['first', 'second', 'third'] as const;

let scene: AdScene;
const known = new Map<string, string>();
beforeAll(async () => {
  scene = await buildAdScene();
  for (const [at, name] of NAMES.entries()) {
    const colours = ['teal', 'coral', 'gold'];
    const bytes = await sharp({ create: { width: 64, height: 36, channels: 3, background: colours[at]! } })
      .png()
      .toBuffer();
    known.set(name, ((await upload(scene, scene.personas.owner, `${name}.png`, bytes)).data as { id: string }).id);
  }
});
afterAll(() => scene.close());
beforeEach(() => {
  localStorage.clear();
  stubBrowser();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Names of the strip's pictures as they stand, without what else a button says of them. */
async function strip(): Promise<string[]> {
  const buttons = await screen.findAllByRole('button', { name: /first|second|third/ });
  return buttons.flatMap((button) => NAMES.filter((name) => button.getAttribute('aria-label')?.includes(name)));
}

test.each([
  ['as they were made', ['first', 'second', 'third']],
  ['backwards', ['third', 'second', 'first']],
  ['mixed', ['second', 'third', 'first']],
])(
  'console 7: materials %s stand in the order in which they play, on the page, at the review and in the answer [AD-07]',
  async (name, order) => {
    const { owner, reviewer } = scene.personas;
    const materials = order.map((one) => known.get(one)!);
    const id = await scene.addAd(owner, { name, materials });
    expect((await data<{ materials: string[] }>(scene, owner, 'ad.one', { id })).materials).toEqual(materials);
    await renderConsole(scene, owner, { path: `/ads/${id}/show` });
    expect(await strip()).toEqual(order);
    cleanup();
    await scene.services.store.write({ kind: 'system', corpId: scene.personas.own.corpId }, async (tx) => {
      const [role] = await tx.roles.find((eb) => eb('name', '=', 'Reviewer'));
      await tx.roles.update(role!.id, {
        permissions: ['ad', 'ad.view', 'adAudit', 'adAudit.view', 'adAudit.pass', 'adAudit.fail', 'material.view'],
      });
    });
    await renderConsole(scene, reviewer, { path: '/adv_audit' });
    await within(await screen.findByRole('article', { name })).findAllByRole('button');
    expect(await strip()).toEqual(order);
    await scene.batch(owner, 'ad.delete', { ids: [id] });
  },
);
