import { describe, expect, test } from 'vitest';
import { catalogueOf } from '#src/i18n/catalogue.ts';
import { LANGUAGE_NAMES } from '#src/i18n/language.ts';
import { raChinese } from '#src/i18n/ra.zh_cn.ts';
import { raRestChinese } from '#src/i18n/raRest.zh_cn.ts';
import { raEnglish } from '#src/i18n/ra.en_us.ts';
import { createI18nProvider } from '#src/providers/i18nProvider.ts';

const OWN = { greeting: 'Hello, {{name}}', ra: { action: { save: 'Keep' } } };

describe('the i18n provider', () => {
  test('leaves names as they are: React escapes them', async () => {
    const provider = await createI18nProvider('en_us', catalogueOf(raEnglish, OWN), LANGUAGE_NAMES);
    expect(provider.translate('greeting', { name: 'A & B <c>' })).toBe('Hello, A & B <c>');
  });

  test('lets our words win over those of react-admin', async () => {
    const provider = await createI18nProvider('en_us', catalogueOf(raEnglish, OWN), LANGUAGE_NAMES);
    expect(provider.translate('ra.action.save')).toBe('Keep');
    expect(provider.translate('ra.action.cancel')).toBe('Cancel');
  });

  test('knows the forms of number of both languages', async () => {
    const chinese = await createI18nProvider('zh_cn', catalogueOf(raRestChinese), LANGUAGE_NAMES);
    const english = await createI18nProvider('en_us', catalogueOf(raEnglish), LANGUAGE_NAMES);
    expect(chinese.translate('ra.action.bulk_actions', { smart_count: 3 })).toBe('已选 3 项');
    expect(chinese.translate('ra.action.bulk_actions', { smart_count: 1 })).toBe('已选 1 项');
    expect(english.translate('ra.action.bulk_actions', { smart_count: 1 })).toBe('1 item selected');
  });

  test('says which language it speaks, as the wire writes it', async () => {
    const provider = await createI18nProvider('zh_cn', catalogueOf(raChinese), LANGUAGE_NAMES);
    expect(provider.getLocale()).toBe('zh_cn');
  });

  test('passes a server message with dots and colons unharmed', async () => {
    const provider = await createI18nProvider('zh_cn', catalogueOf(raChinese), LANGUAGE_NAMES);
    expect(provider.translate('广告位：1.5 已满 {{x}}')).toBe('广告位：1.5 已满 {{x}}');
  });
});
