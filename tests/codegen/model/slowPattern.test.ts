import { expect, test } from 'vitest';
import { isExponential, takesAnyLength } from '#codegen/model/slowPattern.ts';

test.each([
  '^(a+)+$',
  '^(a*)*$',
  '^(a|a)*$',
  '^(a|aa)+$',
  '^(a?b?)*$',
  '^([a-z]+)*[0-9]$',
  '^(\\w+\\s?)*$',
  '^([0-9]{1,3}){1,20}$',
  '^(?:[a-z]+-?)+$',
  '^(.*,)*.*(.*)*$',
  '^(a|b|ab)*c$',
  '^(?=(x+)+y)x$',
  '^(\\p{L}|[a-z])+$',
])('language 9: %s takes exponential time', (pattern) => {
  expect(isExponential(pattern)).toBe(true);
});

test.each([
  '^[a-z]+(-[a-z]+)*$',
  '^#[0-9a-fA-F]{6}$',
  '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  '^[a-z0-9][a-z0-9_]{4,30}[a-z0-9]$',
  '^([0-9]{4}-)+$',
  '^(?:[0-9]{1,3}\\.){3}[0-9]{1,3}$',
  '^([0-9]{4})+$',
  '^(?:\\d{3}|[a-z]+,)*$',
  '^\\s*[^\\s].*$',
  '^(foo|bar|baz)+$',
  '^(?<name>[A-Z]+\\d)*$',
  '^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$',
])('language 9: %s does not', (pattern) => {
  expect(isExponential(pattern)).toBe(false);
});

test.each([
  ['^[0-9]{4}$', false],
  ['^(a|b)$', false],
  ['^a|b$', true],
  ['[0-9]{4}', true],
  ['^a+$', true],
  ['^a{2,}$', true],
])('language 9: whether %s takes text of any length: %s', (pattern, isAny) => {
  expect(takesAnyLength(pattern)).toBe(isAny);
});
