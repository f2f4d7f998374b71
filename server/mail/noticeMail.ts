import { readImportDetail } from '#core/importDetail.ts';
import { readNumbers, type NoticeNumbers } from '#core/noticeNumbers.ts';
import type { Language } from '#core/protocol/envelope.ts';
import { inYuan } from '#core/yuan.ts';
import { schemaWords, wordIn } from '../policies/words.ts';
import { clockOf } from './clockOf.ts';
import { letter, type LetterTexts } from './letter.ts';

/** A notice as its mail tells it. */
interface Told {
  /** Name of the media owner's brand, or our own (SES-12). */
  brand: string;
  kind: string;
  subject: string;
  detail: string | null;
  dueAt: number | null;
  /** Whose clock the instant is told by. */
  zone: string;
  url: string | undefined;
}

const WORDS = {
  zh_cn: {
    open: '查看',
    when: '时间：',
    choice: '您在个人中心选择了同时以邮件接收此类通知。',
    imported: (done: number, failed: number) => `成功 ${done} 行，失败 ${failed} 行`,
    counted: (told: NoticeNumbers) =>
      told.kind === 'adWaiting'
        ? `共 ${told.count} 个广告待审核`
        : `按播放结算 ${inYuan(told.earnedFen)}，退回钱包 ${inYuan(told.creditFen)}`,
    due: {
      adWaiting: '审核截止：',
      orderEnded: '结算时间不早于：',
      verifyEnds: '有效期至：',
      verifyExpired: '有效期至：',
    },
  },
  en_us: {
    open: 'Open it',
    when: 'Moment: ',
    choice: 'You chose in the personal centre to get such notices by mail.',
    imported: (done: number, failed: number) => `${done} imported, ${failed} failed`,
    counted: (told: NoticeNumbers) =>
      told.kind === 'adWaiting'
        ? `${told.count} ads wait for review`
        : `${inYuan(told.earnedFen)} for what was played, ${inYuan(told.creditFen)} back to the wallet`,
    due: {
      adWaiting: 'Review by: ',
      orderEnded: 'Settled after: ',
      verifyEnds: 'Valid until: ',
      verifyExpired: 'Was valid until: ',
    },
  },
} as const;

/** Returns why an offline package failed, in the language of its reader; the notice keeps the code alone. */
const problemOf = (kind: string, detail: string | null, language: Language): string | undefined =>
  kind === 'packageFailed'
    ? wordIn(schemaWords[language], ['resources', 'offline-packages', 'values', 'problem', detail ?? ''])
    : undefined;

/** Returns what a notice says of what happened: what the server counted or found is said in the reader's language. */
function saidIn({ kind, detail }: Pick<Told, 'kind' | 'detail'>, language: Language): string | null {
  const words = WORDS[language];
  const ended = readImportDetail(kind, detail);
  if (ended) return words.imported(ended.done, ended.failed);
  const counted = readNumbers(kind, detail);
  return counted ? words.counted(counted) : (problemOf(kind, detail, language) ?? detail);
}

/** Returns the mail of a notice. */
export function noticeMail({ brand, kind, subject, detail, dueAt, zone, url }: Told, language: Language): LetterTexts {
  const words = WORDS[language];
  const what = wordIn(schemaWords[language], ['resources', 'notices', 'values', 'kind', kind]) ?? kind;
  const said = saidIn({ kind, detail }, language);
  const dueWords: Readonly<Record<string, string>> = words.due;
  const at = dueAt === null ? [] : [`${dueWords[kind] ?? words.when}${clockOf(dueAt, zone)}`];
  return letter({
    subject: `[${brand}] ${what}: ${subject}`,
    language,
    parts: [
      { text: what },
      { rows: [{ name: subject, url, facts: [...(said ? [said] : []), ...at] }] },
      ...(url ? [{ link: url, label: words.open }] : []),
      { text: words.choice },
    ],
  });
}
