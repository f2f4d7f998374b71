import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SandboxGateway } from '../pay/sandbox/client.ts';
import { MOODS, SandboxCompany, type Mood, type SandboxTrade } from '../pay/sandbox/gateway.ts';
import { PAGE_POLICY, payPage } from '../pay/sandbox/page.ts';
import { isSigned, SANDBOX_PATH, SIGN_HEADER } from '../pay/sandbox/protocol.ts';
import type { PaymentGateway, Services } from '../services.ts';

const MESSAGE_BYTES = 16 * 1024;

const isSandbox = (gateway: PaymentGateway): gateway is SandboxGateway => 'wire' in gateway;

/** Origin at which the server reaches itself. */
function originOf([first]: ReturnType<FastifyInstance['addresses']>): string | null {
  if (typeof first !== 'object') return null;
  const host = ['0.0.0.0', '::'].includes(first.address) ? 'localhost' : first.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${first.port}`;
}

/**
 * Registers the sandbox gateway where it is the gateway: its page for phones, and its calls for the server, which come over
 * the loopback and are signed. It stands for a company of its own, so it shares nothing with the server but this protocol.
 */
export function sandboxRoutes(
  app: FastifyInstance,
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  gateway: PaymentGateway,
): void {
  if (!isSandbox(gateway)) return;
  const { key } = gateway;
  const company = new SandboxCompany({ store, clock, key, wire: () => gateway.wire, log: app.log });
  app.addHook('onListen', async () => {
    gateway.origin = originOf(app.addresses());
  });

  const draw = (reply: FastifyReply, trade: SandboxTrade): FastifyReply =>
    reply
      .code(trade.status === 'unknown' ? 404 : 200)
      .headers({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'content-security-policy': PAGE_POLICY,
      })
      .type('text/html; charset=utf-8')
      .send(payPage(trade));
  app.get<{ Params: { number: string } }>(`${SANDBOX_PATH}/:number`, async ({ params }, reply) =>
    draw(reply, await company.trade(params.number)),
  );
  app.post<{ Params: { number: string } }>(`${SANDBOX_PATH}/:number`, async ({ params, body }, reply) => {
    const { mood } = (body ?? {}) as { mood?: unknown };
    const chosen = MOODS.find((each): each is Mood => each === mood) ?? 'normal';
    return draw(reply, await company.pay(params.number, chosen));
  });

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MESSAGE_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { verb: string } }>(`${SANDBOX_PATH}/api/:verb`, async ({ params, body, headers }, reply) => {
      const raw = typeof body === 'string' ? body : '';
      if (!isSigned(key, raw, headers[SIGN_HEADER])) return reply.code(401).send({ error: 'sign' });
      const message = JSON.parse(raw) as { number?: unknown; amount?: unknown };
      const number = String(message.number);
      if (params.verb === 'open')
        return (await company.open(message))
          ? reply.send({ url: `${SANDBOX_PATH}/${number}` })
          : reply.code(400).send({ error: 'message' });
      if (params.verb === 'query') return reply.send(await company.trade(number));
      if (params.verb === 'close') return reply.send(await company.close(number));
      if (params.verb === 'refund')
        return (await company.refund(number, message.amount))
          ? reply.send({ refunded: true })
          : reply.code(400).send({ error: 'message' });
      return reply.code(404).send({ error: 'verb' });
    });
  });
}
