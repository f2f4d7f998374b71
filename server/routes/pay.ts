import { brandName } from '../commands/brandName.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { addressKey } from '../call/addressKey.ts';
import { RefusedError } from '../call/refuse.ts';
import type { RateLimiter } from '../dispatch/rate.ts';
import { isContent, takeCallback } from '../pay/callback.ts';
import { firstAsk, PAY_PATH } from '../pay/openPayment.ts';
import type { Log } from '../log.ts';
import type { PaymentGateway, Services } from '../services.ts';
import { sandboxRoutes } from './paySandbox.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
const TOKEN = /^[\w-]{22}$/;

/** Visits of pay addresses, and callbacks, a minute and address. */
const VISITS_PER_MINUTE = 60;
const CALLBACKS_PER_MINUTE = 600;
/** Of those that nobody signed, each is kept: a stranger must not fill the disk with them. */
const FORGED_PER_MINUTE = 20;
const CALLBACK_BYTES = 16 * 1024;

const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

type Parts = Pick<Services, 'store' | 'clock' | 'payments' | 'config'>;

/** Takes one request of an address; false where it asks too often. */
function takes(rates: RateLimiter, name: string, perMinute: number, now: number): boolean {
  try {
    rates.take(name, perMinute, now);
    return true;
  } catch (error) {
    if (error instanceof RefusedError) return false;
    throw error;
  }
}

const said = (zh: string, en: string): string =>
  `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${zh}</title><h1>${zh}</h1><p lang="en">${en}</p></html>`;

/** Opens the trade of a payment at the gateway, once, and returns where it is paid; or what there is to say instead. */
async function addressOf(
  { store, clock, config }: Parts,
  { gateway, token, log }: { gateway: PaymentGateway; token: string; log: Pick<Log, 'error'> },
) {
  const { payment, brand } = await store.read(SYSTEM, async (tx) => {
    const found = await tx.db.selectFrom('payments').selectAll().where('token', '=', token).executeTakeFirst();
    return { payment: found, brand: await brandName(tx, config, found?.corp_id ?? null) };
  });
  if (!payment) return 'unknown';
  if (payment.status === 'paid') return 'paid';
  if (payment.status === 'closed' || payment.expires_at <= clock.now()) return 'closed';
  if (payment.url !== null) return new URL(payment.url, 'http://here');
  // Told first: a trade whose opening was not heard is asked for, and closed, like any other.
  await store.write(SYSTEM, (tx) =>
    tx.db
      .updateTable('payments')
      .set({ gateway: gateway.name, ask_at: firstAsk(tx.now) })
      .where('id', '=', payment.id)
      .where('status', '=', 'pending')
      .execute(),
  );
  const { number, amount, ref, expires_at: expiresAt } = payment;
  const opened = await gateway
    .open({ number, amount, currency: 'CNY', subject: `${brand} ${ref}`, expiresAt })
    .catch((error: unknown) => {
      log.error({ err: error, number }, 'the payment gateway opened no trade');
      return null;
    });
  if (!opened) return 'silent';
  const { url } = opened;
  await store.write(SYSTEM, (tx) => tx.db.updateTable('payments').set({ url }).where('id', '=', payment.id).execute());
  return new URL(url, 'http://here');
}

const SAID = {
  unknown: [404, said('没有这笔支付', 'There is no such payment')],
  paid: [200, said('已支付', 'Paid')],
  silent: [
    502,
    said('支付平台暂时无法连接，请稍后再扫', 'The payment service cannot be reached: scan again in a while'),
  ],
  closed: [410, said('支付已过期，请返回重新获取二维码', 'This code is over: go back for a new one')],
} as const;

function visitRoute(app: FastifyInstance, parts: Parts, gateway: PaymentGateway, rates: RateLimiter): void {
  const isOurs = (url: URL) => url.host === 'here';
  app.get<{ Params: { token: string } }>(`${PAY_PATH}:token`, async (request, reply): Promise<FastifyReply> => {
    const { token } = request.params;
    void reply.headers(HEADERS);
    if (!takes(rates, `pay ${addressKey(request.ip)}`, VISITS_PER_MINUTE, parts.clock.now()))
      return reply.code(429).send();
    const address = TOKEN.test(token) ? await addressOf(parts, { gateway, token, log: request.log }) : 'unknown';
    if (typeof address !== 'string')
      return reply.redirect(isOurs(address) ? `${address.pathname}${address.search}` : address.href, 302);
    const [status, page] = SAID[address];
    return reply.code(status).type('text/html; charset=utf-8').send(page);
  });
}

function callbackRoute(app: FastifyInstance, parts: Parts, gateway: PaymentGateway, rates: RateLimiter): void {
  void app.register(async (scope) => {
    // A signature is over the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: CALLBACK_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(`/pay/notify/${gateway.name}`, async (request, reply) => {
      if (!takes(rates, `notify ${addressKey(request.ip)}`, CALLBACKS_PER_MINUTE, parts.clock.now()))
        return reply.code(429).send();
      const raw = typeof request.body === 'string' ? request.body : '';
      const isForged = gateway.read(raw, request.headers) === null;
      if (isForged && !takes(rates, `forged ${addressKey(request.ip)}`, FORGED_PER_MINUTE, parts.clock.now()))
        return reply.code(429).send();
      const verdict = await takeCallback(parts, gateway, raw, request.headers);
      const isTaken = isContent(verdict);
      if (!isTaken) request.log.warn({ verdict, gateway: gateway.name }, 'a payment callback was not believed');
      return reply
        .code(isTaken ? 200 : 400)
        .type('text/plain; charset=utf-8')
        .send(isTaken ? gateway.thanks : 'fail');
    });
  });
}

/**
 * Registers what strangers reach of a payment: GET /pay/to/<token>, which a phone opens (MKT-03), and the callbacks of the
 * gateway. Without a gateway there is neither.
 */
export function payRoutes(app: FastifyInstance, parts: Parts, rates: RateLimiter): void {
  const gateway = parts.payments;
  if (!gateway) return;
  visitRoute(app, parts, gateway, rates);
  callbackRoute(app, parts, gateway, rates);
  sandboxRoutes(app, gateway);
}
