import { inYuan } from '#core/yuan.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { createHash } from 'node:crypto';
import type { NotNow } from './openTrade.ts';
import type { waysOf } from './gateways.ts';

/** Pages of a payment that are ours: small, whole in themselves, in both languages. */

const STYLE = `:root{color-scheme:light dark;--ground:#f3f4f6;--card:#fff;--ink:#1f2430;--soft:#5b6472;--go:#1f6f54;--on:#fff;--line:#c9ced8}
@media (prefers-color-scheme:dark){:root{--ground:#14171c;--card:#1f242c;--ink:#e8eaee;--soft:#a7afbc;--go:#3fa981;--on:#08130e;--line:#3a414d}}
body{margin:0;font:16px/1.6 system-ui,sans-serif;background:var(--ground);color:var(--ink)}
main{max-width:400px;margin:0 auto;padding:24px 16px}
section{background:var(--card);border-radius:12px;padding:24px;text-align:center}
h1{font-size:20px;margin:0}p{margin:8px 0}[lang=en]{color:var(--soft);font-size:14px}
.sum{font-size:40px;font-weight:600;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.for{color:var(--soft);overflow-wrap:anywhere}
.go,.way{display:block;box-sizing:border-box;width:100%;border-radius:8px;font:inherit;font-weight:600;padding:14px;margin-top:16px;text-decoration:none}
.go{border:0;background:var(--go);color:var(--on);cursor:pointer}.go:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
.go [lang=en]{color:inherit}.way{border:1px dashed var(--line)}.way [lang=en]{font-weight:400}
[data-when]{display:none}
${['ready', 'asking', 'paid', 'cancelled', 'failed', 'slow', 'closed']
  .map((state) => `[data-state=${state}] [data-when~=${state}]`)
  .join(',')}{display:block}`;

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Returns the policy of a page: its own style, and its own script where it has one, which asks this server and nobody else.
 * Older WeChat speaks to a page's script by frames of its own schemes.
 */
export const policyOf = (script?: string): string =>
  [
    "default-src 'none'",
    `style-src ${hash(STYLE)}`,
    ...(script === undefined
      ? []
      : [`script-src ${hash(script)}`, "connect-src 'self'", 'frame-src weixin: wvjbscheme:']),
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

/** Returns a page around its content, which is HTML already. */
export const shell = (title: string, content: string, script = ''): string =>
  `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style>${content}${script}</html>`;

/** Returns a sentence in both languages. */
export const both = (zh: string, en: string): string => `${zh}<br><span lang="en">${en}</span>`;

const said = (zh: string, en: string, more = ''): string =>
  shell(zh, `<main><section><h1>${zh}</h1><p lang="en">${en}</p>${more}</section></main>`);

const link = (href: string, zh: string, en: string): string => `<a class="go" href="${href}">${both(zh, en)}</a>`;

/** Pages that a visitor gets instead of being led on, with the status of the answer. */
export const SAID: Readonly<Record<NotNow, readonly [number, string]>> = {
  unknown: [404, said('没有这笔支付', 'There is no such payment')],
  paid: [200, said('已支付', 'Paid')],
  silent: [
    502,
    said('支付平台暂时无法连接，请稍后再扫', 'The payment service cannot be reached: scan again in a while'),
  ],
  busy: [
    409,
    said('正在用其他方式支付，请稍后再扫', 'It is being paid with another app right now: scan again in a while'),
  ],
  taken: [
    409,
    said('另一部手机刚刚打开了这笔支付', 'Another phone has just opened this payment: scan again to pay it here'),
  ],
  closed: [410, said('支付已过期，请返回重新获取二维码', 'This code is over: go back for a new one')],
};

/** Returns the page for whoever comes back from saying who they are, where that is good no more. */
export const staleOf = (token: string): string =>
  said('此页面已失效', 'This page is over', link(`../${token}`, '重新支付', 'Pay again'));

/** Returns the page on which a visitor chooses with what to pay. */
export function choicePage(
  { subject, amount, token }: { subject: string; amount: number; token: string },
  ways: ReturnType<typeof waysOf>,
): string {
  const buttons = ways
    .toSorted((one, other) => Number(other.here) - Number(one.here))
    .map(({ name, zh, en, here }) =>
      here
        ? link(`${token}?by=${name}`, `用${zh}支付`, `Pay with ${en}`)
        : `<p class="way">${both(`请用${zh}扫描二维码支付`, `Scan the code with ${en} to pay`)}</p>`,
    );
  return shell(
    '支付',
    `<main><section><p class="for">${escapeHtml(subject)}</p><p class="sum">${inYuan(amount)}</p>${buttons.join('')}</section></main>`,
  );
}
