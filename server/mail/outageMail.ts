import type { Language } from '#core/protocol/envelope.ts';
import { clockOf } from './clockOf.ts';
import { letter, type LetterTexts } from './letter.ts';

/** A screen that is or was offline. */
export interface OutScreen {
  name: string;
  number: string;
  address: string | null;
  zone: string;
  /** Last sign of life, milliseconds. */
  since: number;
  url: string | undefined;
}

const MINUTE_MS = 60_000;

/** Returns how long, in hours and minutes. */
function lengthOf(ms: number, language: Language): string {
  const minutes = Math.max(1, Math.floor(ms / MINUTE_MS));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return language === 'en_us'
    ? `${hours > 0 ? `${hours} h ` : ''}${rest} min`
    : `${hours > 0 ? `${hours} 小时 ` : ''}${rest} 分钟`;
}

const TEXTS = {
  zh_cn: {
    offline: (brand: string, names: string) => `[${brand}] 屏幕离线：${names}`,
    back: (brand: string, names: string) => `[${brand}] 屏幕恢复在线：${names}`,
    more: (name: string, count: number) => `${name} 等 ${count} 台`,
    offlineIntro: '以下屏幕已离线：',
    backIntro: '以下屏幕已恢复在线：',
    number: '编号：',
    address: '地址：',
    since: (at: string, length: string) => `离线时间：${at}，已离线 ${length}`,
    wasOut: (at: string, length: string) => `曾离线自 ${at}，共 ${length}`,
    settings: '修改预警设置',
  },
  en_us: {
    offline: (brand: string, names: string) => `[${brand}] Screen offline: ${names}`,
    back: (brand: string, names: string) => `[${brand}] Screen back online: ${names}`,
    more: (name: string, count: number) => `${name} and ${count - 1} more`,
    offlineIntro: 'These screens are offline:',
    backIntro: 'These screens are back online:',
    number: 'No.: ',
    address: 'Address: ',
    since: (at: string, length: string) => `Offline since ${at}, for ${length}`,
    wasOut: (at: string, length: string) => `Was offline since ${at}, for ${length}`,
    settings: 'Change the warning settings',
  },
} as const;

interface Outage {
  /** Name of the media owner's brand, or our own (SES-12). */
  brand: string;
  kind: 'offline' | 'back';
  screens: readonly OutScreen[];
  now: number;
  /** Address of the page with the warning settings. */
  settingsUrl: string | undefined;
}

/** Returns the mail that tells of screens that are offline, or back (DEV-12, DEV-18). Times are by the clock of each screen. */
export function outageMail({ brand, kind, screens, now, settingsUrl }: Outage, language: Language): LetterTexts {
  const texts = TEXTS[language];
  const [first] = screens;
  const name = first?.name ?? '';
  const rows = screens.map(({ name: label, number, address, zone, since, url }) => ({
    name: label,
    url,
    facts: [
      `${texts.number}${number}`,
      texts[kind === 'offline' ? 'since' : 'wasOut'](clockOf(since, zone), lengthOf(now - since, language)),
      ...(address ? [`${texts.address}${address}`] : []),
    ],
  }));
  return letter({
    subject: texts[kind](brand, screens.length > 1 ? texts.more(name, screens.length) : name),
    language,
    parts: [
      { text: kind === 'offline' ? texts.offlineIntro : texts.backIntro },
      { rows },
      ...(settingsUrl ? [{ link: settingsUrl, label: texts.settings }] : []),
    ],
  });
}
