import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isUri, isWebAddress } from '#core/entity/formats.ts';

describe('a web address [LAY-03]', () => {
  test.each([
    ['http://192.168.1.20/menu', true],
    ['https://example.com:8443/%E5%B9%BF?q=[1]#top', true],
    ['http://[::1]:8080/', true],
    // Refused by a browser, though it has the form of an address.
    ['http://192.168.1.300/menu', false],
    ['http://a:99999/', false],
    ['http://[::1/', false],
    ['javascript:alert(1)', false],
    ['http://', false],
  ])('%s: %s', (text, is) => {
    expect(isUri(text)).toBe(is);
  });

  test('that is taken is one that a browser opens, whatever was typed', () => {
    const typed = fc
      .array(
        fc.constantFrom('http://', 'https://', 'a', '192.168.1.', '300', '20', ':', '99999', '[', ']', '/', '%', '@'),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(typed, (text) => {
        expect(!isUri(text) || (URL.canParse(text) && isWebAddress(text))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
