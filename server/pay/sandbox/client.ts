import * as z from 'zod/mini';
import type { PaymentGateway, TradeState } from '../../services.ts';
import {
  isSigned,
  keyOf,
  loopback,
  MERCHANT,
  NOTIFY_PATH,
  SANDBOX_PATH,
  SIGN_HEADER,
  signOf,
  type Wire,
} from './protocol.ts';

const trade = z.object({
  number: z.string(),
  merchant: z.string(),
  status: z.enum(['waiting', 'paid', 'closed', 'unknown']),
  amount: z.int(),
  currency: z.string(),
  txn: z.string(),
});
const opened = z.object({ url: z.string() });
const refunded = z.object({ refunded: z.literal(true) });

function parsed<S extends z.ZodMiniType>(schema: S, raw: string): z.infer<S> | null {
  try {
    const result = schema.safeParse(JSON.parse(raw));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** The sandbox as the server sees it: a gateway like any other, with the wire on which it is reached. */
export interface SandboxGateway extends PaymentGateway {
  wire: Wire;
  /** Origin at which the server listens, set once it does. */
  origin: string | null;
  readonly key: string;
}

/** Gateway of development: payments are made on a page of its own, with nothing. Production must not have it. */
export function sandboxGateway(secret: string): SandboxGateway {
  const key = keyOf(secret);
  const ask = async <S extends z.ZodMiniType>(schema: S, path: string, message: object): Promise<z.infer<S>> => {
    const raw = JSON.stringify({ merchant: MERCHANT, ...message });
    const reply = await gateway.wire.post(`${SANDBOX_PATH}/api/${path}`, raw, signOf(key, raw));
    const answer = reply.status === 200 ? parsed(schema, reply.raw) : null;
    if (!answer) throw new Error(`the sandbox gateway answered ${reply.status}`);
    return answer;
  };
  const gateway: SandboxGateway = {
    name: 'sandbox',
    merchant: MERCHANT,
    thanks: 'success',
    key,
    origin: null,
    wire: loopback(() => gateway.origin),
    open: (asked) => ask(opened, 'open', { ...asked, notifyPath: NOTIFY_PATH }),
    query: (number) => ask(trade, 'query', { number }),
    close: (number) => ask(trade, 'close', { number }),
    async refund({ number, amount }) {
      await ask(refunded, 'refund', { number, amount });
    },
    read: (raw, headers): TradeState | null => (isSigned(key, raw, headers[SIGN_HEADER]) ? parsed(trade, raw) : null),
  };
  return gateway;
}
