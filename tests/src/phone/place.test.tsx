import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { sayIn } from '#src/phone/sentences.ts';
import { buildCastScene, type CastScene } from '#tests/server/handlers/casts/scene.ts';
import { call } from '#tests/support/call.ts';
import { button, heading, openPhone, answering, holding, refusing, renderPhone } from './renderPhone.tsx';

const say = sayIn('en_us');
const zh = sayIn('zh_cn');
const OPEN = '/applet/cast/open.shtml';

let scene: CastScene;
beforeEach(async () => {
  scene = await buildCastScene();
});
afterEach(() => scene.close());

const opened = () => openPhone(scene);
const write = async ({ user }: Pick<ReturnType<typeof renderPhone>, 'user'>, text: string) => {
  await user.click(screen.getByRole('radio', { name: say('text') }));
  await user.type(screen.getByLabelText(say('textLabel')), text);
};

describe('the place', () => {
  test('of a code that is none is refused in a sentence', async () => {
    renderPhone(scene, '/cast/none');
    expect(await screen.findByText(errors.CAST_CODE_WRONG.en)).toBeTruthy();
  });

  test.each([
    [{ castPriceFen: 0, castReview: false }, say('straightFree', { minutes: 15 })],
    [{ castPriceFen: 0, castReview: true }, say('reviewedFree', { minutes: 15 })],
    [{ castPriceFen: 200, castReview: false }, say('straight', { minutes: 15 })],
    [{ castPriceFen: 200, castReview: true }, say('reviewed', { minutes: 15 })],
  ])('says what is done with it and with the money, sold as %o', async (sold, terms) => {
    await scene.sell(sold);
    await opened();
    expect(screen.getByText(terms)).toBeTruthy();
    expect(terms.includes('your money goes back')).toBe(sold.castPriceFen > 0);
  });

  test('in the other language keeps what was written, with or without network', async () => {
    await scene.sell({});
    const { user, network } = await opened();
    await user.click(screen.getByRole('radio', { name: say('text') }));
    await user.type(screen.getByLabelText(say('textLabel')), 'Hello');
    network.isDown = true;
    await user.click(button(say('language')));
    expect(await screen.findByDisplayValue('Hello')).toBeTruthy();
    expect(document.documentElement.lang).toBe('zh-CN');
    network.isDown = false;
    await user.click(button(sayIn('zh_cn')('send')));
    await heading(sayIn('zh_cn')('waitingReview'));
  });
});

describe('a place that is asked for again and refused', () => {
  test.each(['TOO_MANY_CALLS', 'STORE_BUSY'] as const)('with %s keeps the form, and is tried again', async (name) => {
    await scene.sell({});
    const phone = await opened();
    await write(phone, 'Hello');
    phone.network.changed.push(refusing(OPEN, name));
    await phone.user.click(button(say('language')));
    expect(await screen.findByText(errors[name].en)).toBeTruthy();
    expect(screen.getByDisplayValue('Hello')).toBeTruthy();
    await phone.user.click(button(zh('retry')));
    await waitFor(() => expect(screen.queryByRole('button', { name: zh('retry') })).toBeNull());
    expect(screen.queryByText(errors[name].en)).toBeNull();
    await phone.user.click(button(zh('send')));
    await heading(zh('waitingReview'));
  });

  test.each(['CAST_CODE_OLD', 'CAST_CODE_WRONG', 'CAST_SALE_OVER'] as const)(
    'with %s keeps the form, and is not tried again',
    async (name) => {
      await scene.sell({});
      const phone = await opened();
      await write(phone, 'Hello');
      phone.network.changed.push(refusing(OPEN, name));
      await phone.user.click(button(say('language')));
      expect(await screen.findByText(errors[name].en)).toBeTruthy();
      expect(screen.getByDisplayValue('Hello')).toBeTruthy();
      expect(screen.queryByRole('button', { name: zh('retry') })).toBeNull();
    },
  );

  test('where the price has changed keeps the form, and both are said', async () => {
    await scene.sell({ castPriceFen: 200 });
    const phone = await opened();
    await write(phone, 'Hello');
    await scene.sell({ castPriceFen: 350 });
    phone.network.changed.push(refusing(OPEN, 'TOO_MANY_CALLS'));
    await phone.user.click(button(say('sendPay', { price: '¥2.00' })));
    expect(await screen.findByText(errors.CAST_PRICE_CHANGED.en)).toBeTruthy();
    expect(screen.getByText(errors.TOO_MANY_CALLS.en)).toBeTruthy();
    await phone.user.click(button(say('retry')));
    await phone.user.click(await screen.findByRole('button', { name: say('sendPay', { price: '¥3.50' }) }));
    await heading(say('unpaid'));
    expect(await scene.casts()).toMatchObject([{ text: 'Hello', amountFen: 350 }]);
  });

  test('or whose screen went off meanwhile keeps the form', async () => {
    await scene.sell({});
    const phone = await opened();
    await write(phone, 'Hello');
    scene.clock.advance(limits.castCode);
    await phone.user.click(button(say('language')));
    expect(await screen.findByText(zh('off'))).toBeTruthy();
    expect(screen.getByDisplayValue('Hello')).toBeTruthy();
  });
});

describe('while a place is asked for', () => {
  test('a gateway without server is no lost network; who tries again is told that it is tried', async () => {
    await scene.sell({});
    const path = `/cast/${await scene.code()}`;
    const busy = answering(OPEN, 502);
    const held = holding(OPEN);
    const { network, user } = renderPhone(scene, path, { changed: [busy] });
    expect(await screen.findByText(say('serverBusy'))).toBeTruthy();
    network.changed.push(held);
    const retry = button(say('retry'));
    await user.click(retry);
    const region = screen.getByRole('alert');
    expect(region.textContent).toBe(say('loading'));
    expect(retry.getAttribute('aria-disabled')).toBe('true');
    const before = network.sent.length;
    await user.click(retry);
    expect(network.sent).toHaveLength(before);
    held.release();
    await screen.findByText('Lobby');
    expect(screen.queryByRole('button', { name: say('retry') })).toBeNull();
  });

  test('an answer to a question of before is not shown', async () => {
    await scene.sell({});
    const { network, user } = await opened();
    const late = Promise.withResolvers<Response>();
    network.changed.push({ path: OPEN, answer: () => late.promise });
    await user.click(button(say('language')));
    await user.click(button(zh('language')));
    await waitFor(() => expect(network.sent.filter((path) => path === OPEN)).toHaveLength(3));
    late.resolve(Response.json({ code: errors.STORE_BUSY.code, message: errors.STORE_BUSY.zh, traceKey: '' }));
    // By the time that this is written, the late answer was read.
    await write({ user }, 'Hello');
    expect(screen.queryByText(errors.STORE_BUSY.zh)).toBeNull();
    expect(screen.getByText('Lobby')).toBeTruthy();
  });
});

test('a sentence of the server does not stay in the language of before', async () => {
  await scene.sell({});
  await call(scene, scene.personas.owner, 'dictWord.create', { list: 'castWord', word: 'forbidden' });
  const phone = await opened();
  await write(phone, 'a forbidden word');
  await phone.user.click(button(say('send')));
  await screen.findByText(errors.CAST_WORD.en);
  await phone.user.click(button(say('language')));
  expect(await screen.findByText(zh('sendAgain'))).toBeTruthy();
  expect(screen.queryByText(errors.CAST_WORD.en)).toBeNull();
  await phone.user.click(button(zh('send')));
  expect(await screen.findByText(errors.CAST_WORD.zh)).toBeTruthy();
});
