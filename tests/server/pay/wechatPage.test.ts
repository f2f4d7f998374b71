import { createContext, runInContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wechatPage } from '#server/pay/wechat/page.ts';

const CALL = {
  appId: 'wx1',
  timeStamp: '1780272000',
  nonceStr: 'once',
  package: 'prepay_id=wx2',
  signType: 'RSA',
  paySign: 'sign</script>',
} as const;

/** The page's script in a browser that knows what it needs and no more. */
function browse({ hasBridge = true } = {}) {
  const body = wechatPage({ subject: 'Acme <b> R1', amount: 8_800, token: 'T'.repeat(22) }, CALL);
  const script = /<script>(.*?)<\/script>/s.exec(body)?.[1] ?? '';
  const known = /id="call">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
  const main = { dataset: { state: 'ready' } };
  const clicks = new Map<string, () => void>();
  const events = new Map<string, () => void>();
  const replaced: string[] = [];
  const invoked: { name: string; call: unknown; answer: (word: string) => void }[] = [];
  const server = { status: 'pending', asked: 0 };
  const bridge = {
    invoke: (name: string, call: unknown, back: (said: { err_msg: string }) => void) =>
      invoked.push({ name, call, answer: (word) => back({ err_msg: `get_brand_wcpay_request:${word}` }) }),
  };
  const context: Record<string, unknown> = {
    JSON,
    String,
    setTimeout: (work: () => void, ms: number) => setTimeout(work, ms),
    clearTimeout: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
    location: { replace: (to: string) => replaced.push(to) },
    fetch: async (url: string) => {
      expect(url).toBe('state');
      server.asked += 1;
      return { json: async () => ({ status: server.status }) };
    },
    document: {
      querySelector: () => main,
      getElementById: (id: string) => ({
        textContent: known,
        addEventListener: (_: string, work: () => void) => clicks.set(id, work),
      }),
      addEventListener: (name: string, work: () => void) => events.set(name, work),
    },
  };
  context['window'] = context;
  if (hasBridge) context['WeixinJSBridge'] = bridge;
  runInContext(script, createContext(context));
  return {
    body,
    invoked,
    replaced,
    server,
    state: () => main.dataset.state,
    click: (id: string) => clicks.get(id)?.(),
    ready: () => ((context['WeixinJSBridge'] = bridge), events.get('WeixinJSBridgeReady')?.()),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the page in WeChat’s browser [MKT-03]', () => {
  it('asks for the money at once, with the call of our server, and waits for our word', async () => {
    const page = browse();
    expect(page.invoked).toMatchObject([{ name: 'getBrandWCPayRequest', call: CALL }]);
    page.invoked[0]!.answer('ok');
    await vi.advanceTimersByTimeAsync(9_000);
    expect([page.state(), page.server.asked]).toEqual(['asking', 4]);
    page.server.status = 'paid';
    await vi.advanceTimersByTimeAsync(3_000);
    expect(page.state()).toBe('paid');
    page.click('pay');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([page.state(), page.invoked.length, page.server.asked]).toEqual(['paid', 1, 5]);
  });

  it('never says paid because the browser does', async () => {
    const page = browse();
    page.invoked[0]!.answer('ok');
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(page.state()).toBe('slow');
  });

  it('says paid though the browser says that it was cancelled', async () => {
    const page = browse();
    page.invoked[0]!.answer('cancel');
    expect(page.state()).toBe('cancelled');
    page.server.status = 'paid';
    await vi.advanceTimersByTimeAsync(3_000);
    expect(page.state()).toBe('paid');
  });

  it('offers another try after a cancel, a new trade after a failure, and nothing once it is over', async () => {
    const page = browse();
    page.invoked[0]!.answer('cancel');
    page.click('pay');
    page.invoked[1]!.answer('fail');
    expect(page.state()).toBe('failed');
    page.click('again');
    expect(page.replaced).toEqual([`../${'T'.repeat(22)}`]);
    page.server.status = 'closed';
    await vi.advanceTimersByTimeAsync(3_000);
    expect(page.state()).toBe('closed');
  });

  it('waits for WeChat’s browser to be ready', () => {
    const page = browse({ hasBridge: false });
    expect([page.state(), page.invoked.length]).toEqual(['ready', 0]);
    page.ready();
    expect([page.state(), page.invoked.length]).toEqual(['asking', 1]);
  });

  it('has nothing of what it shows run', () => {
    const { body } = browse();
    expect(body).toContain('Acme &#60;b&#62; R1');
    expect(body.match(/<\/script>/g)).toHaveLength(2);
  });
});
