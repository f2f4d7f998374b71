import { describe, expect, it } from 'vitest';
import { toTs } from '#codegen/expression/toTs.ts';
import { typed } from './scope.ts';

describe('an expression that is wrong', () => {
  it.each([
    ['', '0 expression-syntax: the expression ends too early'],
    ['count ==', '8 expression-syntax: the expression ends too early'],
    ['count = 1', '6 expression-syntax: write == to compare'],
    ['isOpen & isPaid', '7 expression-syntax: write && for and'],
    ['count == 1 2', '11 expression-syntax: "2" is too much here'],
    ['(count == 1', '11 expression-syntax: ")" is missing here'],
    ["name == 'a", '8 expression-syntax: this text has no closing quote'],
    ['1 < count < 3', '10 expression-syntax: comparisons do not chain: join two with &&'],
    ['count == -name', '9 expression-syntax: a minus without left side stands before numbers only'],
    ['count % 2 == 4', '6 expression-syntax: "%" is no sign of the language'],
    ['conut == 1', '0 unknown-field: "conut" is no field of shop; did you mean "count"?'],
    ["kind == 'smal'", '8 unknown-value: "smal" is no value of "kind"; did you mean "small"?'],
    ["kind in ['small', 'lagre']", '18 unknown-value: "lagre" is no value of "kind"; did you mean "large"?'],
    ["me.system == 'YFX'", '13 unknown-value: "YFX" is no value of "me.system"; did you mean "YXF"?'],
    ['me.dept == name', '0 unknown-name: "me.dept" is unknown; known: userId, corpId, deptId, system'],
    ['startAt > now() - limits.gab', '18 unknown-limit: "gab" is no limit of _limits.yaml; did you mean "gap"?'],
    ['shop.name == name', '0 unknown-name: "shop.name" is unknown; only me.… and limits.… have a dot'],
    ['nwo() > startAt', '0 unknown-function: "nwo()" is unknown here; did you mean "now"?'],
    ['count', '0 expression-type: a condition is wanted here, and this is a number'],
    ["count == 'a'", '6 expression-type: a number is compared with text'],
    ['startAt > 5', '8 expression-type: an instant is compared with a number'],
    [
      'startAt > now() + 5',
      '16 expression-type: an instant + a number has no meaning; write minutes(5), hours(2) or days(15) for a span of time',
    ],
    ["startAt > 'tomorrow'", '10 expression-type: "tomorrow" is no instant; write it as 2026-01-31T08:00:00Z'],
    ["name < 'm'", '5 expression-type: text has no order that means the same everywhere; only dates and times have'],
    ["name == ''", '8 expression-type: the empty text counts as missing; ask with == null'],
    ['isOpen < isPaid', '7 expression-type: true is neither greater nor less than false'],
    ['(count == 1) == isOpen', '13 expression-type: conditions are joined with && and ||, not compared'],
    ['tagIds == tagIds', '7 expression-type: lists are not compared; ask for len(…) or for null'],
    ['count > null', '6 expression-type: null is neither greater nor less; ask with == null or != null'],
    ['null == null', '5 expression-type: only a value can be missing'],
    ['count in []', '9 expression-type: `in` wants a list of values, as in [1, 2]'],
    ['count in [1, price]', '13 expression-type: each value must be a number that is written here'],
    ['isOpen in [true]', '7 expression-type: `in` asks text and numbers, and this is true or false'],
    ['minutes(name) > minutes(1)', '8 expression-type: minutes() takes a number, and this is text'],
    [
      'days(name) > 1',
      '5 expression-type: days() takes a number, or a span of time to count days in, and this is text',
    ],
    ['days(count) > 1', '12 expression-type: a span of time is compared with a number'],
    [
      'fen + count > 1',
      '4 expression-type: money + a number has no meaning; money is added to money, and multiplied or divided by a number',
    ],
    [
      'fen * costFen > 1',
      '4 expression-type: money * money has no meaning; money is added to money, and multiplied or divided by a number',
    ],
    ['fen > count', '4 expression-type: money is compared with a number'],
    ['fen > 1.5', '4 expression-type: money is compared with a number'],
    [
      '1 / fen > 1',
      '2 expression-type: a number / money has no meaning; money is added to money, and multiplied or divided by a number',
    ],
    [
      'startAt * 2 > now()',
      '8 expression-type: an instant * a number has no meaning; write minutes(5), hours(2) or days(15) for a span of time',
    ],
    ['count / 0 > 1', '8 expression-type: nothing is divided by 0'],
    ['round(fen) > 1', '6 expression-type: round() takes a number, and this is money; money is in whole fen already'],
    ['round(name) > 1', '6 expression-type: round() takes a number, and this is text'],
    ['len(count) > 1', '4 expression-type: len() takes a list or text, and this is a number'],
    ['now(1) > startAt', '0 expression-type: now() takes nothing'],
    [
      'heartbeat()',
      '0 unknown-function: "heartbeat()" is unknown here; known: now, seconds, minutes, hours, days, len, timeOfDay, round, floor, ceil',
    ],
  ])('says of `%s` where and what', (text, problem) => {
    expect(typed(text)).toEqual({ expr: undefined, problems: [problem] });
  });

  it('is told in all its parts at once', () => {
    expect(typed("conut == 1 || kind == 'smal' && pric > 2").problems).toHaveLength(3);
  });

  it('has no `me` where nobody asks', () => {
    expect(typed('me.userId == name', 'boolean', { me: false }).problems).toEqual([
      '0 unknown-name: nobody asks here, so there is no `me`',
    ]);
  });

  it('gives the type that its place wants', () => {
    expect(typed('count + 1', 'text').problems).toEqual(['6 expression-type: this gives a number, but text is wanted']);
    expect(typed('count + 1', 'number').problems).toEqual([]);
  });

  it.each([
    ['fen * count + limits.fee', 'money'],
    ['fen - 100', 'money'],
    ['fen / costFen', 'number'],
    ['(endAt - startAt) / hours(1)', 'number'],
    ['startAt + minutes(count) * 1.5', 'instant'],
    ['seconds(price) / 2', 'span'],
    ['round(price / count)', 'number'],
  ] as const)('knows the unit of `%s`', (text, unit) => {
    expect(typed(text, unit).problems).toEqual([]);
  });

  it('multiplies before it adds, from left to right', () => {
    for (const [text, same] of [
      ['count + 2 * price', 'count + (2 * price)'],
      ['count - 1 - 2', '(count - 1) - 2'],
      ['count / 2 * 3', '(count / 2) * 3'],
    ])
      expect(toTs(typed(text!, 'number').expr!)).toEqual(toTs(typed(same!, 'number').expr!));
  });

  it('compares a signal with a number only, and gives it nothing', () => {
    const signals = { signals: true };
    expect(typed("points() == 'a'", 'boolean', signals).problems).toEqual([
      '9 expression-type: a signal stands alone or is compared with a number',
    ]);
    expect(typed('points(1)', 'boolean', signals).problems).toEqual([
      '0 expression-type: the signal points() takes nothing',
    ]);
    expect(typed('points() == 0 && !points()', 'boolean', signals).problems).toEqual([]);
  });
});
