import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { issuesOf } from '#core/entity/issues.ts';
import { broken } from '#core/entity/rule.ts';
import { routes } from '#generated/server/routes.gen.ts';
import { adRules } from '#generated/model/ads/types.gen.ts';
import { cases } from '#tests/support/cases/calls.ts';
import { build, SAMPLE_TIME } from '#tests/support/cases/factories.ts';

const routeOf = (name: string) => routes.find((route) => route.call.name === name)!;

describe('generated cases', () => {
  it('cover every call of the route table', () => {
    expect(cases.map(({ call }) => call.name)).toEqual(routes.map(({ call }) => call.name));
  });

  it.each(cases.map((each) => [each.call.name, each] as const))(
    'of %s are taken and refused as they say',
    (name, { valid, invalid }) => {
      const { input } = routeOf(name);
      expect(z.safeParse(input, valid)).toMatchObject({ success: true });
      for (const { payload, field, rule } of invalid) {
        const parsed = z.safeParse(input, payload, { reportInput: true });
        const found =
          parsed.error === undefined
            ? []
            : issuesOf(parsed.error).map((issue) => ({ field: issue.path, rule: issue.rule }));
        expect(found).toContainEqual({ field, rule });
      }
    },
  );
});

describe('a built ad', () => {
  const context = { now: SAMPLE_TIME, me: null, on: 'create' as const };

  it('is the same each time', () => {
    expect(build('ad')).toEqual(build('ad'));
  });

  it('breaks no rule of ads [AD-04]', () => {
    expect(broken(adRules, build('ad'), context)).toEqual([]);
  });

  it('starts after the time that the test gives', () => {
    const at = Date.UTC(2040, 5, 1);
    expect(Date.parse(String(build('ad', {}, at)['startAt']))).toBeGreaterThan(at);
  });

  it('has the fields that its content needs, and not those of other contents', () => {
    expect(build('ad', { kind: 'url' })).toHaveProperty('url');
    expect(build('ad', { kind: 'url' })).not.toHaveProperty('materials');
    expect(build('ad', { kind: 'file' })).not.toHaveProperty('url');
  });

  it('keeps what the test asks for, even where that is off', () => {
    expect(build('ad', { kind: 'file', url: 'https://example.com' })).toHaveProperty('url', 'https://example.com');
  });
});
