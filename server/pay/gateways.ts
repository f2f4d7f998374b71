import type { Gateways, PaymentGateway } from '../services.ts';

/** Replies to a callback of gateways that read one word. */
export const PLAIN_REPLIES = { type: 'text/plain; charset=utf-8', thanks: 'success', sorry: 'fail' } as const;

/** Returns whether a gateway can be paid in any browser, and not in that of its own app alone. */
const isAnywhere = ({ app }: PaymentGateway): boolean => app?.isOnlyThere !== true;

/**
 * Returns the gateway at which a visitor of a payment pays: that of the app in whose browser they are, else the one that they
 * chose among those that can be paid anywhere. Null: they must choose.
 */
export function gatewayFor(gateways: Gateways, agent: string, chosen: string | undefined): PaymentGateway | null {
  const own = gateways.find(({ app }) => app?.agent.test(agent));
  if (own) return own;
  const here = gateways.filter(isAnywhere);
  if (gateways.length === 1) return here[0] ?? null;
  return here.find(({ name }) => name === chosen) ?? null;
}

/** Ways of paying of a visitor who must choose: `here` is paid in this browser, any other needs its own app. */
export const waysOf = (gateways: Gateways): { name: string; zh: string; en: string; here: boolean }[] =>
  gateways.map((gateway) => ({
    name: gateway.name,
    zh: gateway.app?.zh ?? gateway.name,
    en: gateway.app?.en ?? gateway.name,
    here: isAnywhere(gateway),
  }));
