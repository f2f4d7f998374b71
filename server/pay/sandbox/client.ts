import { PLAIN_REPLIES } from '../gateways.ts';
import * as z from 'zod/mini';
import type { PaymentGateway, TradeState } from '../../services.ts';
import {
  ANSWER_MS,
  API_PATH,
  isSigned,
  MERCHANT,
  originOf,
  SIGN_HEADER,
  signOf,
  type SandboxAddress,
} from './protocol.ts';

const trade = z.object({
  number: z.string(),
  merchant: z.string(),
  status: z.enum(['waiting', 'paid', 'closed', 'unknown']),
  amount: z.int(),
  currency: z.string(),
  txn: z.string(),
});
const opened = z.object({ url: z.string().check(z.startsWith('/pay/')) });
const refunded = z.object({ refunded: z.literal(true) });

function parsed<S extends z.ZodMiniType>(schema: S, raw: string): z.infer<S> | null {
  try {
    const result = schema.safeParse(JSON.parse(raw));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** The sandbox as the server sees it: a gateway like any other, whose pages the server hands on to phones. */
export interface SandboxGateway extends PaymentGateway {
  readonly name: 'sandbox';
  /** Address at which it answers; it may still be starting. */
  address(): Promise<SandboxAddress>;
  /** Origin at which the server is told of payments, set once it listens. */
  toldAt: string;
}

/** Returns whether a gateway is the sandbox. */
export const isSandbox = (gateway: PaymentGateway): gateway is SandboxGateway => gateway.name === 'sandbox';

/**
 * Gateway of development: payments are made on a page of its own, with nothing. Production must not have it.
 * @param find says where it answers, and is asked once
 */
export function sandboxGateway(find: () => Promise<SandboxAddress>): SandboxGateway {
  let known: SandboxAddress | null = null;
  const address = async () => (known ??= await find());
  const ask = async <S extends z.ZodMiniType>(schema: S, verb: string, message: object): Promise<z.infer<S>> => {
    const at = await address();
    const raw = JSON.stringify({ merchant: MERCHANT, ...message });
    const reply = await fetch(`${originOf(at)}${API_PATH}/${verb}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGN_HEADER]: signOf(at.key, raw) },
      body: raw,
      signal: AbortSignal.timeout(ANSWER_MS),
      redirect: 'error',
    });
    const body = await reply.text();
    const answer = reply.status === 200 ? parsed(schema, body) : null;
    if (!answer) throw new Error(`the sandbox gateway answered ${reply.status}`);
    return answer;
  };
  const gateway: SandboxGateway = {
    name: 'sandbox',
    merchant: MERCHANT,
    app: null,
    replies: PLAIN_REPLIES,
    toldAt: 'http://localhost',
    address,
    open: (asked) => ask(opened, 'open', { ...asked, notifyUrl: `${gateway.toldAt}/pay/notify/sandbox` }),
    query: (number) => ask(trade, 'query', { number }),
    close: (number) => ask(trade, 'close', { number }),
    async refund({ number, amount }) {
      await ask(refunded, 'refund', { number, amount });
    },
    // What comes before the server has asked where the sandbox is cannot be believed: the sandbox says it again.
    read: (raw, headers): TradeState | null =>
      known && isSigned(known.key, raw, headers[SIGN_HEADER]) ? parsed(trade, raw) : null,
  };
  return gateway;
}
