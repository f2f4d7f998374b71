import { describe, expect, it } from 'vitest';
import { toText } from '#codegen/expression/toText.ts';
import type { Expr } from '#codegen/expression/types.ts';
import { right } from './scope.ts';

/** A tree without where it stands. */
const bare = (expr: Expr): unknown =>
  JSON.parse(JSON.stringify(expr, (key, value: unknown) => (key === 'line' || key === 'column' ? undefined : value)));

describe('printed for people', () => {
  it.each([
    ["kind == 'small'", "kind == 'small'"],
    ["!(kind == 'small')", "kind != 'small'"],
    ['!(count < 1 && price >= 2)', 'count >= 1 || price < 2'],
    ['!(count == null)', 'count != null'],
    ["!(kind in ['small'])", "!(kind in ['small'])"],
    ['count in [1, -2]', 'count in [1, -2]'],
    ['isOpen != true', '!isOpen'],
    ['isOpen || isPaid && count == 1', 'isOpen || (isPaid && count == 1)'],
    ['(isOpen || isPaid) && count == 1', '(isOpen || isPaid) && count == 1'],
    ['startAt >= now() + minutes(90)', 'startAt >= now() + minutes(90)'],
    ['startAt >= now() + minutes(120)', 'startAt >= now() + hours(2)'],
    ['startAt >= now() + limits.gap', 'startAt >= now() + limits.gap'],
    ["startAt > '2026-01-01T00:00:00Z'", "startAt > '2026-01-01T00:00:00.000Z'"],
    ['count - 1 - 2 == price - (1 - 2)', 'count - 1 - 2 == price - (1 - 2)'],
    ['days(endAt - now()) < 15 && len(tagIds) <= 1', 'days(endAt - now()) < 15 && len(tagIds) <= 1'],
    ["me.deptId == nick && me.system == 'YXF'", "me.deptId == nick && me.system == 'YXF'"],
    ['name == "it\'s"', 'name == "it\'s"'],
  ])('`%s` reads `%s`, and means the same when it is read again', (text, printed) => {
    const expr = right(text);
    expect(toText(expr)).toBe(printed);
    expect(bare(right(printed))).toEqual(bare(expr));
  });

  it('says signals, and what they are compared with', () => {
    const isAnswered = (text: string) => toText(right(text, 'boolean', { signals: true }));
    expect(isAnswered('heartbeat()')).toBe('heartbeat()');
    expect(isAnswered('!heartbeat()')).toBe('!heartbeat()');
    expect(isAnswered('!(freePoints() > 3)')).toBe('freePoints() <= 3');
  });
});
