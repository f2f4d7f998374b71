import { isCarousel, type AdFacts } from './facts.ts';
import type { SpokenPlan } from './plan.ts';
import type { LanguagePack } from './languagePack.ts';

const DAYS = ['', '一', '二', '三', '四', '五', '六', '日'];
/** More single days than this are counted instead of named. */
const NAMED = 4;

function weekdays(days: readonly number[]): string {
  const [first = 0] = days;
  const last = days.at(-1) ?? 0;
  if (days.length >= 3 && last - first === days.length - 1) return `每周${DAYS[first]}至周${DAYS[last]}`;
  return `每周${days.map((day) => DAYS[day]).join('、')}`;
}

function span(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds % 3600 === 0) return `${seconds / 3600} 小时`;
  if (seconds < 60) return `${seconds} 秒`;
  return `${Math.floor(seconds / 60)} 分${seconds % 60 === 0 ? '钟' : ` ${seconds % 60} 秒`}`;
}

function days({ weekdays: some, dates }: SpokenPlan, date: (day: string) => string): string {
  if (dates) return dates.length > NAMED ? `在选定的 ${dates.length} 天` : `在 ${dates.map(date).join('、')}`;
  return some === null || some.length === 0 ? '每天' : weekdays(some);
}

function hours({ hours: some }: SpokenPlan): string {
  if (!some) return '全天';
  return some.map(({ from, to }) => `${from}–${to <= from ? '次日 ' : ''}${to}`).join('、');
}

function showing({ type, contents }: AdFacts): string {
  const total = contents.reduce((sum, ms) => sum + ms, 0);
  if (contents.length === 0) return '';
  if (contents.length > 1 && isCarousel(type))
    return `，${contents.length} 个素材每轮播放一个，平均 ${span(total / contents.length)}`;
  return contents.length === 1 ? `，每次 ${span(total)}` : `，${contents.length} 个素材依次播放，共 ${span(total)}`;
}

function verb({ type, cycleMs, turns }: AdFacts): string {
  if (type === 'emergency') return '占用整个屏幕播放';
  if (type === 'bootUp') return '在屏幕每次开机时播放一次';
  if (type === 'launcher') return '在没有其他广告时播放';
  if (type === 'filler') return '在没有售出的广告播放时垫播';
  if (type !== 'insertion') return '与其他广告轮流播放';
  const often = cycleMs === null ? '按周期' : `每 ${span(cycleMs)}`;
  return `${often}插播一次${turns === null ? '' : `，最多 ${turns} 次`}`;
}

function place({ type, slot, isMatching, reach }: AdFacts): string {
  const where =
    type === 'emergency' || slot === null ? '' : isMatching ? `与“${slot}”同尺寸的广告位` : `广告位“${slot}”`;
  if (!reach || reach.screens === 0) return where === '' ? '' : `在${where}`;
  const groups = reach.groups > 1 ? `（${reach.groups} 个设备组）` : '';
  return `在 ${reach.showing} 块屏幕${groups}${where === '' ? '上' : `的${where}`}`;
}

const REVIEW: Readonly<Record<AdFacts['review'], string>> = {
  any: '；须经审核通过后开始',
  other: '；须经他人审核通过后开始',
  again: '；修改须经审核通过后生效',
  done: '',
};

/** Chinese. */
export const chinese: LanguagePack = {
  main: (facts, plan, { instant, date }) => {
    const { startAt, startsApproved, endAt, review } = facts;
    const begins = startsApproved ? '审核通过后' : startAt === null ? '' : instant(startAt);
    const period = begins === '' || endAt === null ? '' : `${begins} 至 ${instant(endAt)}，`;
    return `${period}${days(plan, date)}${hours(plan)}，本广告${place(facts)}${verb(facts)}${showing(facts)}${REVIEW[review]}。`;
  },
  never: '不会播放：所选日期和时段都不在投放期内。',
  nowhere: '所选屏幕都不会播放。',
  noScreens: '所选对象目前没有屏幕。',
  expired: (n) => `${n} 块屏幕已到期，不会播放。`,
  withoutSlot: (n) => `${n} 块屏幕没有这个广告位，不会播放。`,
  expiring: (n) => `${n} 块屏幕将在广告结束前到期。`,
  offline: (n) => `${n} 块屏幕离线，恢复后开始播放。`,
  inactive: (n) => `${n} 块屏幕从未连接。`,
  zones: (n) => `日期和时段以各屏幕当地时间为准，共涉及 ${n} 个时区。`,
  missing: { period: '投放时间', slot: '广告位', target: '投放对象', content: '播放内容' },
  open: (missing) => `尚未填写：${missing.join('、')}。`,
  why: { withoutSlot: '无此广告位', expired: '已到期', offline: '离线', inactive: '从未连接' },
  words: {
    preview: '预览',
    outcome: '投放效果',
    screens: (n) => `${n} 块屏幕`,
    shapes: (n) => `另有 ${n} 种画面`,
    show: (n) => `显示第 ${n} 个`,
    pause: '暂停预览',
    play: '播放预览',
  },
};
