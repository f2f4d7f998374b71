import { expect, test } from 'vitest';
import { wordsFor } from '#player/words.ts';
import { LANGUAGE_NAMES } from '#src/i18n/language.ts';
import { loadMessages } from '#src/messages.ts';
import { createI18nProvider } from '#src/providers/i18nProvider.ts';

test.each([
  ['en', 'en_us'],
  ['zh', 'zh_cn'],
] as const)(
  'the pairing page sends people to the entry and the button that the console has (%s) [DEV-16]',
  async (lang, language) => {
    const { translate } = await createI18nProvider(language, await loadMessages(language), LANGUAGE_NAMES);
    const entry = translate('resources.devices.name', { smart_count: 2 });
    const button = translate('ui.create', { name: translate('resources.devices.name', { smart_count: 1 }) });
    expect(wordsFor(`?lang=${lang}`, '').scan).toContain(`${entry} → ${button}`);
  },
);
