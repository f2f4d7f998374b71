import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { sayIn } from '#src/phone/sentences.ts';
import { buildCastScene, photo as castPhoto, type CastScene } from '#tests/server/handlers/casts/scene.ts';
import { call } from '#tests/support/call.ts';
import { button, heading, openPhone, answering, refusing, type renderPhone, STORE } from './renderPhone.tsx';

const say = sayIn('en_us');

let scene: CastScene;
beforeEach(async () => {
  scene = await buildCastScene();
});
afterEach(() => scene.close());

const opened = () => openPhone(scene);
const photo = async (type = 'image/jpeg') => {
  return new File([new Uint8Array(await castPhoto())], 'me.jpg', { type });
};
/** The field, and what a screen reader says of it beside its name. */
const saidOf = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe('a text', () => {
  test('is sent, and the page goes on to what becomes of it, with the focus on its heading [MKT-10]', async () => {
    await scene.sell({ castReview: true });
    const { user } = await opened();
    await user.click(screen.getByRole('radio', { name: say('text') }));
    await user.type(screen.getByLabelText(say('textLabel')), 'Happy birthday');
    await user.click(button(say('send')));
    const title = await heading(say('waitingReview'));
    expect(document.activeElement).toBe(title);
    expect(await scene.casts()).toMatchObject([{ kind: 'text', text: 'Happy birthday' }]);
    expect(screen.getByText('Happy birthday')).toBeTruthy();
  });

  test('that is empty is said at its field, which gets the focus', async () => {
    await scene.sell({});
    const { user } = await opened();
    await user.click(screen.getByRole('radio', { name: say('text') }));
    const field = screen.getByLabelText(say('textLabel'));
    expect(saidOf(field)).toBe(say('left', { n: limits.castText }));
    await user.click(button(say('send')));
    expect(saidOf(field)).toContain(say('needText'));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(await scene.casts()).toEqual([]);
  });

  test('may be as long as the page says, and no longer, as the server has it', async () => {
    await scene.sell({});
    expect(await scene.send({ text: 'x'.repeat(limits.castText) })).toMatchObject({ code: 0 });
    expect((await scene.send({ text: 'x'.repeat(limits.castText + 1) })).code).toBe(errors.PAYLOAD_INVALID.code);
  });

  test('with a word that the owner forbids is said at the field, and stays', async () => {
    await scene.sell({});
    await call(scene, scene.personas.owner, 'dictWord.create', { list: 'castWord', word: 'forbidden' });
    const { user } = await opened();
    await user.click(screen.getByRole('radio', { name: say('text') }));
    const field = screen.getByLabelText<HTMLTextAreaElement>(say('textLabel'));
    await user.type(field, 'a forbidden word');
    await user.click(button(say('send')));
    await waitFor(() => expect(saidOf(field)).toContain(errors.CAST_WORD.en));
    expect(field.value).toBe('a forbidden word');
  });

  test('to a full queue is refused in a sentence, and stays', async () => {
    await scene.sell({});
    const { user } = await opened();
    for (let sent = 0; sent < limits.castQueue; sent += 1) await scene.send({});
    await user.click(screen.getByRole('radio', { name: say('text') }));
    await user.type(screen.getByLabelText(say('textLabel')), 'too late');
    await user.click(button(say('send')));
    expect(await screen.findByText(errors.CAST_QUEUE_FULL.en)).toBeTruthy();
    expect(screen.getByDisplayValue('too late')).toBeTruthy();
  });
});

describe('a picture', () => {
  test('is uploaded and sent [MKT-10, NET-11]', async () => {
    await scene.sell({});
    const { user } = await opened();
    await user.upload(screen.getByLabelText(say('choose')), await photo());
    expect(screen.getByRole('img', { name: say('preview') })).toBeTruthy();
    await user.click(button(say('send')));
    await heading(say('waitingReview'));
    expect(await scene.casts()).toMatchObject([{ kind: 'picture', text: null }]);
  });

  test('that is none, or too large, is said as soon as it is chosen', async () => {
    await scene.sell({});
    const { user } = await opened();
    const field = screen.getByLabelText(say('choose'));
    const large = await photo();
    Object.defineProperty(large, 'size', { value: limits.castPicture + 1 });
    await user.upload(field, large);
    expect(saidOf(field)).toContain('A picture has 10 MB at most');
    await user.upload(field, await photo());
    expect(field.getAttribute('aria-invalid')).toBe('false');
  });

  test('whose price has changed is sent again for the new one, without a second upload [MKT-10]', async () => {
    await scene.sell({ castPriceFen: 200 });
    const { user, network } = await opened();
    await user.upload(screen.getByLabelText(say('choose')), await photo());
    await scene.sell({ castPriceFen: 350 });
    await user.click(button(say('sendPay', { price: '¥2.00' })));
    expect(await screen.findByText(say('priceChanged', { before: '¥2.00', price: '¥3.50' }))).toBeTruthy();
    expect(screen.getByText('¥3.50')).toBeTruthy();
    expect(await scene.casts()).toEqual([]);
    await user.click(button(say('sendPay', { price: '¥3.50' })));
    await heading(say('unpaid'));
    expect(await scene.casts()).toMatchObject([{ kind: 'picture', amountFen: 350 }]);
    expect(network.sent.filter((path) => path === '/media/sign.shtml')).toHaveLength(1);
  });

  test('that the network swallows is kept, and sent once the network is back', async () => {
    await scene.sell({});
    const { user, network } = await opened();
    await user.upload(screen.getByLabelText(say('choose')), await photo());
    network.isDown = true;
    await user.click(button(say('send')));
    expect(await screen.findByText(say('notSent'))).toBeTruthy();
    network.isDown = false;
    await user.click(button(say('send')));
    await heading(say('waitingReview'));
    expect(await scene.casts()).toHaveLength(1);
  });
});

test.each([403, 413, 503])('a store that answers %d is no lost network, and is tried again', async (status) => {
  await scene.sell({});
  const { user, network } = await opened();
  await user.upload(screen.getByLabelText(say('choose')), await photo());
  network.changed.push(answering(STORE, status));
  await user.click(button(say('send')));
  expect(await screen.findByText(say('notTaken'))).toBeTruthy();
  await user.click(button(say('send')));
  await heading(say('waitingReview'));
});

describe('an answer that is lost', () => {
  const write = async ({ user }: ReturnType<typeof renderPhone>, text: string) => {
    await user.click(screen.getByRole('radio', { name: say('text') }));
    await user.type(screen.getByLabelText(say('textLabel')), text);
    await user.click(button(say('send')));
  };
  const SEND = '/applet/cast/send.shtml';

  test('makes no second cast of a picture that is sent again, and the page follows the first [MKT-10]', async () => {
    await scene.sell({});
    const { user, network } = await opened();
    await user.upload(screen.getByLabelText(say('choose')), await photo());
    network.lost.push(SEND);
    await user.click(button(say('send')));
    await screen.findByText(say('notSent'));
    await user.click(button(say('send')));
    await heading(say('waitingReview'));
    expect(await scene.casts()).toHaveLength(1);
  });

  test('makes none where the page was loaded again in between', async () => {
    await scene.sell({});
    const before = await opened();
    before.network.lost.push(SEND);
    await write(before, 'once');
    await screen.findByText(say('notSent'));
    before.unmount();
    await write(await opened(), 'once');
    await heading(say('waitingReview'));
    expect(await scene.casts()).toHaveLength(1);
  });

  test.each(['TOO_MANY_CALLS', 'STORE_BUSY'] as const)(
    'makes none where a refusal with %s comes before the server looks for it',
    async (name) => {
      await scene.sell({});
      const { user, network } = await opened();
      await user.click(screen.getByRole('radio', { name: say('text') }));
      await user.type(screen.getByLabelText(say('textLabel')), 'once');
      network.lost.push(SEND);
      await user.click(button(say('send')));
      await screen.findByText(say('notSent'));
      network.changed.push(refusing(SEND, name));
      await user.click(button(say('send')));
      await screen.findByText(errors[name].en);
      await user.click(button(say('send')));
      await heading(say('waitingReview'));
      expect(await scene.casts()).toHaveLength(1);
    },
  );

  test('is none of another text; and what was answered may be said again', async () => {
    await scene.sell({});
    const before = await opened();
    before.network.lost.push(SEND);
    await write(before, 'one');
    await screen.findByText(say('notSent'));
    await write(before, ' more');
    await heading(say('waitingReview'));
    before.unmount();
    await write(await opened(), 'one more');
    await heading(say('waitingReview'));
    expect((await scene.casts()).map(({ text }) => text)).toEqual(['one', 'one more', 'one more']);
  });
});
