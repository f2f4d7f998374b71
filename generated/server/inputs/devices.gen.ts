// Made by codegen from schemas/device.yaml. Do not edit: change the schema, or lay a view over it in resources/devices/.

import * as z from 'zod/mini';
import { isDate, isInstant, isUnique, saysSomething } from '#core/entity/formats.ts';
import { deviceMeta } from '#generated/model/devices/meta.gen.ts';
import { deviceCreate, deviceForms, deviceUpdate } from '#generated/model/devices/types.gen.ts';

/** What each call takes. */
export const deviceInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(deviceMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list', 'expiring', 'exception', 'bin'])),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        deptId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        creatorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        name: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        type: z.optional(z.union([z.nullable(z.enum(['android', 'windows'])), z.strictObject({ in: z.array(z.enum(['android', 'windows'])).check(z.maxLength(500)) })])),
        status: z.optional(z.union([z.nullable(z.enum(['unknown', 'inactive', 'online', 'offline', 'invalid'])), z.strictObject({ in: z.array(z.enum(['unknown', 'inactive', 'online', 'offline', 'invalid'])).check(z.maxLength(500)) })])),
        fault: z.optional(
          z.union([
            z.nullable(
              z.enum([
                'cannotShow',
                'manifestBroken',
                'leftOut',
                'playRefused',
                'storageFull',
                'gone',
                'hashWrong',
                'sizeWrong',
                'timerFailed',
                'stuck',
                'pageFailed',
                'widgetFailed',
                'fileDamaged',
                'storageFailed',
                'storageCleared',
                'cloned',
              ]),
            ),
            z.strictObject({
              in: z
                .array(
                  z.enum([
                    'cannotShow',
                    'manifestBroken',
                    'leftOut',
                    'playRefused',
                    'storageFull',
                    'gone',
                    'hashWrong',
                    'sizeWrong',
                    'timerFailed',
                    'stuck',
                    'pageFailed',
                    'widgetFailed',
                    'fileDamaged',
                    'storageFailed',
                    'storageCleared',
                    'cloned',
                  ]),
                )
                .check(z.maxLength(500)),
            }),
          ]),
        ),
        scene: z.optional(
          z.union([
            z.nullable(z.enum(['mall', 'shop', 'office', 'lift', 'station', 'hospital', 'school', 'outdoor', 'other'])),
            z.strictObject({ in: z.array(z.enum(['mall', 'shop', 'office', 'lift', 'station', 'hospital', 'school', 'outdoor', 'other'])).check(z.maxLength(500)) }),
          ]),
        ),
        groupId: z.optional(
          z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) }), z.strictObject({ not: z.string().check(z.maxLength(100)) })]),
        ),
        setIds: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) }), z.strictObject({ not: z.string().check(z.maxLength(100)) })])),
        tagIds: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) }), z.strictObject({ not: z.string().check(z.maxLength(100)) })])),
        storeId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        layoutId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        districtCode: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ gte: z.optional(z.string().check(z.maxLength(100))), lte: z.optional(z.string().check(z.maxLength(100))) })])),
        expireAt: z.optional(z.union([z.nullable(z.stringFormat('datetime', isInstant)), z.strictObject({ gte: z.optional(z.stringFormat('datetime', isInstant)), lte: z.optional(z.stringFormat('datetime', isInstant)) })])),
        shellPlatform: z.optional(z.union([z.nullable(z.enum(['linux', 'android', 'windows'])), z.strictObject({ in: z.array(z.enum(['linux', 'android', 'windows'])).check(z.maxLength(500)) })])),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  create: deviceCreate,
  update: deviceUpdate,
  updateMany: z.strictObject({
    ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')),
    set: z
      .pick(deviceUpdate, { groupId: true, setIds: true, tagIds: true, deptId: true, storeId: true, layoutId: true, scene: true, districtCode: true, region: true, leader: true, zone: true, lockPassword: true })
      .check(z.refine(saysSomething, { error: 'required' })),
  }),
  delete: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  restore: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  setVolume: z.extend(deviceForms.setVolume, { ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  setBrightness: z.extend(deviceForms.setBrightness, { ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  switchPower: z.extend(deviceForms.switchPower, { ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  replace: z.extend(deviceForms.replace, { ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(1), z.refine(isUnique, 'uniqueItems')) }),
  restart: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  restartMachine: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  pauseScreens: z.extend(deviceForms.pauseScreens, { ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  screenshot: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  lockScreens: z.extend(deviceForms.lockScreens, { ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  unlockScreens: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  export: z.strictObject({
    sort: z.optional(z.enum(deviceMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list', 'expiring', 'exception'])),
    ids: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(500), z.refine(isUnique, 'uniqueItems'))),
    columns: z.optional(
      z
        .array(
          z.enum([
            'uuid',
            'name',
            'type',
            'status',
            'fault',
            'scene',
            'groupId',
            'setIds',
            'tagIds',
            'deptId',
            'storeId',
            'layoutId',
            'zone',
            'districtCode',
            'address',
            'region',
            'leader',
            'screenInches',
            'frameSize',
            'boundAt',
            'expireAt',
            'daysLeft',
            'heartbeatAt',
            'systemType',
            'systemVersion',
            'apkVersion',
            'resolution',
            'createdAt',
          ]),
        )
        .check(z.minLength(1), z.refine(isUnique, 'uniqueItems')),
    ),
    zone: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        deptId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        creatorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        name: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        type: z.optional(z.union([z.nullable(z.enum(['android', 'windows'])), z.strictObject({ in: z.array(z.enum(['android', 'windows'])).check(z.maxLength(500)) })])),
        status: z.optional(z.union([z.nullable(z.enum(['unknown', 'inactive', 'online', 'offline', 'invalid'])), z.strictObject({ in: z.array(z.enum(['unknown', 'inactive', 'online', 'offline', 'invalid'])).check(z.maxLength(500)) })])),
        fault: z.optional(
          z.union([
            z.nullable(
              z.enum([
                'cannotShow',
                'manifestBroken',
                'leftOut',
                'playRefused',
                'storageFull',
                'gone',
                'hashWrong',
                'sizeWrong',
                'timerFailed',
                'stuck',
                'pageFailed',
                'widgetFailed',
                'fileDamaged',
                'storageFailed',
                'storageCleared',
                'cloned',
              ]),
            ),
            z.strictObject({
              in: z
                .array(
                  z.enum([
                    'cannotShow',
                    'manifestBroken',
                    'leftOut',
                    'playRefused',
                    'storageFull',
                    'gone',
                    'hashWrong',
                    'sizeWrong',
                    'timerFailed',
                    'stuck',
                    'pageFailed',
                    'widgetFailed',
                    'fileDamaged',
                    'storageFailed',
                    'storageCleared',
                    'cloned',
                  ]),
                )
                .check(z.maxLength(500)),
            }),
          ]),
        ),
        scene: z.optional(
          z.union([
            z.nullable(z.enum(['mall', 'shop', 'office', 'lift', 'station', 'hospital', 'school', 'outdoor', 'other'])),
            z.strictObject({ in: z.array(z.enum(['mall', 'shop', 'office', 'lift', 'station', 'hospital', 'school', 'outdoor', 'other'])).check(z.maxLength(500)) }),
          ]),
        ),
        groupId: z.optional(
          z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) }), z.strictObject({ not: z.string().check(z.maxLength(100)) })]),
        ),
        setIds: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) }), z.strictObject({ not: z.string().check(z.maxLength(100)) })])),
        tagIds: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) }), z.strictObject({ not: z.string().check(z.maxLength(100)) })])),
        storeId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        layoutId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        districtCode: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ gte: z.optional(z.string().check(z.maxLength(100))), lte: z.optional(z.string().check(z.maxLength(100))) })])),
        expireAt: z.optional(z.union([z.nullable(z.stringFormat('datetime', isInstant)), z.strictObject({ gte: z.optional(z.stringFormat('datetime', isInstant)), lte: z.optional(z.stringFormat('datetime', isInstant)) })])),
        shellPlatform: z.optional(z.union([z.nullable(z.enum(['linux', 'android', 'windows'])), z.strictObject({ in: z.array(z.enum(['linux', 'android', 'windows'])).check(z.maxLength(500)) })])),
      }),
    ),
  }),
  import: z.strictObject({ uploadId: z.string().check(z.minLength(1), z.maxLength(64)), zone: z.optional(z.string().check(z.minLength(1), z.maxLength(64))) }),
  importTemplate: z.strictObject({}),
  now: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  playlist: z.strictObject({
    targetType: z.enum(['device', 'deviceGroup', 'deviceSet', 'tag', 'store', 'layout', 'ad']),
    targetId: z.string().check(z.minLength(1), z.maxLength(64)),
    day: z.optional(z.nullable(z.stringFormat('date', isDate))),
  }),
  explain: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)), at: z.stringFormat('datetime', isInstant) }),
  off: z.strictObject({ ids: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(200)) }),
  attention: z.strictObject({}),
  wall: z.strictObject({
    page: z.int().check(z.gte(1), z.lte(10000)),
    pageSize: z.int().check(z.gte(1), z.lte(60)),
    groupId: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
    verdict: z.optional(z.nullable(z.enum(['offline', 'fault', 'dark', 'frozen', 'wrong', 'differs', 'unknown', 'off', 'well']))),
  }),
};

/** What each call with a shape of its own answers. */
export const deviceOutputs = {
  now: z.strictObject({
    heardAt: z.nullable(z.stringFormat('datetime', isInstant)),
    off: z.nullable(z.strictObject({ onAt: z.nullable(z.stringFormat('datetime', isInstant)) })),
    playing: z.array(z.strictObject({ slot: z.nullable(z.string()), adId: z.string(), name: z.nullable(z.string()), cover: z.nullable(z.string()) })),
    files: z.nullable(z.strictObject({ whole: z.int(), total: z.int() })),
    picture: z.nullable(z.strictObject({ file: z.string(), at: z.nullable(z.stringFormat('datetime', isInstant)) })),
    point: z.nullable(z.strictObject({ number: z.string(), expireAt: z.nullable(z.stringFormat('datetime', isInstant)), free: z.int() })),
    next: z.nullable(z.strictObject({ at: z.stringFormat('datetime', isInstant), starts: z.array(z.string()), ends: z.array(z.string()) })),
    states: z.array(z.strictObject({ state: z.string(), at: z.stringFormat('datetime', isInstant) })),
  }),
  playlist: z.strictObject({
    name: z.string(),
    screens: z.int(),
    more: z.int(),
    programmes: z.array(
      z.strictObject({
        screens: z.int(),
        named: z.array(z.strictObject({ id: z.string(), name: z.string() })),
        zone: z.string(),
        day: z.stringFormat('date', isDate),
        from: z.stringFormat('datetime', isInstant),
        to: z.stringFormat('datetime', isInstant),
        layout: z.nullable(z.string()),
        blocked: z.nullable(z.enum(['expired', 'closed', 'noLayout'])),
        slots: z.array(z.strictObject({ id: z.string(), name: z.string(), page: z.nullable(z.string()) })),
        now: z.nullable(z.array(z.strictObject({ slotId: z.nullable(z.string()), adId: z.string(), key: z.string() }))),
        stretches: z.array(
          z.strictObject({
            from: z.stringFormat('datetime', isInstant),
            to: z.stringFormat('datetime', isInstant),
            takeover: z.array(z.strictObject({ adId: z.string(), key: z.string(), durationS: z.number() })),
            slots: z.array(
              z.strictObject({
                slotId: z.string(),
                type: z.nullable(z.enum(['common', 'launcher', 'filler'])),
                roundS: z.number(),
                loop: z.array(z.strictObject({ adId: z.string(), key: z.string(), durationS: z.number() })),
                insertions: z.array(z.strictObject({ adId: z.string(), first: z.stringFormat('datetime', isInstant), everyS: z.int(), times: z.int() })),
              }),
            ),
          }),
        ),
        bootUp: z.array(z.string()),
        absent: z.array(z.strictObject({ adId: z.string(), why: z.string(), by: z.nullable(z.string()) })),
      }),
    ),
    ads: z.array(
      z.strictObject({
        id: z.string(),
        name: z.nullable(z.string()),
        type: z.string(),
        status: z.string(),
        cover: z.nullable(z.string()),
        startAt: z.nullable(z.stringFormat('datetime', isInstant)),
        endAt: z.nullable(z.stringFormat('datetime', isInstant)),
        waiting: z.int(),
        contents: z.array(z.strictObject({ key: z.string(), kind: z.enum(['picture', 'video', 'text', 'webPage']), name: z.nullable(z.string()), picture: z.nullable(z.string()), text: z.nullable(z.string()) })),
      }),
    ),
  }),
  explain: z.strictObject({
    at: z.stringFormat('datetime', isInstant),
    zone: z.string(),
    when: z.enum(['past', 'now', 'future']),
    state: z.nullable(z.string()),
    blocked: z.nullable(z.enum(['expired', 'closed', 'noLayout'])),
    slots: z.array(
      z.strictObject({
        slotId: z.string(),
        name: z.string(),
        page: z.nullable(z.string()),
        verdict: z.enum(['asPlanned', 'notPlanned', 'hourly', 'between', 'notReported', 'notOnline', 'otherPage', 'changedSince', 'nothing', 'planned', 'blocked']),
        shown: z.array(
          z.strictObject({ adId: z.string(), key: z.nullable(z.string()), name: z.nullable(z.string()), from: z.stringFormat('datetime', isInstant), to: z.stringFormat('datetime', isInstant), plays: z.int(), whole: z.boolean() }),
        ),
        planned: z.nullable(z.strictObject({ adId: z.string(), key: z.string(), type: z.enum(['common', 'insertion', 'emergency', 'bootUp', 'launcher', 'filler']), turn: z.nullable(z.int()) })),
        able: z.array(z.string()),
        losers: z.array(z.strictObject({ adId: z.string(), why: z.string(), by: z.nullable(z.string()) })),
        bottomImage: z.boolean(),
      }),
    ),
    homeless: z.array(z.strictObject({ adId: z.string(), why: z.string(), by: z.nullable(z.string()) })),
    ads: z.array(
      z.strictObject({
        id: z.string(),
        name: z.nullable(z.string()),
        type: z.string(),
        status: z.string(),
        cover: z.nullable(z.string()),
        startAt: z.nullable(z.stringFormat('datetime', isInstant)),
        endAt: z.nullable(z.stringFormat('datetime', isInstant)),
        waiting: z.int(),
        contents: z.array(z.strictObject({ key: z.string(), kind: z.enum(['picture', 'video', 'text', 'webPage']), name: z.nullable(z.string()), picture: z.nullable(z.string()), text: z.nullable(z.string()) })),
      }),
    ),
  }),
  off: z.strictObject({ off: z.array(z.strictObject({ id: z.string(), onAt: z.nullable(z.stringFormat('datetime', isInstant)) })) }),
  attention: z.strictObject({
    total: z.int(),
    list: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        reasons: z.array(z.strictObject({ kind: z.enum(['fault', 'storage', 'layout', 'offline', 'picture', 'expired', 'download', 'expiring']), at: z.nullable(z.stringFormat('datetime', isInstant)), detail: z.nullable(z.string()) })),
      }),
    ),
  }),
  wall: z.strictObject({
    total: z.int(),
    compared: z.boolean(),
    counts: z.strictObject({ offline: z.int(), fault: z.int(), dark: z.int(), frozen: z.int(), wrong: z.int(), differs: z.int(), unknown: z.int(), off: z.int(), well: z.int() }),
    list: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        verdict: z.enum(['offline', 'fault', 'dark', 'frozen', 'wrong', 'differs', 'unknown', 'off', 'well']),
        compared: z.boolean(),
        status: z.nullable(z.string()),
        fault: z.nullable(z.string()),
        onAt: z.nullable(z.stringFormat('datetime', isInstant)),
        heardAt: z.nullable(z.stringFormat('datetime', isInstant)),
        zone: z.string(),
        maySnap: z.boolean(),
        picture: z.nullable(z.strictObject({ file: z.string(), at: z.nullable(z.stringFormat('datetime', isInstant)) })),
        playing: z.array(z.strictObject({ adId: z.string(), name: z.nullable(z.string()), cover: z.nullable(z.string()) })),
        due: z.array(z.strictObject({ adId: z.string(), name: z.nullable(z.string()), cover: z.nullable(z.string()) })),
      }),
    ),
  }),
};
