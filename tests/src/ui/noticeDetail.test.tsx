// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { numbersDetail } from '#core/noticeNumbers.ts';
import { useNoticeDetail } from '#src/ui/noticeDetail.ts';
import { draw, fakeProvider } from '#tests/src/ui/console.tsx';

afterEach(cleanup);

const waiting = { kind: 'adWaiting', detail: numbersDetail('adWaiting', { count: 3 }) };
const settled = { kind: 'orderSettled', detail: numbersDetail('orderSettled', { earnedFen: 1_250, creditFen: 3_750 }) };

function Detail({ of }: { of: { kind: string; detail: string } }) {
  return <p>{useNoticeDetail()(of)}</p>;
}

test.each([
  ['en_us', waiting, '3 ads wait for review'],
  ['zh_cn', waiting, '共 3 个广告待审核'],
  ['en_us', settled, '¥12.50 for what was played, ¥37.50 back to the wallet'],
  ['zh_cn', settled, '按播放结算 ¥12.50，退回钱包 ¥37.50'],
] as const)('a notice says its numbers in %s [UI-12]', async (language, of, text) => {
  await draw(<Detail of={of} />, { provider: fakeProvider({}), language });
  expect(await screen.findByText(text)).toBeTruthy();
});
