import type { Language } from '#core/protocol/envelope.ts';
import { en_us } from './boot.en_us.ts';
import { zh_cn } from './boot.zh_cn.ts';

export type BootKey = keyof typeof en_us;
export type BootTranslate = (key: BootKey, args?: Record<string, string | number>) => string;

const CATALOGUES: Record<Language, Record<BootKey, string>> = { en_us, zh_cn };

/** Returns the translate of what is shown without the console: login, and pages for when it cannot start. */
export function bootTranslate(language: Language): BootTranslate {
  const catalogue = CATALOGUES[language];
  return (key, args = {}) =>
    catalogue[key].replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(args[name] ?? whole));
}
