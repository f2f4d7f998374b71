import { expect, test } from 'vitest';
import type { System } from '#core/entity/meta.ts';
import { routes } from '#generated/model/routes.gen.ts';

/** Paths of the specification (section 2) as it writes them: those after "with" stand below the first. */
const OPERATOR = `
/home
/adv_mag with /pop_plan_mag, /new_pop_plan, /edit_pop_plan, /new_adv, /edit_adv
/adv_audit
/device_gather with /add_gather, /edit_gather, /gather_adv, /device_pacage_play_list
/devgroup_mag with /issue_adv, /add_dev, /remote_control, /new_devgroup, /new_multi_devgroup, /Edit_devgroup, /play_list, /examine_dev
/dev_mag with /apk_manage, /real_picture, /app_list, /issue_adv, /remote_control, /manual_add_dev, /import_device, /examine_playlist, /edit_dev
/material_mag
/temp_mag with /add_custom_temp, /new_add_temp, /new_edit_temp, /edit_template
/slot_mag
/data_report
/user_mag with /login_set
/user_add_info
/user_edit_info
/user_device_permissions
/corporate_manage with /organization_detail, /examine_dev, /device_control
/corporation_add_info
/corporation_edit_info
/corporation_role_manage
/corporation_add_role
/corporation_edit_role
/alarm_system
/operation_log
/personal_center
/handwashing, /handwashing_report, /handwashing_report_detail
/temperature, /temperature_report, /temperature_report_detail
/app_market with /my_order, /detail
/ads_platform
/ads_order
/finance_center
/app_tags with /playlist, /dev_mag/remote_control, /manual_add_dev, /examine_dev
/alarm_center
/store_manage with /edit_store
/flow_mag
/flow_manage/add_flow
/adv_super with /add_monitor, /tasks_list, /tasks_detail
/goods_manage
/ad_report
/device_report
`;

const ADVERTISER = `
/dashboard
/add_slot
/promotion with /campaign, /promotion_group, /slot_list
/material
/operation_log
/finance_list
/person_list with /password, /qualification, /information, /credit, /account_setting
`;

const pathsIn = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', below = ''] = line.split(' with ');
      const heads = first.split(', ');
      return [...heads, ...below.split(', ').flatMap((path) => (path ? [`${heads[0]}${path}`] : []))];
    });

const CASES = [
  ...pathsIn(OPERATOR).map((path) => [path, 'YXF'] as const),
  ...pathsIn(ADVERTISER).map((path) => [path, 'ADS'] as const),
];

const isThere = (path: string, system: System): boolean =>
  routes.some((route) => route.path === path && route.systems.includes(system));

test('the specification names 86 paths of the operator and 15 of the advertiser [SES-15, SES-17]', () => {
  expect([pathsIn(OPERATOR).length, pathsIn(ADVERTISER).length]).toEqual([86, 15]);
});

test.each(CASES)('%s opens in %s as it is pasted, without a record too [SES-15, SES-17]', (path, system) => {
  expect(isThere(path, system)).toBe(true);
});

test.each(
  routes
    .filter(({ redirect }) => redirect !== undefined)
    .map(({ path, redirect, systems }) => [path, redirect ?? '', systems]),
)('%s leads to %s, which is there [SES-17]', (_path, redirect, systems) => {
  for (const system of systems) expect(isThere(redirect, system)).toBe(true);
});
