import { expect, it } from 'vitest';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import { calls } from '#generated/model/calls.gen.ts';
import { checkPermission } from '#server/dispatch/permission.ts';
import { RefusedError } from '#server/call/refuse.ts';
import type { SessionUser } from '#server/call/types.ts';

/** Ads whose pause is not in every edition. */
const entity = {
  ...adMeta,
  actions: adMeta.actions.map((action) =>
    action.name === 'pause' ? { ...action, edition: 'enterprise' as const } : action,
  ),
};

const user = (edition: string | null): SessionUser => ({
  sessionId: 's',
  userId: 'u',
  userName: 'u',
  realName: 'u',
  corpId: 'c',
  corpIds: ['c'],
  deptId: null,
  system: 'YXF',
  data: { kind: 'all' },
  mustChangePassword: false,
  edition,
  codes: new Set(),
  can: () => true,
});

const codeOf = (name: 'ad.pause' | 'ad.start', edition: string | null): string => {
  try {
    checkPermission(calls[name], entity, undefined, user(edition));
    return 'passed';
  } catch (error) {
    return error instanceof RefusedError ? error.code : String(error);
  }
};

it.each([
  ['ad.pause', null, 'EDITION_NEEDED'],
  ['ad.pause', 'standard', 'EDITION_NEEDED'],
  ['ad.pause', 'enterprise', 'passed'],
  ['ad.pause', 'flagship', 'passed'],
  ['ad.start', 'standard', 'passed'],
] as const)('%s in edition %s: %s', (name, edition, answer) => {
  expect(codeOf(name, edition)).toBe(answer);
});
