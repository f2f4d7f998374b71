import type { Language } from '#core/protocol/envelope.ts';
import { letter, type LetterTexts } from './letter.ts';

const TEXTS = {
  zh_cn: {
    temperature: (name: string) => `体温超标：${name}`,
    waterLevel: (name: string) => `水位过低：${name}`,
    intro: '传感器的读数越过了您设置的阈值：',
    measured: '测得：',
    threshold: '阈值：',
    settings: '修改预警设置',
  },
  en_us: {
    temperature: (name: string) => `Temperature too high: ${name}`,
    waterLevel: (name: string) => `Water is low: ${name}`,
    intro: 'A sensor crossed the threshold that you set:',
    measured: 'Measured: ',
    threshold: 'Threshold: ',
    settings: 'Change the warning settings',
  },
} as const;

interface Crossed {
  /** Name of the media owner's brand, or our own (SES-12). */
  brand: string;
  kind: 'temperature' | 'waterLevel';
  /** Name of the sensor. */
  name: string;
  /** Both with their unit. */
  measured: string;
  threshold: string;
  /** Page of the sensor. */
  url: string | undefined;
  settingsUrl: string | undefined;
}

/** Returns the mail that tells of a sensor that crossed a threshold (ME-02, IOT-02). */
export function sensorMail(
  { brand, kind, name, measured, threshold, url, settingsUrl }: Crossed,
  language: Language,
): LetterTexts {
  const texts = TEXTS[language];
  return letter({
    subject: `[${brand}] ${texts[kind](name)}`,
    language,
    parts: [
      { text: texts.intro },
      { rows: [{ name, url, facts: [`${texts.measured}${measured}`, `${texts.threshold}${threshold}`] }] },
      ...(settingsUrl ? [{ link: settingsUrl, label: texts.settings }] : []),
    ],
  });
}
