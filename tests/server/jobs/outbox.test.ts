import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { postMail } from '#server/commands/postMail.ts';
import { createPostman } from '#server/jobs/outbox.ts';
import { NeverDelivered } from '#server/mail/neverDelivered.ts';
import type { Mail, Mailer } from '#server/services.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { testLog } from '#tests/support/testLog.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
const HOUR_MS = 60 * 60_000;
const log = { debug() {}, info() {}, warn() {}, error() {} };

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp({ logTo: testLog });
});
afterEach(() => test.close());

const put = (cause: string, recipient = 'a@example.com', corpId: string | null = null) =>
  test.services.store.write(SYSTEM, (tx) =>
    postMail(tx, {
      corpId,
      recipient,
      cause,
      subject: cause,
      text: 'Text',
      html: '<p>Text</p>',
      replyTo: 'b@gmail.com',
    }),
  );
const postman = (mailer: Mailer = test.services.mailer) => createPostman({ ...test.services, mailer, log });
const rows = () =>
  test.services.store.read(SYSTEM, (tx) => tx.db.selectFrom('outbox').selectAll().orderBy('created_at').execute());

/** A mail server that fails as often as it is told, and keeps what it takes. */
function failing(...errors: Error[]): Mailer & { sent: Mail[] } {
  const sent: Mail[] = [];
  return {
    sent,
    async send(mail) {
      const error = errors.shift();
      if (error) throw error;
      sent.push(mail);
    },
  };
}

describe('the outbox', () => {
  it('sends a mail once, with all that it says and an id [DEV-18, UI-12]', async () => {
    expect(await put('offline 1')).toBe(true);
    expect(await postman()()).toBe(1);
    expect(await postman()()).toBe(0);
    const [row] = await rows();
    expect(test.sent.mails).toEqual([
      {
        to: ['a@example.com'],
        id: row?.['id'],
        subject: 'offline 1',
        text: 'Text',
        html: '<p>Text</p>',
        replyTo: 'b@gmail.com',
      },
    ]);
  });

  it('has one mail of a cause to a recipient, however often it is written', async () => {
    expect(await put('offline 1')).toBe(true);
    expect(await put('offline 1')).toBe(false);
    expect(await put('offline 1', 'c@example.com')).toBe(true);
    await postman()();
    expect(await put('offline 1')).toBe(false);
    await postman()();
    expect(test.sent.mails.map(({ to }) => to)).toEqual([['a@example.com'], ['c@example.com']]);
  });

  it('keeps no mail of a cause that did not happen', async () => {
    const failed = test.services.store.write(SYSTEM, async (tx) => {
      await postMail(tx, { corpId: null, recipient: 'a@example.com', cause: 'x', subject: 'x', text: 'x' });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect(await rows()).toEqual([]);
  });

  it('sends each mail once where several processes look at the same time', async () => {
    for (let n = 0; n < 12; n += 1) await put(`offline ${n}`);
    const slow: Mailer = {
      async send(mail) {
        await new Promise((done) => setImmediate(done));
        await test.services.mailer.send(mail);
      },
    };
    const [one, two] = [postman(slow), postman(slow)];
    for (let round = 0; round < 3; round += 1) await Promise.all([one(), two()]);
    expect(test.sent.mails.map(({ subject }) => subject).toSorted()).toEqual(
      Array.from({ length: 12 }, (_, n) => `offline ${n}`).toSorted(),
    );
  });

  it('leaves a mail to the process that claimed it, and takes it up once that is surely gone, under the same id', async () => {
    await put('offline 1');
    const dying: Mailer = { send: () => Promise.reject(new Error('never read')) };
    const ids: (string | undefined)[] = [];
    // The process ends after the server has taken the mail and before it is marked.
    const stuck = createPostman({
      ...test.services,
      log,
      mailer: { ...dying, send: (mail) => (ids.push(mail.id), new Promise(() => undefined)) },
    });
    void stuck();
    await expect.poll(() => ids.length).toBe(1);
    expect(await postman()()).toBe(0);
    test.clock.advance(HOUR_MS);
    expect(await postman()()).toBe(1);
    expect(test.sent.mails.map(({ id }) => id)).toEqual(ids);
  });

  it('waits twice as long after each failure, and sends it in the end', async () => {
    await put('offline 1');
    const mailer = failing(new Error('connection refused'), new Error('452 full'));
    const deliver = postman(mailer);
    expect(await deliver()).toBe(0);
    expect(await rows()).toMatchObject([{ attempts: 1, error: 'connection refused', sent_at: null, failed_at: null }]);
    test.clock.advance(29_000);
    expect(await deliver()).toBe(0);
    expect((await rows())[0]?.['attempts']).toBe(1);
    test.clock.advance(1_000);
    expect(await deliver()).toBe(0);
    test.clock.advance(59_000);
    expect(await deliver()).toBe(0);
    test.clock.advance(1_000);
    expect(await deliver()).toBe(1);
    expect(mailer.sent).toHaveLength(1);
    expect(await rows()).toMatchObject([{ attempts: 3, error: null }]);
  });

  it.each([
    ['that the server refuses for good', () => [new NeverDelivered('550 no such user')], 1],
    ['after the last try', () => Array.from({ length: limits.mailTries }, () => new Error('away')), limits.mailTries],
  ])('gives up a mail %s, and tells the administrators once', async (_when, errors, tries) => {
    await put('offline 1', 'gone@example.com', test.personas.owner.corpId);
    const mailer = failing(...errors());
    const deliver = postman(mailer);
    for (let n = 0; n < limits.mailTries + 2; n += 1) {
      await deliver();
      test.clock.advance(5 * HOUR_MS);
    }
    expect(mailer.sent).toEqual([]);
    // The content of the mail is cleared: it may have held a link.
    expect(await rows()).toMatchObject([
      { attempts: tries, sent_at: null, failed_at: expect.any(Number), payload: '{}' },
    ]);
    const { list } = await data<{ list: { kind: string; subject: string }[] }>(
      test,
      test.personas.owner,
      'notice.info',
    );
    expect(list).toMatchObject([{ kind: 'mailFailed', subject: 'gone@example.com' }]);
  });

  it.each([
    ['NUL', '550 no\0 user', '550 no\uFFFD user'],
    ['half a character where it is cut', `${'x'.repeat(499)}😀`, `${'x'.repeat(499)}\uFFFD`],
  ])(
    'gives up a mail whose server answers with %s, too, and says it as far as it can be kept',
    async (_what, said, told) => {
      await put('offline 1', 'gone@example.com', test.personas.owner.corpId);
      await postman(failing(new NeverDelivered(said)))();
      expect(await rows()).toMatchObject([{ error: told, failed_at: expect.any(Number) }]);
      const { list } = await data<{ list: object[] }>(test, test.personas.owner, 'notice.info');
      expect(list).toMatchObject([{ kind: 'mailFailed', detail: told }]);
    },
  );
});
