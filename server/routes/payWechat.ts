import type { FastifyInstance } from 'fastify';
import { addressKey } from '../call/addressKey.ts';
import { PAY_PATH } from '../pay/openPayment.ts';
import { findPayable, openTrade } from '../pay/openTrade.ts';
import { staleOf } from '../pay/pages.ts';
import { isWechat, type WechatGateway } from '../pay/wechat/gateway.ts';
import { PAGE_POLICY, wechatPage } from '../pay/wechat/page.ts';
import { isPayerState, payerState } from '../pay/wechat/payer.ts';
import { isToken, paySaid, takes, VISIT_HEADERS, VISITS_PER_MINUTE, type PayParts, type Rates } from './payVisit.ts';

/** Questions of pages that wait for a payment, a minute and address: each asks every three seconds, and several share an address. */
const LOOKS_PER_MINUTE = 600;
const CODE = /^[\w-]{1,128}$/;
const HTML = 'text/html; charset=utf-8';

/** Returns where WeChat's browser is sent to say who pays. */
export const wechatAddress = (gateway: WechatGateway, { config, clock }: PayParts, token: string): string =>
  gateway.authorizeUrl(`${PAY_PATH}${token}/wechat`, payerState(config.secret, token, clock.now()));

/** Registers GET /pay/to/<token>/wechat, to which WeChat's browser comes back with who pays: the page that it pays on. */
function pageRoute(app: FastifyInstance, parts: PayParts, gateway: WechatGateway, rates: Rates): void {
  const { clock, config } = parts;
  app.get<{ Params: { token: string }; Querystring: { code?: string; state?: string } }>(
    `${PAY_PATH}:token/wechat`,
    async ({ params: { token }, query, ip, log }, reply) => {
      void reply.headers(VISIT_HEADERS);
      if (!takes(rates, `pay ${addressKey(ip)}`, VISITS_PER_MINUTE, clock.now())) return reply.code(429).send();
      const found = isToken(token) ? await findPayable(parts, token) : 'unknown';
      if (typeof found === 'string') return paySaid(reply, found);
      const { code = '', state = '' } = query;
      const isFresh = CODE.test(code) && isPayerState(config.secret, token, state, clock.now());
      const payer = !isFresh
        ? null
        : await gateway.payerOf(code).catch((error: unknown) => {
            log.error({ err: error }, 'nobody said who pays');
            return undefined;
          });
      if (payer === undefined) return paySaid(reply, 'silent');
      if (payer === null) return paySaid(reply, [400, staleOf(token)]);
      const opened = await openTrade(parts, { token, gateway, payer, log });
      if (typeof opened === 'string') return paySaid(reply, opened);
      const { subject, payment, url } = opened;
      return reply
        .header('content-security-policy', PAGE_POLICY)
        .type(HTML)
        .send(wechatPage({ subject, amount: payment.amount, token }, gateway.bridgeCall(url)));
    },
  );
}

/** Registers GET /pay/to/<token>/state, by which that page follows its payment. */
function stateRoute(app: FastifyInstance, parts: PayParts, rates: Rates): void {
  app.get<{ Params: { token: string } }>(`${PAY_PATH}:token/state`, async ({ params: { token }, ip }, reply) => {
    void reply.headers(VISIT_HEADERS);
    if (!takes(rates, `pay state ${addressKey(ip)}`, LOOKS_PER_MINUTE, parts.clock.now()))
      return reply.code(429).send();
    const found = isToken(token) ? await findPayable(parts, token) : 'unknown';
    if (found === 'unknown') return reply.code(404).send();
    return reply.send({ status: typeof found === 'string' ? found : 'pending' });
  });
}

/** Registers what WeChat's browser reaches of a payment, where WeChat Pay is set up. */
export function wechatRoutes(app: FastifyInstance, parts: PayParts, rates: Rates): void {
  const gateway = parts.payments?.find(isWechat);
  if (!gateway) return;
  pageRoute(app, parts, gateway, rates);
  stateRoute(app, parts, rates);
}
