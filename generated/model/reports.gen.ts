// Made by codegen from schemas/reports/. Do not edit: change the schemas.

import type { ReportMeta } from '#core/report/meta.ts';

/** Every report, by its name. */
export const reports = {
  adReport: {
    name: 'adReport',
    label: { zh: '广告统计', en: 'Ad statistics' },
    of: 'playSum',
    perm: 'report.ad',
    systems: ['YXF', 'ADS'],
    measures: [
      { name: 'plays', label: { zh: '播放次数', en: 'Plays' }, unit: 'count', sum: 'plays', systems: ['YXF', 'ADS'] },
      { name: 'durationMs', label: { zh: '播放时长', en: 'Time played' }, unit: 'duration', sum: 'durationMs', systems: ['YXF', 'ADS'] },
      { name: 'averageMs', label: { zh: '平均时长', en: 'Average length' }, unit: 'duration', ratio: ['durationMs', 'plays'], systems: ['YXF', 'ADS'] },
      { name: 'screens', label: { zh: '播放设备数', en: 'Devices' }, unit: 'count', distinct: 'deviceId', with: 'plays', systems: ['YXF', 'ADS'] },
      { name: 'ads', label: { zh: '广告数', en: 'Ads' }, unit: 'count', distinct: 'adId', with: 'plays', systems: ['YXF', 'ADS'] },
      { name: 'income', label: { zh: '收入', en: 'Income' }, unit: 'money', sum: 'incomeMilli', systems: ['YXF'], perm: 'finance' },
      { name: 'spend', label: { zh: '花费', en: 'Spend' }, unit: 'money', sum: 'incomeMilli', systems: ['ADS'], perm: 'finance' },
    ],
    dimensions: [
      { name: 'ad', label: { zh: '广告', en: 'Ad' }, field: 'adId', nameField: 'adName', to: 'ad', systems: ['YXF', 'ADS'] },
      { name: 'plan', label: { zh: '推广计划', en: 'Promotion plan' }, field: 'campaignId', to: 'campaign', systems: ['YXF'], perm: 'campaign.view' },
      { name: 'advertiser', label: { zh: '广告主', en: 'Advertiser' }, field: 'advertiserId', to: 'corporation', systems: ['YXF'], perm: 'corporation.view' },
      { name: 'screen', label: { zh: '设备', en: 'Device' }, field: 'deviceId', nameField: 'deviceName', to: 'device', systems: ['YXF', 'ADS'] },
      { name: 'group', label: { zh: '设备组', en: 'Group' }, field: 'groupId', to: 'deviceGroup', systems: ['YXF'], perm: 'deviceGroup.view' },
      { name: 'store', label: { zh: '门店', en: 'Store' }, field: 'storeId', to: 'store', systems: ['YXF'] },
      { name: 'region', label: { zh: '地区', en: 'Region' }, field: 'districtCode', district: true, systems: ['YXF', 'ADS'] },
      { name: 'slot', label: { zh: '广告位', en: 'Ad slot' }, field: 'slotId', nameField: 'slotName', to: 'adSlot', systems: ['YXF', 'ADS'] },
    ],
    chart: { kind: 'bars', measure: 'plays', by: 'ad' },
  },
  deviceReport: {
    name: 'deviceReport',
    label: { zh: '设备统计', en: 'Device statistics' },
    of: 'screenSum',
    perm: 'report.device',
    systems: ['YXF'],
    measures: [
      { name: 'onlineRate', label: { zh: '在线率', en: 'Online rate' }, unit: 'percent', ratio: ['onlineMs', 'dueMs'], systems: ['YXF'] },
      { name: 'onlineMs', label: { zh: '在线时长', en: 'Time online' }, unit: 'duration', sum: 'onlineMs', systems: ['YXF'] },
      { name: 'dueMs', label: { zh: '应在线时长', en: 'Time due' }, unit: 'duration', sum: 'dueMs', systems: ['YXF'] },
      { name: 'outages', label: { zh: '离线次数', en: 'Outages' }, unit: 'count', sum: 'outages', systems: ['YXF'], perm: 'device.view' },
      { name: 'screens', label: { zh: '设备数', en: 'Devices' }, unit: 'count', distinct: 'deviceId', systems: ['YXF'] },
    ],
    dimensions: [
      { name: 'screen', label: { zh: '设备', en: 'Device' }, field: 'deviceId', nameField: 'deviceName', to: 'device', systems: ['YXF'] },
      { name: 'group', label: { zh: '设备组', en: 'Group' }, field: 'groupId', to: 'deviceGroup', systems: ['YXF'], perm: 'deviceGroup.view' },
      { name: 'store', label: { zh: '门店', en: 'Store' }, field: 'storeId', to: 'store', systems: ['YXF'] },
      { name: 'region', label: { zh: '地区', en: 'Region' }, field: 'districtCode', district: true, systems: ['YXF'] },
    ],
    chart: { kind: 'line', measure: 'onlineRate', by: 'screen' },
  },
  flowReport: {
    name: 'flowReport',
    label: { zh: '客流统计', en: 'Passenger flow' },
    of: 'flowSum',
    perm: 'report.flow',
    systems: ['YXF'],
    measures: [
      { name: 'people', label: { zh: '人次', en: 'Passers-by' }, unit: 'count', sum: 'people', systems: ['YXF'] },
      { name: 'screens', label: { zh: '计数设备数', en: 'Devices that count' }, unit: 'count', distinct: 'deviceId', systems: ['YXF'] },
    ],
    dimensions: [
      {
        name: 'ageBand',
        label: { zh: '年龄段', en: 'Age band' },
        field: 'ageBand',
        values: [
          { value: '1-19', label: { zh: '1-19岁', en: '1-19' } },
          { value: '20-25', label: { zh: '20-25岁', en: '20-25' } },
          { value: '26-35', label: { zh: '26-35岁', en: '26-35' } },
          { value: '36-45', label: { zh: '36-45岁', en: '36-45' } },
          { value: '46-55', label: { zh: '46-55岁', en: '46-55' } },
          { value: '56+', label: { zh: '56岁及以上', en: '56 and over' } },
          { value: 'unknown', label: { zh: '未识别', en: 'Not told' } },
        ],
        systems: ['YXF'],
      },
      {
        name: 'gender',
        label: { zh: '性别', en: 'Gender' },
        field: 'gender',
        values: [
          { value: 'male', label: { zh: '男', en: 'Male' } },
          { value: 'female', label: { zh: '女', en: 'Female' } },
          { value: 'unknown', label: { zh: '未识别', en: 'Not told' } },
        ],
        systems: ['YXF'],
      },
      { name: 'screen', label: { zh: '设备', en: 'Device' }, field: 'deviceId', nameField: 'deviceName', to: 'device', systems: ['YXF'] },
      { name: 'group', label: { zh: '设备组', en: 'Group' }, field: 'groupId', to: 'deviceGroup', systems: ['YXF'], perm: 'deviceGroup.view' },
      { name: 'store', label: { zh: '门店', en: 'Store' }, field: 'storeId', to: 'store', systems: ['YXF'] },
      { name: 'region', label: { zh: '地区', en: 'Region' }, field: 'districtCode', district: true, systems: ['YXF'] },
    ],
    chart: { kind: 'area', measure: 'people', by: 'ageBand' },
  },
} as const satisfies Readonly<Record<string, ReportMeta>>;
