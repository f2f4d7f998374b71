import { inYuan } from '#core/yuan.ts';
import { escapeHtml } from '../../escapeHtml.ts';
import { both, policyOf, shell } from '../pages.ts';
import type { BridgeCall } from './gateway.ts';

/**
 * The page that WeChat's browser pays on. It has WeChat ask its person for the money, and then asks this server what became of
 * it: of what WeChat's browser says it takes only whether another try may be offered.
 */
const SCRIPT = `(() => {
  const { call, again } = JSON.parse(document.getElementById('call').textContent);
  const main = document.querySelector('main');
  const show = (state) => { main.dataset.state = state; };
  const isOver = () => ['paid', 'closed'].includes(main.dataset.state);
  let slow = 0;
  const look = async () => {
    if (isOver()) return;
    try {
      const answer = await fetch('state', { cache: 'no-store' });
      const { status } = await answer.json();
      if (status !== 'pending') return show(status);
    } catch {}
    setTimeout(look, 3000);
  };
  const told = (word) => {
    if (isOver()) return;
    if (!word.endsWith(':ok')) return show(word.endsWith(':cancel') ? 'cancelled' : 'failed');
    show('asking');
    slow = setTimeout(() => isOver() || show('slow'), 60000);
  };
  const pay = () => {
    if (isOver()) return;
    clearTimeout(slow);
    show('asking');
    WeixinJSBridge.invoke('getBrandWCPayRequest', call, (answer) => told(String(answer && answer.err_msg)));
  };
  const begin = () => (window.WeixinJSBridge ? pay() : document.addEventListener('WeixinJSBridgeReady', pay, { once: true }));
  document.getElementById('pay').addEventListener('click', begin);
  document.getElementById('again').addEventListener('click', () => location.replace(again));
  begin();
  look();
})();`;

/** Policy of the page. */
export const PAGE_POLICY = policyOf(SCRIPT);

const sentence = (when: string, zh: string, en: string): string => `<p data-when="${when}">${both(zh, en)}</p>`;

/** Returns the page of a trade that was opened for whoever looks at it. */
export function wechatPage(payment: { subject: string; amount: number; token: string }, call: BridgeCall): string {
  const { subject, amount, token } = payment;
  const known = JSON.stringify({ call, again: `../${token}` }).replaceAll('<', '\\u003c');
  const said = [
    sentence('asking', '正在确认支付结果…', 'Asking whether it was paid…'),
    sentence('cancelled', '尚未支付', 'Not paid yet'),
    sentence('failed', '支付没有成功，请重新支付', 'It was not paid: pay again'),
    sentence(
      'slow',
      '支付结果还没有到达，请勿重复支付；到达后本页会自动显示',
      'No result has arrived yet: do not pay again, this page will say it by itself',
    ),
    sentence('closed', '支付已过期，请返回重新获取二维码', 'This code is over: go back for a new one'),
    sentence('paid', '已支付', 'Paid'),
  ].join('');
  const content = `<main data-state="ready"><section><p class="for">${escapeHtml(subject)}</p><p class="sum">${inYuan(amount)}</p><div role="status">${said}</div><button class="go" id="pay" data-when="ready cancelled">${both('微信支付', 'Pay with WeChat')}</button><button class="go" id="again" data-when="failed">${both('重新支付', 'Pay again')}</button></section></main>`;
  return shell(
    '微信支付',
    content,
    `<script type="application/json" id="call">${known}</script><script>${SCRIPT}</script>`,
  );
}
