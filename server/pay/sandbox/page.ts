import { createHash } from 'node:crypto';
import { inYuan } from '#core/yuan.ts';
import { escapeHtml } from '../../escapeHtml.ts';
import { LATE_MS, MOODS, type Mood } from './company.ts';
import type { SandboxTrade } from './trades.ts';

const WORDS: Record<Mood, string> = {
  normal: '正常通知 Tell at once',
  late: `延迟 ${LATE_MS / 1000} 秒通知 Tell ${LATE_MS / 1000} s late`,
  twice: '重复通知 Tell twice',
  silent: '不通知 Tell nobody',
  wrongAmount: '通知金额错误 Tell a wrong amount',
  wrongSign: '通知签名错误 Tell with a wrong signature',
  wrongMerchant: '通知商户错误 Tell of another merchant',
};

const STATUS = {
  waiting: '',
  paid: '<p class="done">已支付<br><span lang="en">Paid</span></p>',
  closed: '<p class="over">交易已关闭<br><span lang="en">This payment is closed</span></p>',
  unknown: '<p class="over">没有这笔交易<br><span lang="en">There is no such payment</span></p>',
} as const;

const REFUNDED = '<p class="over">已退款<br><span lang="en">Given back</span></p>';

const STYLE = `body{margin:0;font:16px/1.6 system-ui,sans-serif;background:#f3f4f6;color:#1f2430}
main{max-width:400px;margin:0 auto;padding:24px 16px}
section{background:#fff;border-radius:12px;padding:24px;text-align:center}
small{color:#5b6472}.sum{font-size:40px;font-weight:600;margin:8px 0;font-variant-numeric:tabular-nums}
button{width:100%;border:0;border-radius:8px;background:#1f6f54;color:#fff;font:inherit;font-weight:600;padding:14px;margin-top:16px}
select{width:100%;font:inherit;padding:10px;border:1px solid #9aa3b2;border-radius:8px;margin-top:4px;background:#fff;color:inherit}
label{display:block;text-align:left;margin-top:16px;font-size:14px}.done{color:#1f6f54;font-size:24px}.over{color:#8a1c1c;font-size:20px}`;

/** Policy of the page: its own style and its own form, nothing else. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

/** Returns the page on which a phone pays in the sandbox. */
export function payPage(trade: SandboxTrade): string {
  const form =
    trade.status === 'waiting'
      ? `<form method="post"><label>通知方式 <span lang="en">Callback</span><select name="mood">${MOODS.map(
          (mood) => `<option value="${mood}">${WORDS[mood]}</option>`,
        ).join('')}</select></label><button>支付 <span lang="en">Pay</span></button></form>`
      : trade.isRefunded
        ? REFUNDED
        : STATUS[trade.status];
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>支付沙箱</title><style>${STYLE}</style><main><section><small>支付沙箱，不产生真实扣款 · <span lang="en">Sandbox: nothing is charged</span></small><p>${escapeHtml(trade.subject)}</p><p class="sum">${inYuan(trade.amount)}</p>${form}</section></main></html>`;
}
