import { addDays } from '#core/time.ts';
import { calls } from '#generated/model/calls.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { dayAt } from '../policies/reportZone.ts';
import { addTime, percentile, type Spread } from '../usage/spread.ts';
import { DAY_MS, known, type DemoContext } from './context.ts';

/** Days before today of which the console's use is there; today's comes from whoever looks at the demo. */
const DAYS = 14;

/** Pages of the console, with how often they are opened on a working day and clicks for each time. */
const PAGES: readonly (readonly [string, number, number])[] = [
  ['/home', 46, 2],
  ['/adv_mag', 38, 5],
  ['/ads/:id/show', 31, 3],
  ['/adv_mag/new_adv', 12, 24],
  ['/adv_audit', 17, 6],
  ['/dev_mag', 34, 4],
  ['/devices/:id/show', 27, 3],
  ['/dev_mag/fleet_wall', 15, 2],
  ['/material_mag', 19, 7],
  ['/temp_mag', 6, 3],
  ['/ad_report', 14, 4],
  ['/device_report', 8, 3],
  ['/ads_order', 7, 2],
  ['/alarm_center', 9, 2],
];

/** Calls, with how often they are made on a working day, how long one takes as a rule, and how many times longer the slowest. */
const CALLS: readonly (readonly [keyof typeof calls, number, number, number])[] = [
  ['ad.list', 210, 24, 6],
  ['ad.create', 12, 61, 3],
  ['ad.approve', 17, 48, 3],
  ['device.list', 190, 31, 7],
  ['device.one', 140, 18, 4],
  ['material.list', 96, 22, 5],
  ['layout.update', 14, 85, 4],
  ['adReport.run', 58, 240, 8],
  ['deviceReport.run', 33, 190, 4],
  ['ad.export', 4, 420, 3],
];

/** Errors as they are kept: without names, numbers and addresses. */
const ERRORS = [
  {
    message: 'ResizeObserver loop completed with undelivered notifications.',
    page: '/layouts/:id/design',
    version: '0.9.3',
    stack: '',
    times: 6,
    accounts: 2,
    days: [9, 1],
  },
  {
    message: 'Maximum call stack size exceeded',
    page: '/dev_mag/fleet_wall',
    version: '0.9.2',
    stack: 'at Tile (/assets/pB7wMyUpK.js:1:4211)\nat commitHook (/assets/react-CkJzrkr1.js:8:61004)',
    times: 3,
    accounts: 1,
    days: [12, 11],
  },
] as const;

/** Share of a working day's use that a day has: few work on a Sunday, and no two days are alike. */
function shareOf(day: string): number {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const isFree = weekday === 0 || weekday === 6;
  return (isFree ? 0.2 : 1) * (0.85 + (Number(day.slice(-2)) % 7) / 20);
}

/** Returns the times of the calls of one day: most near the usual one, a few up to the slowest. */
function timesOf(count: number, usualMs: number, worst: number) {
  let [spread, slow, maxMs]: [Spread, number, number] = [{}, 0, 0];
  for (let at = 0; at < count; at += 1) {
    const rank = (at + 0.5) / count;
    const ms = Math.round(usualMs * (0.7 + rank * 0.6 + (worst - 1) * rank ** 24));
    spread = addTime(spread, ms);
    slow += Number(ms > limits.slowCall);
    maxMs = Math.max(maxMs, ms);
  }
  const [p50Ms, p95Ms] = [percentile(spread, 0.5, maxMs), percentile(spread, 0.95, maxMs)];
  return { times: count, failed: 0, slow, maxMs, p50Ms, p95Ms, spread };
}

/** Seeds console use of the last two weeks, what broke and what took long, as its platform reads it (NET-10). */
export async function seedUsage(demo: DemoContext): Promise<void> {
  const { now } = demo;
  const own = demo.tx.as({ kind: 'system', corpId: known(demo.corporations, 'platform').id });
  const today = dayAt(now);
  for (let ago = DAYS; ago > 0; ago -= 1) {
    const day = addDays(today, -ago);
    const share = shareOf(day);
    const createdAt = now - ago * DAY_MS;
    for (const [page, usual, clicks] of PAGES) {
      const views = Math.max(1, Math.round(usual * share));
      const accounts = Math.min(8, Math.ceil(views / 5));
      await own.usagePages.insert({ day, page, views, clicks: views * clicks, accounts, createdAt });
    }
    for (const [call, usual, usualMs, worst] of CALLS) {
      const count = Math.max(1, Math.round(usual * share));
      const changes = calls[call].write;
      await own.callTimes.insert({ day, call, changes, ...timesOf(count, usualMs, worst), createdAt });
    }
  }
  for (const { days, ...error } of ERRORS) {
    const [firstAt, lastAt] = [now - days[0] * DAY_MS, now - days[1] * DAY_MS];
    await own.pageErrors.insert({ ...error, firstAt, lastAt, createdAt: firstAt });
  }
}
