import type { Config } from '../config.ts';
import type { Clock, Gateways, PaymentGateway } from '../services.ts';
import { StartRefusal } from '../startRefusal.ts';
import { alipayGateway } from './alipay/gateway.ts';
import { readAlipayUrl } from './alipay/settings.ts';
import { sandboxGateway } from './sandbox/client.ts';
import { readPayUrl } from './sandbox/protocol.ts';
import { wechatGateway } from './wechat/gateway.ts';
import { readWechatUrl } from './wechat/settings.ts';

function openSandbox(url: string): PaymentGateway {
  const address = readPayUrl(url);
  if (!address)
    throw new StartRefusal('PAY_URL names no sandbox: it is written as sandbox://<key, 64 hex>@127.0.0.1:<port>.');
  return sandboxGateway(async () => address);
}

function open(url: string, publicUrl: string | undefined, clock: Clock): PaymentGateway {
  if (url.startsWith('sandbox:')) return openSandbox(url);
  if (url.startsWith('wechat:')) return wechatGateway(readWechatUrl(url, publicUrl), clock);
  return alipayGateway(readAlipayUrl(url, publicUrl), clock);
}

/**
 * Opens the gateways that PAY_URL names, with spaces between them; null without one (`serve` starts a sandbox then, outside
 * production). Throws `StartRefusal`.
 */
export function openPayments(
  { payUrl, publicUrl }: Pick<Config, 'payUrl' | 'publicUrl'>,
  clock: Clock,
): Gateways | null {
  const urls = (payUrl ?? '').split(/\s+/).filter((url) => url !== '');
  const [first, ...others] = urls.map((url) => open(url, publicUrl, clock));
  if (!first) return null;
  const names = [first, ...others].map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new StartRefusal(`PAY_URL names ${twice} twice: a gateway has one merchant here.`);
  if (names.includes('sandbox') && names.length > 1)
    throw new StartRefusal(
      'PAY_URL names the sandbox beside a gateway: in it everybody pays with nothing, so it stands alone.',
    );
  return [first, ...others];
}
