/**
 * Every rule that can beat an ad, and how it is said. A closed list: `decide` gives no other reason, and whoever explains
 * takes the words from here. Ordered from permanent reasons to those that pass soonest.
 */
export const REASONS = {
  notApproved: { zh: '未通过审核', en: 'It is not approved' },
  paused: { zh: '广告或其推广计划已暂停', en: 'It is paused, or its plan is' },
  takenDown: { zh: '已紧急下架', en: 'It has been taken down' },
  notIssued: { zh: '当时尚未下发到屏幕', en: 'The screen had not been told of it' },
  expired: { zh: '投放期已结束', en: 'Its period is over' },
  notStarted: { zh: '投放期尚未开始', en: 'Its period has not begun' },
  outsideWindow: { zh: '不在播放日期或时段内', en: 'It is outside its days and hours' },
  slotClosed: { zh: '广告位此时未开放', en: 'Its slot is not open at this hour' },
  noSlot: { zh: '布局中没有该广告位', en: 'The layout has no such ad slot' },
  cannotShow: { zh: '内容无法播放', en: 'No player can show its content' },
  insertionOver: { zh: '插播次数已满', en: 'It has been inserted as often as it should' },
  bootUpOver: { zh: '仅在播放器启动时播放', en: 'It plays only when the player starts' },
  emergencyPlays: { zh: '紧急广告占用整块屏幕', en: 'An emergency has the whole screen' },
  slotAlone: { zh: '同一位置的另一广告位独占播放', en: 'Another slot has its place alone at this hour' },
  bootUpPlays: { zh: '开机广告优先', en: 'A boot-up ad goes first' },
  insertionPlays: { zh: '插播广告优先', en: 'An insertion goes first' },
  commonPlays: { zh: '普通广告优先', en: 'Common ads go first' },
  launcherPlays: { zh: '桌面广告优先', en: 'A launcher goes first' },
  shareUsed: { zh: '本时段的播放份额已用完', en: 'Its share of this hour is used' },
  insertionWaits: { zh: '下一次插播时间未到', en: 'Its next turn has not come due' },
  notItsTurn: { zh: '轮播中，尚未轮到', en: 'Others have their turn before it' },
} as const satisfies Readonly<Record<string, { zh: string; en: string }>>;

/** Rule that beat an ad. */
export type LossReason = keyof typeof REASONS;

const ORDER = Object.keys(REASONS);

/** Says whether the first reason passes sooner than the second. */
export const passesSooner = (a: LossReason, b: LossReason): boolean => ORDER.indexOf(a) > ORDER.indexOf(b);

/** Returns the words of a reason in a language of the console; null for one that this build does not know. */
export function reasonWords(why: string, language: string): string | null {
  const said = Object.hasOwn(REASONS, why) ? REASONS[why as LossReason] : null;
  return said && (language === 'zh_cn' ? said.zh : said.en);
}
