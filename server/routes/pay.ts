import type { FastifyInstance, FastifyReply } from 'fastify';
import { addressKey } from '../call/addressKey.ts';
import { isContent, takeCallback } from '../pay/callback.ts';
import { gatewayFor, waysOf } from '../pay/gateways.ts';
import { PAY_PATH } from '../pay/openPayment.ts';
import { findPayable, openTrade } from '../pay/openTrade.ts';
import { choicePage } from '../pay/pages.ts';
import { isWechat } from '../pay/wechat/gateway.ts';
import type { Gateways, PaymentGateway } from '../services.ts';
import { sandboxRoutes } from './paySandbox.ts';
import { isToken, paySaid, takes, VISIT_HEADERS, VISITS_PER_MINUTE, type PayParts, type Rates } from './payVisit.ts';
import { wechatAddress, wechatRoutes } from './payWechat.ts';

/** Callbacks, a minute and address. */
const CALLBACKS_PER_MINUTE = 600;
/** Of those that nobody signed, each is kept: a stranger must not fill the disk with them. */
const FORGED_PER_MINUTE = 20;
const CALLBACK_BYTES = 16 * 1024;

/** Leads a visitor on to a gateway's page, or says why not. An address without origin is ours: the sandbox's page. */
async function lead(
  reply: FastifyReply,
  parts: PayParts,
  visit: { token: string; gateway: PaymentGateway },
): Promise<FastifyReply> {
  const opened = await openTrade(parts, { ...visit, log: reply.log });
  if (typeof opened === 'string') return paySaid(reply, opened);
  const url = new URL(opened.url, 'http://here');
  return reply.redirect(url.host === 'here' ? `${url.pathname}${url.search}` : url.href, 302);
}

function visitRoute(app: FastifyInstance, parts: PayParts, gateways: Gateways, rates: Rates): void {
  app.get<{ Params: { token: string }; Querystring: { by?: string } }>(
    `${PAY_PATH}:token`,
    async (request, reply): Promise<FastifyReply> => {
      const { token } = request.params;
      void reply.headers(VISIT_HEADERS);
      if (!takes(rates, `pay ${addressKey(request.ip)}`, VISITS_PER_MINUTE, parts.clock.now()))
        return reply.code(429).send();
      if (!isToken(token)) return paySaid(reply, 'unknown');
      const gateway = gatewayFor(gateways, request.headers['user-agent'] ?? '', request.query.by);
      if (gateway && !isWechat(gateway)) return lead(reply, parts, { token, gateway });
      const found = await findPayable(parts, token);
      if (typeof found === 'string') return paySaid(reply, found);
      if (gateway) return reply.redirect(wechatAddress(gateway, parts, token), 302);
      const { subject, payment } = found;
      return paySaid(reply, [200, choicePage({ subject, amount: payment.amount, token }, waysOf(gateways))]);
    },
  );
}

function callbackRoute(app: FastifyInstance, parts: PayParts, gateway: PaymentGateway, rates: Rates): void {
  const { name, replies } = gateway;
  void app.register(async (scope) => {
    // A signature is over the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: CALLBACK_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(`/pay/notify/${name}`, async (request, reply) => {
      if (!takes(rates, `notify ${addressKey(request.ip)}`, CALLBACKS_PER_MINUTE, parts.clock.now()))
        return reply.code(429).send();
      const raw = typeof request.body === 'string' ? request.body : '';
      const isForged = gateway.read(raw, request.headers) === null;
      if (isForged && !takes(rates, `forged ${addressKey(request.ip)}`, FORGED_PER_MINUTE, parts.clock.now()))
        return reply.code(429).send();
      const verdict = await takeCallback(parts, gateway, raw, request.headers);
      const isTaken = isContent(verdict);
      if (!isTaken) request.log.warn({ verdict, gateway: name }, 'a payment callback was not believed');
      if (verdict === 'twice') request.log.error({ gateway: name }, 'a payment was paid a second time, and goes back');
      return reply
        .code(isTaken ? 200 : 400)
        .type(replies.type)
        .send(isTaken ? replies.thanks : replies.sorry);
    });
  });
}

/**
 * Registers what strangers reach of a payment: GET /pay/to/<token>, which a phone opens (MKT-03), what is paid there in the
 * browser of a gateway's app, and the callbacks of the gateways. Without a gateway there is nothing.
 */
export function payRoutes(app: FastifyInstance, parts: PayParts, rates: Rates): void {
  const gateways = parts.payments;
  if (!gateways) return;
  visitRoute(app, parts, gateways, rates);
  wechatRoutes(app, parts, rates);
  for (const gateway of gateways) {
    callbackRoute(app, parts, gateway, rates);
    sandboxRoutes(app, gateway);
  }
}
