import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';
import { laidScreen } from '#tests/support/screens.ts';

let app: TestApp;
/** Ids by the word that stands for them in a path. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  app = await buildTestApp();
  const { own, owner, staff } = app.personas;
  const make = async (name: 'deviceSet.create' | 'tag.create' | 'deviceGroup.create', payload: object) =>
    (await data<{ id: string }>(app, owner, name, payload)).id;
  ids['set'] = await make('deviceSet.create', { name: 'Entrances' });
  ids['tag'] = await make('tag.create', { name: 'Glass' });
  ids['group'] = await make('deviceGroup.create', { name: 'Shops', kind: 'common' });
  ids['screen'] = await laidScreen(app, {
    name: 'Lobby',
    layoutId: own.layoutId,
    groupId: ids['group'],
    setIds: [ids['set']],
    tagIds: [ids['tag']],
  });
  ids['store'] = (await data<{ id: string }>(app, owner, 'store.create', { number: 'S-1', name: 'First' })).id;
  ids['account'] = staff.userId;
  ids['enterprise'] = own.corpId;
});
afterAll(() => app.close());
beforeEach(() => {
  localStorage.clear();
  stubBrowser();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const WAIT = { timeout: 20_000 };

/** Pages of spec 2 about groups, sets, tags, stores, keepers, screens, reports, alarms, sensors, cards and one's own settings, as it spells them. */
const PAGES = [
  ['/device_gather/gather_adv/:set', /Entrances/],
  ['/device_gather/device_pacage_play_list/:set', /Entrances/],
  ['/devgroup_mag/issue_adv/:group', /Shops/],
  ['/devgroup_mag/add_dev/:group', /Shops/],
  ['/devgroup_mag/remote_control/:group', /Remote control/],
  ['/devgroup_mag/new_multi_devgroup', /multi-screen groups/],
  ['/devgroup_mag/play_list/:group', /Shops/],
  ['/devgroup_mag/examine_dev/:group', /Shops/],
  ['/app_tags/playlist/:tag', /Glass/],
  ['/app_tags/dev_mag/remote_control/:tag', /Remote control/],
  ['/app_tags/manual_add_dev/:tag', /Glass/],
  ['/app_tags/examine_dev/:tag', /Glass/],
  ['/dev_mag/apk_manage', /Packages/],
  ['/dev_mag/app_list/:screen', /Lobby/],
  ['/dev_mag/real_picture/:screen', /Lobby/],
  ['/dev_mag/issue_adv/:screen', /Lobby/],
  ['/dev_mag/remote_control/:screen', /Remote control/],
  ['/dev_mag/import_device', /Import/],
  ['/dev_mag/examine_playlist/:screen', /Lobby/],
  ['/user_device_permissions/:account', /./],
  ['/user_mag/login_set', /Login settings/],
  ['/corporate_manage/organization_detail/:enterprise', /./],
  ['/corporate_manage/examine_dev/:enterprise', /./],
  ['/corporate_manage/device_control/:enterprise', /./],
  ['/store_manage', /Stores/],
  ['/store_manage/edit_store/:store', /First/],
  ['/personal_center', /Personal centre/],
  ['/ads_platform', /Advertisers/],
  ['/data_report', /Ad statistics/],
  ['/ad_report', /Ad statistics/],
  ['/device_report', /Device statistics/],
  ['/operation_log', /Operation logs?/],
  ['/alarm_system', /Alarms/],
  ['/alarm_center', /Warnings/],
  ['/adv_super', /Monitoring plans/],
  ['/adv_super/add_monitor', /monitoring plan/i],
  ['/adv_super/tasks_list', /Monitoring tasks/],
  ['/flow_mag', /Data cards/],
  ['/flow_manage/add_flow', /data card/i],
  ['/temperature', /Temperature devices/],
  ['/temperature_report', /Temperature reports/],
  ['/temperature_report_detail', /Temperature readings/],
  ['/handwashing', /Hand-washing devices/],
  ['/handwashing_report', /Hand-washing reports/],
  ['/handwashing_report_detail', /Washes/],
] as const;

/** The same without a record: the list in which one chooses it. */
const WITHOUT = [
  ['/device_gather/gather_adv', '/device_gather'],
  ['/device_gather/device_pacage_play_list', '/device_gather'],
  ['/devgroup_mag/issue_adv', '/devgroup_mag'],
  ['/devgroup_mag/add_dev', '/devgroup_mag'],
  ['/devgroup_mag/play_list', '/devgroup_mag'],
  ['/app_tags/playlist', '/app_tags'],
  ['/app_tags/manual_add_dev', '/app_tags'],
  ['/dev_mag/app_list', '/dev_mag'],
  ['/dev_mag/real_picture', '/dev_mag'],
  ['/dev_mag/issue_adv', '/dev_mag'],
  ['/dev_mag/examine_playlist', '/dev_mag'],
  ['/user_device_permissions', '/user_mag'],
  ['/adv_super/tasks_detail', '/adv_super/tasks_list'],
  ['/dev_mag/edit_dev', '/dev_mag'],
  ['/user_edit_info', '/user_mag'],
  ['/corporation_edit_role', '/corporation_role_manage'],
  ['/corporate_manage/organization_detail', '/corporate_manage'],
] as const;

/** The same with the record in the query. */
const QUERIED = [
  ['/dev_mag/edit_dev', 'screen'],
  ['/dev_mag/app_list', 'screen'],
  ['/devgroup_mag/examine_dev', 'group'],
  ['/device_gather/edit_gather', 'set'],
] as const;

describe('a page of the specification opens from a pasted address [SES-17] [DEV-08] [DEV-09] [DEV-10] [DEV-11] [ENT-03] [ENT-04] [ENT-07] [ENT-08] [ENT-10] [ME-01] [REP-01] [REP-02] [MON-01] [MON-02] [MON-03] [IOT-01] [IOT-02]', () => {
  test.each(PAGES)('%s', async (pattern, heading) => {
    const path = pattern.replace(/:(\w+)/, (_, name: string) => ids[name]!);
    const { router } = await renderConsole(app, app.personas.owner, { path });
    // A page shows its own address, and the name of its record once that has come.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(heading), WAIT);
    expect(router.state.location.pathname).toBe(path);
    expect(screen.queryByText(/could not be loaded|cannot be opened|There is no such page/)).toBeNull();
  });

  test.each(WITHOUT)('%s leads to the list in which one chooses: %s', async (path, list) => {
    const { router } = await renderConsole(app, app.personas.owner, { path });
    await waitFor(() => expect(router.state.location.pathname).toBe(list));
    await screen.findByRole('heading', { level: 1 });
  });

  test.each(QUERIED)('%s with ?id= leads to the page of that %s', async (path, name) => {
    const { router } = await renderConsole(app, app.personas.owner, { path: `${path}?id=${ids[name]}` });
    await waitFor(() => expect(router.state.location.pathname).toBe(`${path}/${ids[name]}`));
    await screen.findByRole('heading', { level: 1 });
  });
});
