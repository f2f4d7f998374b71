import type { Language } from '#core/protocol/envelope.ts';
import { languageTag } from '../i18n/language.ts';

interface Options {
  /** The day as well, for what need not be today. */
  withDay?: boolean;
}

/** Says an instant, ISO, as the clock at the screen shows it. */
export const clockAt = (at: string, zone: string, language: Language, { withDay = false }: Options = {}): string =>
  new Intl.DateTimeFormat(languageTag(language), {
    ...(withDay ? { month: 'short', day: 'numeric' } : {}),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(new Date(at));
