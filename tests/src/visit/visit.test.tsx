import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#core/protocol/envelope.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { createCalls } from '#src/phone/calls.ts';
import { clockAt } from '#src/phone/clockAt.ts';
import { createServerClock } from '#src/transport/serverClock.ts';
import { visitingOver } from '#src/visit/visiting.ts';
import { VisitPage } from '#src/visit/VisitPage.tsx';
import { sayIn } from '#src/visit/words.ts';
import { photo as smallPhoto } from '#tests/server/handlers/casts/scene.ts';
import { buildScene, HOUR, type Scene } from '#tests/server/player/scene.ts';
import { data, INSTALLATION } from '#tests/support/call.ts';
import { holding, networkTo, refusing } from '../phone/renderPhone.tsx';

const say = sayIn('en_us');

let scene: Scene;
beforeEach(async () => {
  scene = await buildScene();
});
afterEach(() => scene.close());

const owner = () => scene.personas.owner;
const HAND_IN = '/applet/task/finish.shtml';
const OPEN = '/applet/task/open.shtml';

/** Gives the owner a task; returns its id and the path of its photo link. */
async function linked(screenFacts: { zone?: string } = {}) {
  const { deviceId } = await scene.addScreen({ name: 'North gate', address: 'Main Street 1', ...screenFacts });
  await scene.addAd({ name: 'Tea', targetType: 'device', targetIds: [deviceId], status: 'playing' });
  const { id: planId } = await data<{ id: string }>(scene, owner(), 'monitorPlan.create', {
    name: 'Spring tea',
    taskName: 'Look for spring tea',
    handlerId: owner().userId,
    deadline: new Date(scene.clock.now() + HOUR).toISOString(),
    deviceIds: [deviceId],
  });
  const { list } = await data<{ list: { id: string }[] }>(scene, owner(), 'monitorTask.list', { filter: { planId } });
  const id = list[0]!.id;
  return { id, ...(await data<{ path: string }>(scene, owner(), 'monitorTask.link', { id })) };
}

function open(path: string) {
  const { network, send } = networkTo(scene);
  const { appId: appid, appKey: key } = scene.services.config;
  const clock = createServerClock(() => scene.clock.now());
  const visitingIn = (language: Language) =>
    visitingOver(createCalls({ host: { appid, key, apiBase: '' }, language, uuid: INSTALLATION, clock, send }), send);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }));
  localStorage.setItem('vitrine.language', 'en_us');
  history.replaceState(null, '', path);
  render(<VisitPage brand={{ name: 'Vitrine' }} visitingIn={visitingIn} />);
  return { user: userEvent.setup(), network };
}

const file = async (name: string) => new File([new Uint8Array(await smallPhoto())], name, { type: 'image/jpeg' });
const photosField = () => document.querySelector<HTMLInputElement>('input[type=file]')!;
const handInButton = () => screen.getByRole('button', { name: say('send') });
const taskOf = (id: string) => data(scene, owner(), 'monitorTask.one', { id });

describe('the page of a photo link [MON-01, NET-11]', () => {
  test('shows screen, place and what should be on it, takes photos, and hands in', async () => {
    const { id, path } = await linked();
    const { user } = open(path);
    expect(await screen.findByRole('heading', { name: 'Look for spring tea' })).toBeTruthy();
    for (const said of ['North gate', 'Main Street 1', 'Tea']) expect(screen.getByText(said)).toBeTruthy();

    await user.upload(photosField(), [await file('left.jpg'), await file('right.jpg')]);
    await user.click(screen.getByRole('button', { name: say('remove', { n: 2 }) }));
    await user.click(screen.getByRole('radio', { name: say('notPlayed') }));
    await user.type(screen.getByLabelText(say('note')), 'Dark');
    await user.click(handInButton());
    const heading = await screen.findByRole('heading', { name: say('done') });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const { status, photos, result, note } = await taskOf(id);
    expect({ status, result, note }).toEqual({ status: 'completed', result: 'notPlayed', note: 'Dark' });
    expect(photos).toHaveLength(1);
  });

  test('tells times by the clock of the screen, as the server says it', async () => {
    const { path } = await linked({ zone: 'America/New_York' });
    const { user } = open(path);
    await screen.findByText('North gate');
    const clock = (at: number) => clockAt(new Date(at).toISOString(), 'America/New_York', 'en_us', { withDay: true });
    expect(screen.getByText(clock(scene.clock.now() + HOUR))).toBeTruthy();
    await user.upload(photosField(), await file('left.jpg'));
    await user.click(screen.getByRole('radio', { name: say('normal') }));
    await user.click(handInButton());
    expect(await screen.findByText(say('doneNote', { time: clock(scene.clock.now()) }))).toBeTruthy();
  });

  test('says what is lacking, and sends nothing', async () => {
    const { id, path } = await linked();
    const { user } = open(path);
    await screen.findByText('North gate');
    await user.click(handInButton());
    expect(within(screen.getAllByRole('alert').at(-1)!).getByText(say('needPhoto'))).toBeTruthy();
    await user.upload(photosField(), await file('left.jpg'));
    await user.click(handInButton());
    expect(screen.getByText(say('needResult'))).toBeTruthy();
    const large = new File([new Uint8Array(limits.taskPhoto + 1)], 'large.jpg', { type: 'image/jpeg' });
    await user.upload(photosField(), large);
    expect(screen.getByText(say('tooLarge'))).toBeTruthy();
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(await taskOf(id)).toMatchObject({ status: 'toBeSeen' });
  });

  test('keeps all that was entered without network, and uploads no photo twice', async () => {
    const { id, path } = await linked();
    const { user, network } = open(path);
    await screen.findByText('North gate');
    await user.upload(photosField(), await file('left.jpg'));
    await user.click(screen.getByRole('radio', { name: say('normal') }));
    network.changed.push({ path: HAND_IN, answer: () => Promise.reject(new TypeError('no network')) });
    await user.click(handInButton());
    expect(await screen.findByText(say('notSent'))).toBeTruthy();
    await user.click(handInButton());
    await screen.findByRole('heading', { name: say('done') });
    expect(network.sent.filter((one) => one === '/media/sign.shtml')).toHaveLength(1);
    expect((await taskOf(id))['photos']).toHaveLength(1);
  });

  test('knows that it was handed in where the answer got lost', async () => {
    const { path } = await linked();
    const { user, network } = open(path);
    await screen.findByText('North gate');
    await user.upload(photosField(), await file('left.jpg'));
    await user.click(screen.getByRole('radio', { name: say('normal') }));
    network.lost.push(HAND_IN);
    await user.click(handInButton());
    await screen.findByText(say('notSent'));
    await user.click(handInButton());
    expect(await screen.findByText(say('doneBefore'))).toBeTruthy();
  });

  test('says what the server said in the language of then alone, and keeps what was entered', async () => {
    const { id, path } = await linked();
    const { user, network } = open(path);
    await screen.findByText('North gate');
    await user.upload(photosField(), await file('left.jpg'));
    await user.click(screen.getByRole('radio', { name: say('normal') }));
    network.changed.push(refusing(HAND_IN, 'PHOTO_OLD'));
    await user.click(handInButton());
    await screen.findByText(errors.PHOTO_OLD.en);
    await user.click(screen.getByRole('button', { name: say('language') }));
    const chinese = sayIn('zh_cn');
    expect(await screen.findByText(chinese('sendAgain'))).toBeTruthy();
    expect(screen.queryByText(errors.PHOTO_OLD.en)).toBeNull();
    await user.click(screen.getByRole('button', { name: chinese('send') }));
    expect(await screen.findByRole('heading', { name: chinese('done') })).toBeTruthy();
    expect(await taskOf(id)).toMatchObject({ status: 'completed', result: 'normal' });
  });

  test('asks again why there is no form where the language is another, and says nothing in the one of before', async () => {
    await linked();
    const { user, network } = open('/task/none');
    await screen.findByText(errors.TASK_LINK_WRONG.en);
    const held = holding(OPEN);
    network.changed.push(held);
    await user.click(screen.getByRole('button', { name: say('language') }));
    expect(screen.getByText(sayIn('zh_cn')('loading'))).toBeTruthy();
    expect(screen.queryByText(errors.TASK_LINK_WRONG.en)).toBeNull();
    held.release();
    expect(await screen.findByText(errors.TASK_LINK_WRONG.zh)).toBeTruthy();
  });

  test.each(['TASK_LINK_WRONG', 'TASK_LINK_LATE'] as const)(
    'says %s in both languages, and has no form',
    async (why) => {
      const { path } = await linked();
      if (why === 'TASK_LINK_LATE') scene.clock.advance(HOUR);
      const { user } = open(why === 'TASK_LINK_WRONG' ? '/task/none' : path);
      expect(await screen.findByText(errors[why].en)).toBeTruthy();
      await user.click(screen.getByRole('button', { name: say('language') }));
      expect(await screen.findByText(errors[why].zh)).toBeTruthy();
      expect(document.querySelector('form')).toBeNull();
      // Whoever tries it again hears the same.
      expect(screen.queryByRole('button', { name: sayIn('zh_cn')('retry') })).toBeNull();
    },
  );
});
