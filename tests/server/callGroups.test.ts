import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls, type CallName } from '#generated/model/calls.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, type Caller } from '#tests/support/call.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const all = Object.values(calls);
const paths = all.flatMap((each) => each.paths);

/** Groups that answer under older beginnings too (spec 7): each path of the first has all the others. */
const TWINS: readonly (readonly [string, readonly string[]])[] = [
  ['/v2/template/', ['/yxfbp/template/']],
  ['/auth/role/', ['/bp/auth/role/']],
  ['/user/', ['/user/v2/', '/bp/enterprise/user/']],
  ['/report/', ['/bp/report/']],
  ['/ad/audit/', ['/bp/adv/audit/']],
  ['/campaign/', ['/avr/campaign/']],
];

/** "batch/" stands in the longer name alone: /ad/audit/batch/pass is /bp/adv/audit/pass. */
const tailOf = (path: string, beginning: string): string => {
  const tail = path.slice(beginning.length);
  return beginning === '/ad/audit/' ? tail.replace(/^batch\//, '') : tail;
};

const twins = TWINS.flatMap(([beginning, others]) =>
  all
    .filter((each) => each.paths[0]?.startsWith(beginning))
    .map((each) => {
      const [path = ''] = each.paths;
      return {
        name: each.name as CallName,
        systems: each.systems,
        path,
        others: others.map((other) => other + tailOf(path, beginning)),
      };
    }),
);

const ofSystem = (systems: readonly string[]): Caller =>
  systems.includes('YXF') ? app.personas.owner : app.personas.advertiser;

describe('older paths [NET-09]', () => {
  test('stand for whole groups', () => {
    expect(twins.length).toBeGreaterThan(35);
    expect(twins.filter(({ others }) => !others.every((path) => paths.includes(path))).map(({ path }) => path)).toEqual(
      [],
    );
  });

  test.each(twins)('$path has its answer under $others too', async ({ name, systems, path, others }) => {
    const ask = (at: string) => call(app, ofSystem(systems), name, { id: 'nobody', ids: ['nobody'] }, { path: at });
    const { code, message, data } = await ask(path);
    for (const other of others)
      expect({ path: other, ...(await ask(other)) }).toMatchObject({
        path: other,
        code,
        message,
        ...(data === undefined ? {} : { data }),
      });
  });
});

/** Call groups of spec 7 that are served, and those whose entities come later, with the line that says what they are for. */
const GROUPS: readonly (readonly [path: string, later?: string])[] = [
  ...[
    '/account/logout',
    '/account/home',
    '/account/menu',
    '/auth/login',
    '/bp/epidemic/temp/.+',
    '/bp/epidemic/wash/.+',
    '/bp/epidemic/warning/.+',
    '/call/police/.+',
    '/account/mobile/email/login',
    '/account/login',
    '/auth/send/verification/code',
    '/v2/template/.+',
    '/yxfbp/template/.+',
    '/slot/.+',
    '/ad/add',
    '/ad/update',
    '/ad/show',
    '/ad/list',
    '/ad/batch/delete',
    '/ad/batch/enable',
    '/ad/batch/disable',
    '/ad/repush',
    '/ad/status',
    '/ad/audit/batch/pass',
    '/ad/audit/batch/fail',
    '/bp/adv/audit/pass',
    '/bp/adv/audit/fail',
    '/ad/.*device.*',
    '/ad/.*group.*',
    '/device/list',
    '/device/detail',
    '/device/add',
    '/device/update',
    '/device/delete',
    '/material/search',
    '/material/folder/tree',
    '/material/edit',
    '/material/del',
    '/material/copy',
    '/material/move',
    '/material/upload/apply',
    '/material/verify',
    '/material/check',
    '/group/.+',
    '/campaign/.+',
    '/avr/campaign/.+',
    '/company/.+',
    '/dept/.+',
    '/auth/role/.+',
    '/bp/auth/role/.+',
    '/user/.+',
    '/user/v2/.+',
    '/bp/enterprise/user/.+',
    '/report/.+',
    '/bp/report/.+',
    '/settings/.+',
    '/device/label/.+',
    '/file/upload/sign',
    '/log/list',
    '/store/.+',
    '/district/list',
    '/user/avr/.+',
  ].map((path) => [path] as const),
  ['/notice/info'],
  ['/permission/.+'],
  ['/dict/.+'],
  ['/platform/device/.+'],
  ['/commodity/.+'],
  ['/device/.*timer.*'],
  ['/device/.*offline.*'],
  ['/firmware/.+'],
  ['/market/.+'],
  ['/wallet/.+'],
  ['/pay/status/query'],
  ['/warning/.+'],
  ['/monitor/.+'],
  ['/flow/management/.+'],
  ['/avr/ver/verify/.+'],
  ['/company/proxy/.+'],
  ['/avr/avs/.+'],
  ['/avr/device/search'],
  ['/applet/.+'],
  ['/media/.+'],
];

describe('call groups of the specification [NET-08]', () => {
  const isServed = (path: string) => paths.some((each) => new RegExp(`^${path}\\.shtml$`).test(each));

  test('are served where what they are about exists', () => {
    expect(GROUPS.filter(([path, later]) => later === undefined && !isServed(path))).toEqual([]);
  });

  test('are called later only while none of them is served', () => {
    expect(GROUPS.filter(([path, later]) => later !== undefined && isServed(path))).toEqual([]);
  });
});
