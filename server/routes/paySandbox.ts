import type { FastifyInstance } from 'fastify';
import { isSandbox } from '../pay/sandbox/client.ts';
import { ANSWER_MS, MESSAGE_BYTES, originOf, PAGE_PATH } from '../pay/sandbox/protocol.ts';
import type { PaymentGateway } from '../services.ts';

/** Headers of the sandbox's pages that phones get. */
const HANDED_ON = [
  'content-type',
  'cache-control',
  'referrer-policy',
  'x-content-type-options',
  'content-security-policy',
];

/** Origin at which this machine reaches the server. */
function ownOrigin([first]: ReturnType<FastifyInstance['addresses']>): string | null {
  if (typeof first !== 'object') return null;
  const host = ['0.0.0.0', '::'].includes(first.address) ? 'localhost' : first.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${first.port}`;
}

/**
 * Registers GET and POST /pay/sandbox/<number> where the sandbox is the gateway: its page, on which a phone pays. The sandbox
 * listens to this machine alone, so the server hands the page on, under the address that phones reach anyway. Its calls are
 * not handed on.
 */
export function sandboxRoutes(app: FastifyInstance, gateway: PaymentGateway): void {
  if (!isSandbox(gateway)) return;
  app.addHook('onListen', async () => {
    // At once: calls may come before the rest of this.
    gateway.toldAt = ownOrigin(app.addresses()) ?? gateway.toldAt;
    // From here on it is told, and must know by whom.
    await gateway.address();
  });
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MESSAGE_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.route<{ Params: { number: string } }>({
      method: ['GET', 'POST'],
      url: `${PAGE_PATH}/:number`,
      async handler({ method, params, body, log }, reply) {
        try {
          const page = await fetch(
            `${originOf(await gateway.address())}${PAGE_PATH}/${encodeURIComponent(params.number)}`,
            {
              method,
              ...(typeof body === 'string' ? { body } : {}),
              signal: AbortSignal.timeout(ANSWER_MS),
              redirect: 'error',
            },
          );
          const headers = HANDED_ON.map((name) => [name, page.headers.get(name)]).filter(([, value]) => value !== null);
          return await reply
            .code(page.status)
            .headers(Object.fromEntries(headers))
            .send(await page.text());
        } catch (error) {
          log.warn({ err: error }, 'the payment sandbox did not answer');
          return reply
            .code(502)
            .header('cache-control', 'no-store')
            .type('text/plain; charset=utf-8')
            .send('支付沙箱暂时无法连接，请稍后再试\nThe payment sandbox cannot be reached: try again in a while');
        }
      },
    });
  });
}
