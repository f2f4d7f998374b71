import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { data } from '#tests/support/call.ts';
import { upload } from '#tests/support/library.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';
import { seeAds } from '#tests/support/seeAds.ts';
import { buildAdScene, type AdScene } from '../../server/handlers/ads/scene.ts';

const TEXT = { kind: 'text', text: 'Mind the step', materials: undefined };

let scene: AdScene;
const REVIEW = ['ad', 'ad.view', 'adAudit', 'adAudit.view', 'adAudit.pass', 'adAudit.fail'];

async function reviewersMay(permissions: string[]): Promise<void> {
  const { own } = scene.personas;
  await scene.services.store.write({ kind: 'system', corpId: own.corpId }, async (tx) => {
    const [role] = await tx.roles.find((eb) => eb('name', '=', 'Reviewer'));
    await tx.roles.update(role!.id, { permissions });
  });
}

beforeAll(async () => {
  scene = await buildAdScene();
  await reviewersMay([...REVIEW, 'material.view']);
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
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  const { owner } = scene.personas;
  const { list } = await data<{ list: { id: string }[] }>(scene, owner, 'ad.list', { pageSize: 200 });
  if (list.length > 0) await scene.batch(owner, 'ad.delete', { ids: list.map(({ id }) => id) });
});

async function otherPicture(): Promise<string> {
  const bytes = await sharp({ create: { width: 64, height: 36, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const { data: made } = await upload(scene, scene.personas.owner, 'other.png', bytes);
  return (made as { id: string }).id;
}

const open = () => renderConsole(scene, scene.personas.reviewer, { path: '/adv_audit' });
const desk = (name: string) => screen.findByRole('article', { name });
const button = (name: string) => screen.getByRole('button', { name });

describe('the review desk', () => {
  test('lets nobody approve what was not seen: each picture has to come up [AD-07]', async () => {
    const other = await otherPicture();
    const id = await scene.addAd(undefined, { name: 'Two pictures', materials: [scene.pictureId, other] });
    const { user } = await open();
    await desk('Two pictures');
    expect(await screen.findByText('0 of 2 seen')).toBeTruthy();
    expect(button('Approve').getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Look at everything first: 2 of 2 not seen yet')).toBeTruthy();
    const shown = () => document.querySelector('.review-stage img')!;
    fireEvent.load(shown());
    expect(await screen.findByText('1 of 2 seen')).toBeTruthy();
    await user.keyboard('a');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('2');
    await waitFor(() => expect(shown()).toBeTruthy());
    fireEvent.load(shown());
    await waitFor(() => expect(button('Approve').getAttribute('aria-disabled')).toBe('false'));
    await user.keyboard('a');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Approve' }).disabled).toBe(false),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    await waitFor(async () => expect((await scene.adOf(id))['status']).toBe('pendingPlay'));
  });

  test('goes from ad to ad by key, disapproves with a common reason, and shows the next [AD-07]', async () => {
    const ids = [await scene.addAd(undefined, { ...TEXT, name: 'First' })];
    scene.clock.advance(1);
    ids.unshift(await scene.addAd(undefined, { ...TEXT, name: 'Second' }));
    const { user } = await open();
    await desk('Second');
    expect(await screen.findByText('1 of 1 seen')).toBeTruthy();
    await user.keyboard('j');
    await desk('First');
    await user.keyboard('k');
    await desk('Second');
    await user.keyboard('d');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Disapprove' }).disabled).toBe(true);
    await user.click(within(dialog).getByRole('button', { name: 'Text or price is wrong.' }));
    await user.click(within(dialog).getByRole('button', { name: 'Disapprove' }));
    await desk('First');
    expect(await scene.adOf(ids[0]!)).toMatchObject({ status: 'disapproved', reason: 'Text or price is wrong.' });
  });

  test('lists its keys with the console’s own', async () => {
    await scene.addAd(undefined, { ...TEXT, name: 'Keys' });
    const { user } = await open();
    await desk('Keys');
    await screen.findByText('1 of 1 seen');
    await user.keyboard('?');
    const section = (await screen.findByRole('heading', { name: 'On this page' })).closest('section')!;
    expect(within(section).getByText('Disapprove')).toBeTruthy();
  });

  test('says who was quicker, and goes on [AD-07]', async () => {
    const id = await scene.addAd(undefined, { ...TEXT, name: 'Wanted' });
    const { user } = await open();
    await desk('Wanted');
    await screen.findByText('1 of 1 seen');
    await waitFor(() => expect(button('Approve').getAttribute('aria-disabled')).toBe('false'));
    await user.keyboard('a');
    const dialog = await screen.findByRole('dialog');
    const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Approve' });
    await waitFor(() => expect(confirm.disabled).toBe(false));
    await act(() => scene.batch(scene.personas.owner, 'ad.reject', { ids: [id], reason: 'no' }));
    await user.click(confirm);
    expect(await screen.findByText(/^owner has disapproved this ad already/)).toBeTruthy();
    expect((await scene.adOf(id))['status']).toBe('disapproved');
  });

  test('decides on many at once, and leaves out what was not seen [AD-07, AD-09]', async () => {
    const seen = await scene.addAd(undefined, { ...TEXT, name: 'Looked at' });
    const unseen = await scene.addAd(undefined, { ...TEXT, name: 'Passed over' });
    await seeAds(scene, scene.personas.reviewer, [seen]);
    const { user } = await renderConsole(scene, scene.personas.reviewer, {
      path: `/adv_audit?filter=${encodeURIComponent('{"type":"common"}')}&sort=name&order=ASC`,
    });
    await desk('Looked at');
    await user.click(screen.getByRole('checkbox', { name: /Looked at/ }));
    await user.click(screen.getByRole('checkbox', { name: /Passed over/ }));
    const bar = await screen.findByRole('toolbar', { name: /2/ });
    await user.click(within(bar).getByRole('button', { name: 'Approve' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/not looked at yet.*Passed over/)).toBeTruthy();
    await user.click(await within(dialog).findByRole('button', { name: /Approve.*1/ }));
    await waitFor(async () => expect((await scene.adOf(seen))['status']).toBe('pendingPlay'));
    expect((await scene.adOf(unseen))['status']).toBe('pendingApproval');
  });

  test('leads from an ad that was not looked at to where it can be [AD-07]', async () => {
    const id = await scene.addAd(undefined, { ...TEXT, name: 'Far from the review' });
    const { user, router } = await renderConsole(scene, scene.personas.reviewer, { path: `/ads/${id}/show` });
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    await user.click(await screen.findByRole('link', { name: 'Look at it in the review' }));
    await desk('Far from the review');
    expect(router.state.location.pathname).toBe('/adv_audit');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('says to whom may not see materials why nothing can be approved; disapproving is left [PERM-03, AD-07]', async () => {
    await scene.addAd(undefined, { name: 'Unseen' });
    await reviewersMay(REVIEW);
    try {
      await open();
      await desk('Unseen');
      expect(await screen.findByText(/^Your role may not view materials/)).toBeTruthy();
      expect(document.querySelector('.review-stage img')).toBeNull();
      expect(button('Approve').getAttribute('aria-disabled')).toBe('true');
      expect(button('Disapprove').getAttribute('aria-disabled')).not.toBe('true');
    } finally {
      await reviewersMay([...REVIEW, 'material.view']);
    }
  });

  test('shows apart what was decided, where nothing can be decided again', async () => {
    const id = await scene.addAd(undefined, { ...TEXT, name: 'Refused' });
    await scene.batch(scene.personas.owner, 'ad.reject', { ids: [id], reason: 'Too loud' });
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: /^Disapproved 1/ }));
    await desk('Refused');
    expect((await screen.findAllByText('Too loud')).length).toBeGreaterThan(0);
    expect(await screen.findByText('Disapproved by owner')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });
});
