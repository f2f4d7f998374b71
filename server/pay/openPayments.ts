import type { Config } from '../config.ts';
import type { Clock, PaymentGateway } from '../services.ts';
import { alipayGateway } from './alipay/gateway.ts';
import { readAlipayUrl } from './alipay/settings.ts';
import { StartRefusal } from '../startRefusal.ts';
import { sandboxGateway } from './sandbox/client.ts';
import { readPayUrl } from './sandbox/protocol.ts';

/** Opens the gateway that PAY_URL names; null without one (`serve` starts a sandbox then, outside production). Throws `StartRefusal`. */
export function openPayments({ payUrl, publicUrl }: Config, clock: Clock): PaymentGateway | null {
  if (payUrl === undefined) return null;
  if (!payUrl.startsWith('sandbox:')) return alipayGateway(readAlipayUrl(payUrl, publicUrl), clock);
  const address = readPayUrl(payUrl);
  if (!address)
    throw new StartRefusal('PAY_URL names no sandbox: it is written as sandbox://<key, 64 hex>@127.0.0.1:<port>.');
  return sandboxGateway(async () => address);
}
