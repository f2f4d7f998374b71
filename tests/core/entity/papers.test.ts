import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanName } from '#core/entity/cleanName.ts';
import { isCreditCode, isIdCard } from '#core/entity/formats.ts';

const ID_CARDS = ['11010519491231002X', '440306198507156016', '310104200002291236'];
const CREDIT_CODES = ['91350100M000100Y43', '91310000MA1FL1234Q', '92310104MA1K3XYW8T'];

const changed = (text: string, at: number, sign: string) => text.slice(0, at) + sign + text.slice(at + 1);

test.each(ID_CARDS)('the id card %s is taken, in small letters too, and no other by one digit [ADS-05]', (number) => {
  expect([isIdCard(number), isIdCard(number.toLowerCase())]).toEqual([true, true]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 16 }), fc.constantFrom(...'0123456789'.split('')), (at, digit) => {
      expect(isIdCard(changed(number, at, digit))).toBe(number[at] === digit);
    }),
  );
});

test.each(CREDIT_CODES)('the credit code %s is taken, and no other by one sign [ADS-05]', (code) => {
  expect([isCreditCode(code), isCreditCode(code.toLowerCase())]).toEqual([true, true]);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 17 }),
      fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')),
      (at, sign) => {
        expect(isCreditCode(changed(code, at, sign))).toBe(code[at] === sign);
      },
    ),
  );
});

test.each([
  '',
  '11010519491231002',
  '110105199902310021',
  '110105179912310021',
  'ABCDEFGHIJKLMNOPQR',
  '９1350100M000100Y43',
])('“%s” is neither [ADS-05]', (text) => {
  expect([isIdCard(text), isCreditCode(text)]).toEqual([false, false]);
});

test('a cleaned name has nothing that is not seen, and cleaning it again changes nothing [SES-20]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const name = cleanName(text);
      expect(cleanName(name)).toBe(name);
      expect(name).not.toMatch(/^\s|\s$|\s\s|\p{C}/u);
    }),
  );
  expect(cleanName(' 小熊​\n咖啡‮ ')).toBe('小熊 咖啡');
});
