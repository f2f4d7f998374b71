import { describe, expect, test } from 'vitest';
import { first as enWords } from '#generated/console/first.en_us.gen.ts';
import { first as zhWords } from '#generated/console/first.zh_cn.gen.ts';
import { menu } from '#generated/model/menu.gen.ts';
import { permissions } from '#generated/model/permissions.gen.ts';
import { routes } from '#generated/model/routes.gen.ts';
import { createCan } from '#src/providers/permission.ts';
import { isKnownPath, matches, routeOf, sessionRoutes } from '#src/providers/routeTable.ts';
import { placeInSidebar, sidebarEntries } from '#src/shell/sidebar/sidebarEntries.ts';

const everyCode = new Set(Object.values(permissions).map(({ code }) => code));
const paths = (list: readonly { path: string }[]): string[] => list.map(({ path }) => path);

describe('a path', () => {
  test.each([
    ['/adv_mag', '/adv_mag', true],
    ['/adv_mag', '/adv_mag/', true],
    ['/adv_mag', '/adv_mag/new_adv', false],
    ['/adv_mag/edit_adv/:id', '/adv_mag/edit_adv/01a', true],
    ['/adv_mag/edit_adv/:id', '/adv_mag/edit_adv/01a/more', false],
    ['/a.b', '/axb', false],
  ])('%s and %s belong together: %s', (pattern, path, yes) => {
    expect(matches(pattern, path)).toBe(yes);
  });

  test('that is fixed wins over one with a parameter', () => {
    expect(routeOf(routes, '/ads/create')).toMatchObject({ resource: 'ads', view: 'create' });
    expect(routeOf(routes, '/ads/01a')).toMatchObject({ resource: 'ads', view: 'edit' });
  });

  test.each([
    '/',
    '/login',
    '/home',
    '/dashboard',
    '/adv_mag',
    '/adv_mag/edit_adv/7',
    '/ads/create',
    '/devgroup_mag/Edit_devgroup/1',
  ])('%s is known [SES-17]', (path) => {
    expect(isKnownPath(routes, path)).toBe(true);
  });

  test.each(['/nowhere', '/adv_mag/nowhere', '/ads/1/2/3'])('%s is not [SES-01]', (path) => {
    expect(isKnownPath(routes, path)).toBe(false);
  });
});

describe('the routes of a session', () => {
  test('leave out what the permissions do not open, and keep what needs none [PERM-01]', () => {
    const kept = paths(sessionRoutes(routes, 'YXF', createCan('YXF', new Set([permissions['device.view'].code]))));
    expect(kept).toContain('/dev_mag');
    expect(kept).toContain('/home');
    expect(kept).not.toContain('/adv_mag');
    expect(kept).not.toContain('/dev_mag/manual_add_dev');
  });

  test.each([
    '/home',
    '/corporate_manage/organization_detail/1',
    '/corporate_manage/examine_dev/1',
    '/corporate_manage/device_control/1',
    '/store_manage',
    '/app_tags/playlist/1',
    '/ad_report',
    '/device_report',
    '/ads_order',
    '/alarm_center',
    '/adv_super',
    '/adv_super/tasks_list',
    '/adv_super/tasks_detail/1',
    '/goods_manage',
  ])('%s needs none: the specification gives it no code [PERM-01, SES-17]', (path) => {
    const kept = sessionRoutes(routes, 'YXF', createCan('YXF', new Set()));
    expect(isKnownPath(kept, path)).toBe(true);
  });

  test('are those of its own console [SES-11]', () => {
    const operator = paths(sessionRoutes(routes, 'YXF', createCan('YXF', everyCode)));
    const advertiser = paths(sessionRoutes(routes, 'ADS', createCan('ADS', new Set())));
    expect(operator).toContain('/dev_mag');
    expect(operator).not.toContain('/dashboard');
    expect(advertiser).toContain('/promotion/campaign');
    expect(advertiser).not.toContain('/dev_mag');
  });
});

describe('the sidebar', () => {
  test('has no heading without an entry [HOME-05, PERM-03]', () => {
    const sections = sidebarEntries(menu, 'YXF', createCan('YXF', new Set([permissions['device.view'].code])));
    expect(sections.map(({ key }) => key)).toEqual(['home', 'devices', 'users', 'operations', 'market', 'mine']);
  });

  test.each([
    ['dataCard', '流量管理', 'Traffic management'],
    ['monitorPlan', '广告监测', 'Ad monitoring'],
    ['alarm', '报警系统', 'Alarm system'],
    ['warningEvent', '预警中心', 'Early-warning centre'],
  ])('calls %s as the specification does: %s, %s [HOME-05]', (key, zh, en) => {
    const entries = sidebarEntries(menu, 'YXF', createCan('YXF', everyCode)).flatMap((section) => section.entries);
    const { label } = entries.find((entry) => entry.key === key)!;
    const said = (words: object): unknown =>
      label.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], words);
    expect([said(zhWords), said(enWords)]).toEqual([zh, en]);
  });

  test.each([
    ['/adv_mag', '/adv_mag'],
    ['/adv_mag/new_adv', '/adv_mag'],
    ['/adv_mag/new_pop_plan', '/adv_mag/pop_plan_mag'],
    ['/ads/01a/show', '/adv_mag'],
    ['/adv_audit', '/adv_audit'],
    ['/user_edit_info/7', '/user_mag'],
    ['/home', '/home'],
    ['/personal_center', '/personal_center'],
  ])('shows %s below %s', (path, entry) => {
    const can = createCan('YXF', everyCode);
    const kept = sessionRoutes(routes, 'YXF', can);
    expect(placeInSidebar(sidebarEntries(menu, 'YXF', can), kept, routeOf(kept, path), path)?.entry.path).toBe(entry);
  });
});
