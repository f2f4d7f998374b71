import type { Language } from '#core/protocol/envelope.ts';
import { languageTag } from '../i18n/language.ts';

/** Says an instant, ISO, as calendar and clock at the screen show it. */
export const clockIn = (at: string, zone: string, language: Language): string =>
  new Intl.DateTimeFormat(languageTag(language), {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(new Date(at));
