import type { Config } from '../config.ts';
import type { Clock, PaymentGateway } from '../services.ts';
import { alipayGateway } from './alipay/gateway.ts';
import { readAlipayUrl } from './alipay/settings.ts';
import { sandboxGateway } from './sandbox/client.ts';

/** Opens the gateway that PAY_URL names; without one the sandbox, and in production none. Throws `StartRefusal`. */
export function openPayments({ payUrl, publicUrl, production, secret }: Config, clock: Clock): PaymentGateway | null {
  if (payUrl !== undefined && !payUrl.startsWith('sandbox:'))
    return alipayGateway(readAlipayUrl(payUrl, publicUrl), clock);
  return production ? null : sandboxGateway(secret);
}
