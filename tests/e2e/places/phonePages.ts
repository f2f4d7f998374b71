import { join } from 'node:path';
import type { CastStored } from '#generated/server/casts.gen.ts';
import { castCode, castTicket } from '#server/commands/casts/code.ts';
import { CAST_PATH, TASK_PATH } from '#core/phonePages.ts';
import { taskCode } from '#server/commands/taskLink.ts';
import { sayIn } from '#src/phone/sentences.ts';
import { sayIn as visitSayIn } from '#src/visit/words.ts';
import type { Locale } from '../../support/browser.ts';
import type { LiveServer } from '../../support/liveServer.ts';
import type { PublicPage } from './publicPages.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
const POSTER = join(import.meta.dirname, '../../fixtures/poster.png');

const sayFor = (locale: Locale) => sayIn(locale === 'zh-CN' ? 'zh_cn' : 'en_us');

/** Returns the page that the code on a screen of the demo leads to; the screen has just been heard of. */
const castPath = ({ services: { store, config }, clock }: LiveServer): Promise<string> =>
  store.write(SYSTEM, async (tx) => {
    const [cast] = await tx.casts.find((eb) => eb('status', '=', 'waiting'), { limit: 1 });
    const { corpId, deviceId, slotId } = cast!;
    await tx
      .as({ kind: 'system', corpId })
      .devices.update(deviceId!, { status: 'online', heartbeatAt: clock.now(), expireAt: clock.now() + 86_400_000 });
    return `${CAST_PATH}${castCode(config.secret, { slotId: slotId!, deviceId: deviceId! }, clock.now()).code}`;
  });

/** Returns the page of a cast of the demo that is in a state. */
const followPath =
  (status: CastStored['status']) =>
  ({ services: { store, config } }: LiveServer): Promise<string> =>
    store.read(SYSTEM, async (tx) => {
      const [cast] = await tx.casts.find((eb) => eb('status', '=', status), { limit: 1 });
      return `${CAST_PATH}any?${new URLSearchParams({ cast: castTicket(config.secret, cast!.id) })}`;
    });

const followed = (status: CastStored['status']): PublicPage => ({
  name: `a cast that is ${status}`,
  path: followPath(status),
  after: (page) => page.locator(`[data-status=${status}]`).waitFor(),
});

/** Returns the page that the photo link of a task of the demo leads to. */
const taskPath = ({ services: { store, config } }: LiveServer): Promise<string> =>
  store.write(SYSTEM, async (tx) => {
    const [task] = await tx.monitorTasks.find((eb) => eb('status', '=', 'toBeSeen'), { limit: 1 });
    const linked = { ...task!, linkNonce: 'nonce' };
    await tx.as({ kind: 'system', corpId: linked.corpId }).monitorTasks.update(linked.id, { linkNonce: 'nonce' });
    return `${TASK_PATH}${taskCode(config.secret, linked)}`;
  });

/** Pages on the phone of somebody without account: a passer-by (MKT-10), a person who looks at a screen (MON-01). */
export const PHONE_PAGES: readonly PublicPage[] = [
  {
    name: 'a cast with a picture',
    path: castPath,
    async after(page) {
      await page.locator('input[type=file]').setInputFiles(POSTER);
      await page.getByRole('img').waitFor();
    },
  },
  {
    name: 'a cast with an empty text',
    path: castPath,
    async after(page, locale) {
      const say = sayFor(locale);
      await page.getByText(say('text'), { exact: true }).click();
      await page.getByRole('button', { name: say('sendPay', { price: '¥2.00' }) }).click();
      await page.getByText(say('needText')).waitFor();
    },
  },
  {
    name: 'a code of no screen',
    path: '/cast/none',
    after: (page) => page.locator('.phone-note-error').waitFor(),
    expects: /^\/applet\/cast\/open\.shtml answered/,
  },
  {
    name: 'a photo link, with a photo and nothing chosen',
    path: taskPath,
    async after(page, locale) {
      const say = visitSayIn(locale === 'zh-CN' ? 'zh_cn' : 'en_us');
      await page.locator('input[type=file]').setInputFiles(POSTER);
      await page.getByRole('button', { name: say('send') }).click();
      await page.getByText(say('needResult')).waitFor();
    },
  },
  {
    name: 'a photo link of no task',
    path: '/task/none',
    after: (page) => page.locator('.phone-note-error').waitFor(),
    expects: /^\/applet\/task\/open\.shtml answered/,
  },
  ...(['waiting', 'queued', 'played', 'refused', 'expired'] as const).map(followed),
  {
    name: 'a ticket of no cast',
    path: '/cast/any?cast=none',
    after: (page, locale) => page.getByRole('heading', { name: sayFor(locale)('unknown') }).waitFor(),
    expects: /^\/applet\/cast\/status\.shtml answered/,
  },
  {
    name: 'a phone whose server does not answer',
    path: '/cast/none',
    before: (page) => page.route('**/host.json', (route) => route.fulfill({ status: 503, body: '' })),
    after: (page, locale) => page.getByText(sayFor(locale)('serverBusy')).waitFor(),
    expects: /503/,
  },
];
