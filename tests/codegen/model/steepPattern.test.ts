import { expect, test } from 'vitest';
import { longestFor, powerOf } from '#codegen/model/steepPattern.ts';

test.each([
  ['^.*.*.*.*x$', 4],
  ['^.*.*x$', 2],
  ['^a*a*b*$', 2],
  ['^\\s*.*\\s*$', 3],
  ['^[a-z]+[a-z0-9]+$', 2],
  ['^(?:a*a*b)(?:c*c*d)$', 3],
  ['^(?:[a-z]+\\.)*[a-z.]+$', 2],
  ['^(?=.*.*y)z$', 2],
  ['a+b', 2],
  ['^a+$|b+c', 2],
])('language 9: the time of %s grows with the power %i', (pattern, power) => {
  expect(powerOf(pattern)).toBe(power);
});

test.each([
  '^[a-z]+(-[a-z]+)*$',
  '^\\s*[^\\s].*$',
  '^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$',
  '^[A-Za-z0-9.+_-]+@gmail[.]com$',
  '^a*b*c*$',
  '^.*$',
  '^#[0-9a-fA-F]{6}$',
  '[0-9]{4}',
  '^[a-z0-9][a-z0-9_]{4,30}[a-z0-9]$',
])('language 9: that of %s grows with its length', (pattern) => {
  expect(powerOf(pattern)).toBe(1);
});

test.each(['^.*.*x$', '^.*.*.*x$', '^.*.*.*.*x$', '^.*.*.*.*.*.*x$'])(
  'language 9: %s is quick for the longest text that it may be asked about',
  (pattern) => {
    const text = 'a'.repeat(longestFor(powerOf(pattern)));
    const began = performance.now();
    expect(new RegExp(pattern, 'u').test(text)).toBe(false);
    expect(performance.now() - began).toBeLessThan(500);
  },
);
