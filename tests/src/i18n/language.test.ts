import { describe, expect, test } from 'vitest';
import { currentLanguage, languageTag, storeLanguage } from '#src/i18n/language.ts';
import { memoryStorage } from '../../support/memoryStorage.ts';

describe('the language', () => {
  test.each([
    ['en', 'en_us'],
    ['en-GB', 'en_us'],
    ['EN-us', 'en_us'],
    ['zh-CN', 'zh_cn'],
    ['de', 'zh_cn'],
    ['', 'zh_cn'],
  ])('of a browser that asks for "%s" is %s [SES-14]', (browser, language) => {
    expect(currentLanguage(memoryStorage(), browser)).toBe(language);
  });

  test.each(['zh_cn', 'en_us'] as const)('that was chosen wins over the browser: %s [SES-14]', (language) => {
    const storage = memoryStorage();
    storeLanguage(language, storage);
    expect(currentLanguage(storage, 'en')).toBe(language);
    expect(currentLanguage(storage, 'zh-CN')).toBe(language);
  });

  test('is "cn" in the store [SES-14]', () => {
    const storage = memoryStorage();
    storeLanguage('zh_cn', storage);
    expect(storage.getItem('vitrine.language')).toBe('cn');
  });

  test('has a tag that Intl knows', () => {
    expect(new Intl.NumberFormat(languageTag('zh_cn')).resolvedOptions().locale).toBe('zh-CN');
  });
});
