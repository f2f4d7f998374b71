import type { Language } from '#core/protocol/envelope.ts';
import { clockOf } from './clockOf.ts';
import { letter, type LetterTexts } from './letter.ts';

/** A monitoring task as its mail tells it. */
interface Told {
  /** Name of the media owner's brand, or our own (SES-12). */
  brand: string;
  name: string;
  screen: string;
  address: string | null;
  deadline: number | null;
  /** Whose clock the deadline is told by. */
  zone: string;
  url: string;
}

const WORDS = {
  zh_cn: {
    subject: (brand: string, name: string) => `[${brand}] 监测任务：${name}`,
    what: '请到屏幕前拍摄照片，通过以下链接提交，无需登录：',
    address: '地址：',
    until: '截止时间：',
    open: '打开拍照页面',
    mine: '持有此链接的人可以您的名义提交，请勿转发给无关人员。',
  },
  en_us: {
    subject: (brand: string, name: string) => `[${brand}] Monitoring task: ${name}`,
    what: 'Please take photos of the screen and hand them in by this link. You need not sign in:',
    address: 'Address: ',
    until: 'Deadline: ',
    open: 'Open the page',
    mine: 'Whoever has this link hands in in your name: pass it on to nobody who has nothing to do with it.',
  },
} as const;

/** Returns the mail that brings its handler the photo link of a task (MON-01). */
export function taskMail({ brand, name, screen, address, deadline, zone, url }: Told, language: Language): LetterTexts {
  const words = WORDS[language];
  const facts = [
    ...(address ? [`${words.address}${address}`] : []),
    ...(deadline === null ? [] : [`${words.until}${clockOf(deadline, zone)}`]),
  ];
  return letter({
    subject: words.subject(brand, name),
    language,
    parts: [
      { text: words.what },
      { rows: [{ name: screen, facts }] },
      { link: url, label: words.open },
      { text: words.mine },
    ],
  });
}
