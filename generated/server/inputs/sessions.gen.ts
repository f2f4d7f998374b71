// Made by codegen from schemas/session.yaml. Do not edit: change the schema, or lay a view over it in resources/sessions/.

import * as z from 'zod/mini';
import { isPhone } from '#core/entity/formats.ts';

/** What each call takes. */
export const sessionInputs = {
  login: z.strictObject({
    userName: z.string().check(z.minLength(1), z.maxLength(64)),
    password: z.string().check(z.minLength(1), z.maxLength(72)),
  }),
  accountLogin: z.strictObject({
    userName: z.string().check(z.minLength(1), z.maxLength(64)),
    password: z.string().check(z.minLength(1), z.maxLength(72)),
  }),
  sendCode: z.strictObject({
    phone: z.stringFormat('phone', isPhone).check(z.regex(new RegExp('^1[3-9][0-9]{9}$', 'u'))),
  }),
  mobileLogin: z.strictObject({
    phone: z.stringFormat('phone', isPhone).check(z.regex(new RegExp('^1[3-9][0-9]{9}$', 'u'))),
    code: z.string().check(z.regex(new RegExp('^[0-9]{6}$', 'u'))),
  }),
  logout: z.strictObject({}),
  changePassword: z.strictObject({
    oldPassword: z.string().check(z.minLength(1), z.maxLength(72)),
    newPassword: z.string().check(z.minLength(6), z.maxLength(72)),
  }),
  menu: z.strictObject({}),
  home: z.strictObject({}),
};

/** What each call with a shape of its own answers. */
export const sessionOutputs = {
  login: z.strictObject({
    token: z.string(),
    userId: z.string(),
    corpId: z.string(),
    deptId: z.nullable(z.string()),
    userName: z.string(),
    realName: z.string(),
    crmCode: z.string(),
    companyName: z.string(),
    versionLevel: z.enum(['standard', 'enterprise', 'flagship']),
    remainingDays: z.nullable(z.int()),
    system: z.enum(['YXF', 'ADS']),
    menuList: z.array(
      z.strictObject({
        key: z.string(),
        entries: z.array(
          z.strictObject({ key: z.string(), label: z.string(), path: z.string(), icon: z.optional(z.string()) }),
        ),
      }),
    ),
    permissionList: z.array(z.strictObject({ code: z.int() })),
    mustChangePassword: z.boolean(),
  }),
  accountLogin: z.strictObject({
    token: z.string(),
    userId: z.string(),
    corpId: z.string(),
    deptId: z.nullable(z.string()),
    userName: z.string(),
    realName: z.string(),
    crmCode: z.string(),
    companyName: z.string(),
    versionLevel: z.enum(['standard', 'enterprise', 'flagship']),
    remainingDays: z.nullable(z.int()),
    system: z.enum(['YXF', 'ADS']),
    menuList: z.array(
      z.strictObject({
        key: z.string(),
        entries: z.array(
          z.strictObject({ key: z.string(), label: z.string(), path: z.string(), icon: z.optional(z.string()) }),
        ),
      }),
    ),
    permissionList: z.array(z.strictObject({ code: z.int() })),
    mustChangePassword: z.boolean(),
  }),
  sendCode: z.strictObject({ resendS: z.int() }),
  mobileLogin: z.strictObject({
    token: z.string(),
    userId: z.string(),
    corpId: z.string(),
    deptId: z.nullable(z.string()),
    userName: z.string(),
    realName: z.string(),
    crmCode: z.string(),
    companyName: z.string(),
    versionLevel: z.enum(['standard', 'enterprise', 'flagship']),
    remainingDays: z.nullable(z.int()),
    system: z.enum(['YXF', 'ADS']),
    menuList: z.array(
      z.strictObject({
        key: z.string(),
        entries: z.array(
          z.strictObject({ key: z.string(), label: z.string(), path: z.string(), icon: z.optional(z.string()) }),
        ),
      }),
    ),
    permissionList: z.array(z.strictObject({ code: z.int() })),
    mustChangePassword: z.boolean(),
  }),
  logout: z.strictObject({}),
  changePassword: z.strictObject({}),
  menu: z.strictObject({
    userId: z.string(),
    corpId: z.string(),
    deptId: z.nullable(z.string()),
    userName: z.string(),
    realName: z.string(),
    crmCode: z.string(),
    companyName: z.string(),
    versionLevel: z.enum(['standard', 'enterprise', 'flagship']),
    remainingDays: z.nullable(z.int()),
    system: z.enum(['YXF', 'ADS']),
    menuList: z.array(
      z.strictObject({
        key: z.string(),
        entries: z.array(
          z.strictObject({ key: z.string(), label: z.string(), path: z.string(), icon: z.optional(z.string()) }),
        ),
      }),
    ),
    permissionList: z.array(z.strictObject({ code: z.int() })),
    mustChangePassword: z.boolean(),
  }),
  home: z.strictObject({
    remainingDays: z.nullable(z.int()),
    deviceCount: z.int(),
    ads: z.strictObject({
      playing: z.int(),
      pendingPlay: z.int(),
      pendingApproval: z.int(),
      disapproved: z.int(),
      expired: z.int(),
    }),
    devices: z.strictObject({
      all: z.int(),
      online: z.int(),
      offline: z.int(),
      expired: z.int(),
      expiring: z.int(),
      inactive: z.int(),
      exception: z.int(),
    }),
    flow: z.strictObject({ devices: z.int(), ads: z.int(), waiting: z.int(), reviewed: z.int(), played: z.int() }),
    impressions: z.int(),
    software: z.array(
      z.strictObject({ type: z.enum(['android', 'windows']), version: z.string(), url: z.nullable(z.string()) }),
    ),
  }),
};
