import { describe, expect, it } from 'vitest';
import { sqlProblems, toKysely } from '#codegen/expression/toKysely.ts';
import { toTs } from '#codegen/expression/toTs.ts';
import { fieldsOf, signalsOf } from '#codegen/expression/walk.ts';
import { right } from './scope.ts';

describe('printed as TypeScript', () => {
  it.each([
    ["kind == 'small'", "eq(v.kind, 'small')"],
    ["!(kind == 'small')", "ne(v.kind, 'small')"],
    ['!(count < 1 && price >= 2)', 'ge(v.count, 1) || lt(v.price, 2)'],
    ['!(count == null)', '!isMissing(v.count)'],
    ["!(kind in ['small'])", "(!isMissing(v.kind) && !oneOf(v.kind, ['small']))"],
    ['count in [1, -2]', 'oneOf(v.count, [1, -2])'],
    ['isOpen', 'eq(v.isOpen, true)'],
    ['!isOpen', 'eq(v.isOpen, false)'],
    ['isOpen != true', 'eq(v.isOpen, false)'],
    ['isOpen || isPaid && count == 1', 'eq(v.isOpen, true) || (eq(v.isPaid, true) && eq(v.count, 1))'],
    ['(isOpen || isPaid) && count == 1', '(eq(v.isOpen, true) || eq(v.isPaid, true)) && eq(v.count, 1)'],
    ['startAt >= now() + minutes(5)', 'ge(instant(v.startAt), c.now + 300000)'],
    ['startAt >= now() + limits.gap', 'ge(instant(v.startAt), c.now + 300000)'],
    ['endAt - startAt > days(limits.most)', 'gt(sub(instant(v.endAt), instant(v.startAt)), 259200000)'],
    ["startAt > '2026-01-01T00:00:00Z'", 'gt(instant(v.startAt), 1767225600000)'],
    ['count - 1 - 2 == price - (1 - 2)', 'eq(sub(sub(v.count, 1), 2), sub(v.price, 1 - 2))'],
    ['len(tagIds) <= 1', 'le(lengthOf(v.tagIds), 1)'],
    ['timeOfDay(opens) + days(1) >= minutes(5)', 'ge(add(timeOfDay(v.opens), 86400000), 300000)'],
    ["'x' in tagIds", "has(v.tagIds, 'x')"],
    ["!('x' in tagIds)", "(!isMissing(v.tagIds) && !has(v.tagIds, 'x'))"],
    ["me.deptId == nick && me.system == 'YXF'", "eq(c.me?.deptId, v.nick) && eq(c.me?.system, 'YXF')"],
    ['name == "it\'s"', "eq(v.name, 'it\\'s')"],
  ])('`%s`', (text, code) => {
    expect(toTs(right(text)).code).toBe(code);
  });

  it('names the functions that it calls', () => {
    expect(toTs(right('days(endAt - now())', 'number'))).toEqual({
      code: 'wholeDays(sub(instant(v.endAt), c.now))',
      uses: ['instant', 'sub', 'wholeDays'],
    });
  });

  it('puts the derivation in the place of a derived field', () => {
    const left = right('days(endAt - now())', 'number');
    const fields = new Map([['left', { type: 'number' as const, derive: () => left }]]);
    expect(toTs(right('left < 15', 'boolean', { fields })).code).toBe(
      'lt(wholeDays(sub(instant(v.endAt), c.now)), 15)',
    );
    expect(fieldsOf(right('left < 15', 'boolean', { fields }))).toEqual(['endAt']);
  });
});

describe('printed for the database', () => {
  it.each([
    ["kind == 'small'", "eb('kind', '=', 'small')"],
    ["'small' == kind", "eb('kind', '=', 'small')"],
    ['now() >= startAt', "eb('start_at', '<=', eb.val(p.now))"],
    ["name != 'a'", "eb.and([eb('name', '!=', 'a'), eb('name', '!=', '')])"],
    ['name == null', "eb.or([eb('name', 'is', null), eb('name', '=', '')])"],
    ['kind != null', "eb('kind', 'is not', null)"],
    ['!isOpen', "eb('is_open', '=', eb.lit(0))"],
    ['startAt + days(1) < endAt', "eb(eb('start_at', '+', eb.lit(86400000)), '<', eb.ref('end_at'))"],
    ['count - (price + 1) > 0', "eb(eb('count', '-', eb.parens(eb('price', '+', eb.lit(1)))), '>', eb.lit(0))"],
    ['endAt <= now() + days(15)', "eb('end_at', '<=', eb.val(p.now + 1296000000))"],
    [
      'price == 1.5 || count == 1 || isOpen',
      "eb.or([eb('price', '=', eb.lit(1.5)), eb('count', '=', eb.lit(1)), eb('is_open', '=', eb.lit(1))])",
    ],
    ['nick == me.deptId', "eb('nick', '=', (p.me?.deptId ?? null))"],
    ["me.system == 'YXF'", "(eq(p.me?.system, 'YXF') ? sql<SqlBool>`1 = 1` : sql<SqlBool>`1 = 0`)"],
  ])('`%s`', (text, code) => {
    expect(toKysely(right(text)).code).toBe(code);
  });

  it('asks signals by name', () => {
    const expr = right('alive() && !(points() > 2) && !late()', 'boolean', { signals: true });
    expect(toKysely(expr).code).toBe(
      "eb.and([p.signals.alive!(eb), eb(p.signals.points!(eb), '<=', eb.lit(2)), eb.not(p.signals.late!(eb))])",
    );
    expect(signalsOf(expr)).toEqual(['alive', 'late', 'points']);
  });

  it.each([
    ['days(endAt - now()) < 15', 1, 'whole days are not counted in the database; compare with now() + days(…)'],
    ['count == 1 && len(name) > 2', 15, 'a length is not counted in the database'],
    ['isOpen || tagIds == null', 11, '"tagIds" is no single column, so the database cannot compare it'],
  ])('refuses `%s`, which the engines would not say alike', (text, column, message) => {
    expect(sqlProblems(right(text))).toEqual([{ line: 1, column, message }]);
  });
});
