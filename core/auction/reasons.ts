interface Reason {
  zh: string;
  en: string;
  /** OpenRTB 3.0, "List: Loss Reason Codes"; absent: an internal matter, of which a bid is told no more. */
  code?: number;
  /** It keeps an offer out of each auction alike until somebody changes it, or a budget has something again. */
  isStanding?: true;
}

/**
 * All that an auction says of who took part, with its words and what an outside buyer is told of it. A closed list: whoever explains takes the
 * words from here, and schemas/auction.yaml has its names as an enum.
 */
export const REASONS = {
  won: { zh: '得标', en: 'Won', code: 0 },
  late: { zh: '超过截止时间', en: 'Came after the deadline' },
  malformed: { zh: '应答无法读取', en: 'Its answer could not be read', code: 3 },
  otherImp: { zh: '出价不属于此次曝光', en: 'Bid for another impression', code: 3 },
  otherCurrency: { zh: '出价货币不是人民币', en: 'Bid in another currency', code: 3 },
  otherSeat: { zh: '出价不属于约定席位', en: 'Bid for another seat', code: 104 },
  aboveMost: { zh: '高于订单允许的最高出价', en: 'Above the most that its order allows' },
  notVerified: {
    zh: '买家未通过认证，或已停用',
    en: 'Its buyer is not verified, or is paused',
    code: 205,
    isStanding: true,
  },
  takenDown: { zh: '广告已下架', en: 'Its ad was taken down', code: 202, isStanding: true },
  paused: { zh: '买家已暂停投放，或广告已暂停', en: 'Held back by its buyer or paused', code: 200, isStanding: true },
  notApproved: { zh: '素材未通过媒体主审核', en: 'Not approved by the media owner', code: 201, isStanding: true },
  notReady: { zh: '素材尚未下载到屏幕', en: 'Its file is not on the screen yet', code: 201, isStanding: true },
  belowFloor: { zh: '出价低于底价', en: 'Below the floor price', code: 100, isStanding: true },
  budgetSpent: { zh: '总预算已用完', en: 'Its budget is spent', isStanding: true },
  dayBudgetSpent: { zh: '当日预算已用完', en: 'Its budget of the day is spent', isStanding: true },
  pacedOut: { zh: '投放进度超前，按匀速暂不出价', en: 'Ahead of its even pace', isStanding: true },
  outbid: { zh: '有更高出价，或同价时未抽中', en: 'Another bid more, or drew the lot of the same bid', code: 102 },
  noBid: { zh: '不出价', en: 'Did not bid' },
  noAnswer: { zh: '超时未应答', en: 'Gave no answer in time' },
  unreachable: { zh: '无法连接', en: 'Could not be reached' },
  notAsked: {
    zh: '未询价：已达每秒上限，或连续失败后暂停',
    en: 'Not asked: at its limit of requests, or left alone after failures',
  },
} as const satisfies Readonly<Record<string, Reason>>;

/** Reason in the explanation of an auction: of a bid, or of a buyer that made none. */
export type Why = keyof typeof REASONS;

const reasonOf = (why: Why): Reason => REASONS[why];

/** Says whether an offer lost for what it is, and not for what others bid. */
export const isStanding = (why: Why): boolean => reasonOf(why).isStanding === true;

/** Loss code of a bid where the reason is internal. */
const INTERNAL = 1;
/** A play that was won and never shown. */
const EXPIRED = 2;

/** Returns the code by which a bid is told why it lost; `lapsed`: it won, and was never shown. */
export const lossCode = (why: Why | 'lapsed'): number =>
  why === 'lapsed' ? EXPIRED : (reasonOf(why).code ?? INTERNAL);

/** Returns the words of all reasons in one language. */
export const reasonWords = (language: 'zh' | 'en'): Readonly<Record<Why, string>> =>
  Object.fromEntries(Object.entries(REASONS).map(([why, words]) => [why, words[language]])) as Record<Why, string>;
