// Made by codegen from schemas/device.yaml. Do not edit: change the schema, or lay a view over it in resources/devices/.

import * as z from 'zod/mini';
import { isDistrictCode, isTimeZone, isUnique } from '#core/entity/formats.ts';
import type { Rule, Whens } from '#core/entity/rule.ts';

export interface DeviceRow {
  id: string;
  corpId: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  uuid: string;
  name: string;
  type: 'android' | 'windows';
  status: 'unknown' | 'inactive' | 'online' | 'offline' | 'invalid';
  fault?:
    | 'cannotShow'
    | 'manifestBroken'
    | 'leftOut'
    | 'playRefused'
    | 'storageFull'
    | 'gone'
    | 'hashWrong'
    | 'sizeWrong'
    | 'timerFailed'
    | 'stuck'
    | 'pageFailed'
    | 'widgetFailed'
    | 'fileDamaged'
    | 'storageFailed'
    | 'storageCleared'
    | 'cloned'
    | 'engineOld'
    | null;
  scene?: 'mall' | 'shop' | 'office' | 'lift' | 'station' | 'hospital' | 'school' | 'outdoor' | 'other' | null;
  groupId?: string | null;
  setIds: string[];
  tagIds: string[];
  storeId?: string | null;
  layoutId?: string | null;
  zone?: string | null;
  districtCode?: string | null;
  address?: string | null;
  expireAt?: string | null;
  daysLeft?: number | null;
  heartbeatAt?: string | null;
  systemType?: string | null;
  apkVersion?: string | null;
  capabilities?: string[] | null;
  resolution?: string | null;
}

export interface DeviceDetail {
  id: string;
  corpId: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  uuid: string;
  name: string;
  type: 'android' | 'windows';
  status: 'unknown' | 'inactive' | 'online' | 'offline' | 'invalid';
  fault?:
    | 'cannotShow'
    | 'manifestBroken'
    | 'leftOut'
    | 'playRefused'
    | 'storageFull'
    | 'gone'
    | 'hashWrong'
    | 'sizeWrong'
    | 'timerFailed'
    | 'stuck'
    | 'pageFailed'
    | 'widgetFailed'
    | 'fileDamaged'
    | 'storageFailed'
    | 'storageCleared'
    | 'cloned'
    | 'engineOld'
    | null;
  scene?: 'mall' | 'shop' | 'office' | 'lift' | 'station' | 'hospital' | 'school' | 'outdoor' | 'other' | null;
  groupId?: string | null;
  setIds: string[];
  tagIds: string[];
  storeId?: string | null;
  layoutId?: string | null;
  zone?: string | null;
  districtCode?: string | null;
  address?: string | null;
  region?: string | null;
  leader?: string | null;
  screenInches?: number | null;
  frameSize?: string | null;
  rotation?: '0' | '90' | '180' | '270' | null;
  photos?: string[] | null;
  boundAt?: string | null;
  expireAt?: string | null;
  daysLeft?: number | null;
  pointYears?: number | null;
  orderNumber?: string | null;
  heartbeatAt?: string | null;
  systemType?: string | null;
  systemVersion?: string | null;
  apkVersion?: string | null;
  romBytes?: number | null;
  freeBytes?: number | null;
  ramBytes?: number | null;
  macs?: string[] | null;
  ips?: string[] | null;
  model?: string | null;
  shell?: string | null;
  shellVersion?: string | null;
  shellPlatform?: 'linux' | 'android' | 'windows' | null;
  capabilities?: string[] | null;
  sources?: { id: string; name: string }[] | null;
  installKinds?: string[] | null;
  apps?: { id: string; name: string; version: string }[] | null;
  resolution?: string | null;
}

export interface DeviceCreate {
  deptId?: string | null;
  uuid: string;
  name: string;
  type: 'android' | 'windows';
  scene?: 'mall' | 'shop' | 'office' | 'lift' | 'station' | 'hospital' | 'school' | 'outdoor' | 'other' | null;
  groupId?: string | null;
  setIds?: string[] | null;
  tagIds?: string[] | null;
  storeId?: string | null;
  layoutId?: string | null;
  zone?: string | null;
  districtCode?: string | null;
  address?: string | null;
  region?: string | null;
  leader?: string | null;
  screenInches?: number | null;
  frameSize?: string | null;
  rotation?: '0' | '90' | '180' | '270' | null;
  photos?: string[] | null;
  lockPassword?: string | null;
}

export interface DeviceUpdate {
  id: string;
  rev?: number;
  deptId?: string | null;
  name?: string;
  scene?: 'mall' | 'shop' | 'office' | 'lift' | 'station' | 'hospital' | 'school' | 'outdoor' | 'other' | null;
  groupId?: string | null;
  setIds?: string[] | null;
  tagIds?: string[] | null;
  storeId?: string | null;
  layoutId?: string | null;
  zone?: string | null;
  districtCode?: string | null;
  address?: string | null;
  region?: string | null;
  leader?: string | null;
  screenInches?: number | null;
  frameSize?: string | null;
  rotation?: '0' | '90' | '180' | '270' | null;
  photos?: string[] | null;
  lockPassword?: string | null;
}

export interface DeviceUpdateMany {
  ids: string[];
  set: {
    deptId?: string | null;
    scene?: 'mall' | 'shop' | 'office' | 'lift' | 'station' | 'hospital' | 'school' | 'outdoor' | 'other' | null;
    groupId?: string | null;
    setIds?: string[] | null;
    tagIds?: string[] | null;
    storeId?: string | null;
    layoutId?: string | null;
    zone?: string | null;
    districtCode?: string | null;
    region?: string | null;
    leader?: string | null;
    rotation?: '0' | '90' | '180' | '270' | null;
    lockPassword?: string | null;
  };
}

export interface DeviceNowInput {
  id: string;
}

export interface DeviceNowOutput {
  /**
   * When its player told last
   */
  heardAt: string | null;
  /**
   * Its timers have it off now, shut down or with a dark panel
   */
  off: {
    /**
     * When they switch it on again
     */
    onAt: string | null;
  } | null;
  /**
   * On screen, as the player told; empty where it is not online
   */
  playing: {
    /**
     * Name of the ad slot; null: the whole screen
     */
    slot: string | null;
    adId: string;
    /**
     * null: the caller may not see the ad
     */
    name: string | null;
    cover: string | null;
  }[];
  /**
   * Of its programme; null where it never told
   */
  files: { whole: number; total: number } | null;
  /**
   * Its last screenshot
   */
  picture: { file: string; at: string | null } | null;
  /**
   * The point that it holds
   */
  point: {
    number: string;
    expireAt: string | null;
    /**
     * Free points of its type: one of them is bound when this one ends
     */
    free: number;
  } | null;
  /**
   * The next change of what it shows, today
   */
  next: {
    at: string;
    /**
     * Names of ads that begin
     */
    starts: string[];
    ends: string[];
  } | null;
  /**
   * The latest 10 changes of its online state, the last first
   */
  states: { state: string; at: string }[];
  /**
   * Its latest 10 faults, the last first; one that came again is one
   */
  faults: {
    /**
     * As in `fault`; that of a newer player may be another
     */
    code: string;
    /**
     * When it was told last
     */
    at: string;
    times: number;
    /**
     * Records that it is about: ad, file, layout or slot
     */
    about: {
      resource: 'ads' | 'materials' | 'layouts' | 'ad-slots';
      id: string | null;
      /**
       * null: the caller may not see it, or it is gone
       */
      name: string | null;
    }[];
    /**
     * Address of a web page, name of a widget, or the words of its player
     */
    text: string | null;
    /**
     * Of refused plays, why; of an engine, needs
     */
    reason: string | null;
    /**
     * Plays that were refused; version that the player needs
     */
    count: number | null;
  }[];
}

export interface DevicePlaylistInput {
  /**
   * Of a layout: the screens that draw it; of an ad: those that it is issued to
   */
  targetType: 'device' | 'deviceGroup' | 'deviceSet' | 'tag' | 'store' | 'layout' | 'ad';
  targetId: string;
  /**
   * By the zone of each screen; null: today
   */
  day?: string | null;
}

export interface DevicePlaylistOutput {
  name: string;
  /**
   * Those that the caller may see
   */
  screens: number;
  /**
   * Programmes that are left out
   */
  more: number;
  /**
   * Screens that show the same have one programme; the one of the most screens first
   */
  programmes: {
    screens: number;
    /**
     * Some of them
     */
    named: { id: string; name: string }[];
    zone: string;
    day: string;
    /**
     * Midnight by its clock
     */
    from: string;
    to: string;
    /**
     * Its name
     */
    layout: string | null;
    /**
     * Why nothing plays, whatever is issued
     */
    blocked: 'expired' | 'closed' | 'noLayout' | null;
    slots: {
      id: string;
      name: string;
      /**
       * Name of its page, where that is not the home page
       */
      page: string | null;
    }[];
    /**
     * By the clock, where the day is today; a slot of null: the whole screen
     */
    now: { slotId: string | null; adId: string; key: string }[] | null;
    stretches: {
      from: string;
      to: string;
      /**
       * Emergencies that have the whole screen
       */
      takeover: { adId: string; key: string; durationS: number }[];
      slots: {
        slotId: string;
        type: 'common' | 'launcher' | 'filler' | null;
        /**
         * Length of a round, in which each ad has one turn; on average, where an ad has several contents
         */
        roundS: number;
        /**
         * Each content once; an ad shows the next of its own at each of its turns
         */
        loop: { adId: string; key: string; durationS: number }[];
        insertions: { adId: string; first: string; everyS: number; times: number }[];
      }[];
    }[];
    /**
     * Ads that play when the player starts
     */
    bootUp: string[];
    /**
     * Ads that are issued to it and do not play on this day, with the reason that would pass soonest
     */
    absent: {
      adId: string;
      why: string;
      /**
       * Ad that plays instead
       */
      by: string | null;
    }[];
  }[];
  /**
   * All that are named above
   */
  ads: {
    id: string;
    /**
     * null: the caller may not see the ad
     */
    name: string | null;
    type: string;
    status: string;
    cover: string | null;
    startAt: string | null;
    endAt: string | null;
    /**
     * Screens that do not have all of its files yet
     */
    waiting: number;
    contents: {
      key: string;
      kind: 'picture' | 'video' | 'text' | 'webPage';
      name: string | null;
      /**
       * Upload of its thumbnail
       */
      picture: string | null;
      /**
       * Of a text, or the address of a page
       */
      text: string | null;
    }[];
  }[];
}

export interface DeviceExplainInput {
  id: string;
  /**
   * Past: from what was counted; now: from what its player told; ahead: from the schedule
   */
  at: string;
}

export interface DeviceExplainOutput {
  at: string;
  zone: string;
  when: 'past' | 'now' | 'future';
  /**
   * Of the screen at that moment; null: not on record
   */
  state: string | null;
  /**
   * Why nothing plays, whatever is issued
   */
  blocked: 'expired' | 'closed' | 'noLayout' | null;
  slots: {
    slotId: string;
    name: string;
    /**
     * Name of the page on which it is, where that is not the home page: it plays while somebody has that open
     */
    page: string | null;
    /**
     * otherPage: it plays while its page is open; changedSince: what was planned then is no longer on record, since hours, target or period were changed
     */
    verdict: 'asPlanned' | 'notPlanned' | 'hourly' | 'between' | 'notReported' | 'notOnline' | 'otherPage' | 'changedSince' | 'nothing' | 'planned' | 'blocked';
    /**
     * On screen at that moment; between two contents the one before
     */
    shown: {
      adId: string;
      /**
       * The material
       */
      key: string | null;
      /**
       * As the ad was called then; null: see ads
       */
      name: string | null;
      from: string;
      to: string;
      /**
       * How often within the hour, where only that is still on record; else 0
       */
      plays: number;
      /**
       * False: it was cut off, and counted for nothing
       */
      whole: boolean;
    }[];
    /**
     * By the clock alone; a player takes turns from when it started
     */
    planned: {
      adId: string;
      key: string;
      type: 'common' | 'insertion' | 'emergency' | 'bootUp' | 'launcher' | 'filler';
      /**
       * Of an insertion, from 0
       */
      turn: number | null;
    } | null;
    /**
     * Ads that may be on screen at that moment
     */
    able: string[];
    losers: {
      adId: string;
      why: string;
      /**
       * Ad that plays instead
       */
      by: string | null;
    }[];
    /**
     * It has one for when nothing plays
     */
    bottomImage: boolean;
  }[];
  /**
   * Ads that are issued to the screen and have no place on it
   */
  homeless: { adId: string; why: string; by: string | null }[];
  /**
   * All that are named above
   */
  ads: {
    id: string;
    /**
     * null: the caller may not see the ad
     */
    name: string | null;
    type: string;
    status: string;
    cover: string | null;
    startAt: string | null;
    endAt: string | null;
    /**
     * Screens that do not have all of its files yet
     */
    waiting: number;
    contents: {
      key: string;
      kind: 'picture' | 'video' | 'text' | 'webPage';
      name: string | null;
      /**
       * Upload of its thumbnail
       */
      picture: string | null;
      /**
       * Of a text, or the address of a page
       */
      text: string | null;
    }[];
  }[];
}

export interface DeviceOffInput {
  ids: string[];
}

export interface DeviceOffOutput {
  off: {
    id: string;
    /**
     * When its timers switch it on again
     */
    onAt: string | null;
  }[];
}

export interface DeviceAttentionOutput {
  /**
   * How many there are; the list has the worst of them
   */
  total: number;
  list: {
    id: string;
    name: string;
    /**
     * The worst first
     */
    reasons: {
      kind: 'fault' | 'storage' | 'layout' | 'offline' | 'picture' | 'expired' | 'download' | 'expiring';
      /**
       * Since when; of a point, until when
       */
      at: string | null;
      /**
       * What the player reports; of a download the name of the ad; of storage the bytes that are free; of a picture how it is
       */
      detail: string | null;
    }[];
  }[];
}

export interface DeviceWallInput {
  page: number;
  pageSize: number;
  groupId?: string | null;
  verdict?: 'offline' | 'fault' | 'dark' | 'frozen' | 'wrong' | 'differs' | 'unknown' | 'off' | 'well' | null;
}

export interface DeviceWallOutput {
  total: number;
  /**
   * false: there are so many screens that not all of them were compared with their programme
   */
  compared: boolean;
  /**
   * Screens by how they are
   */
  counts: { offline: number; fault: number; dark: number; frozen: number; wrong: number; differs: number; unknown: number; off: number; well: number };
  list: {
    id: string;
    name: string;
    verdict: 'offline' | 'fault' | 'dark' | 'frozen' | 'wrong' | 'differs' | 'unknown' | 'off' | 'well';
    /**
     * With its programme; false: not yet, as where there are very many screens
     */
    compared: boolean;
    status: string | null;
    fault: string | null;
    /**
     * Of one that its timers have off: when they switch it on again
     */
    onAt: string | null;
    heardAt: string | null;
    zone: string;
    /**
     * It can be asked for a picture now
     */
    maySnap: boolean;
    picture: { file: string; at: string | null } | null;
    /**
     * Ads on screen, as its player said
     */
    playing: { adId: string; name: string | null; cover: string | null }[];
    /**
     * Ads that may be on screen now
     */
    due: { adId: string; name: string | null; cover: string | null }[];
  }[];
}

export const deviceCreate = z.strictObject({
  deptId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  uuid: z.string().check(z.minLength(1), z.regex(new RegExp('^(?:[A-Z0-9]{8}|[A-Z0-9]{6})$', 'u'))),
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  type: z.enum(['android', 'windows']),
  scene: z.nullish(z.enum(['mall', 'shop', 'office', 'lift', 'station', 'hospital', 'school', 'outdoor', 'other'])),
  groupId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  setIds: z.nullish(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(20), z.refine(isUnique, 'uniqueItems'))),
  tagIds: z.nullish(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(20), z.refine(isUnique, 'uniqueItems'))),
  storeId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  layoutId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  zone: z.nullish(z.stringFormat('zone', isTimeZone).check(z.maxLength(64))),
  districtCode: z.nullish(z.stringFormat('district', isDistrictCode)),
  address: z.nullish(z.string().check(z.maxLength(200))),
  region: z.nullish(z.string().check(z.maxLength(40))),
  leader: z.nullish(z.string().check(z.maxLength(30))),
  screenInches: z.nullish(z.number().check(z.gte(1), z.lte(500))),
  frameSize: z.nullish(z.string().check(z.regex(new RegExp('^[1-9][0-9]{1,4}x[1-9][0-9]{1,4}$', 'u')))),
  rotation: z.nullish(z.enum(['0', '90', '180', '270'])),
  photos: z.nullish(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(3), z.refine(isUnique, 'uniqueItems'))),
  lockPassword: z.nullish(z.string().check(z.regex(new RegExp('^[0-9]{4}$', 'u')))),
});

/** What is absent stays; null clears. */
export const deviceUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  deptId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  scene: z.nullish(z.enum(['mall', 'shop', 'office', 'lift', 'station', 'hospital', 'school', 'outdoor', 'other'])),
  groupId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  setIds: z.nullish(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(20), z.refine(isUnique, 'uniqueItems'))),
  tagIds: z.nullish(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(20), z.refine(isUnique, 'uniqueItems'))),
  storeId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  layoutId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  zone: z.nullish(z.stringFormat('zone', isTimeZone).check(z.maxLength(64))),
  districtCode: z.nullish(z.stringFormat('district', isDistrictCode)),
  address: z.nullish(z.string().check(z.maxLength(200))),
  region: z.nullish(z.string().check(z.maxLength(40))),
  leader: z.nullish(z.string().check(z.maxLength(30))),
  screenInches: z.nullish(z.number().check(z.gte(1), z.lte(500))),
  frameSize: z.nullish(z.string().check(z.regex(new RegExp('^[1-9][0-9]{1,4}x[1-9][0-9]{1,4}$', 'u')))),
  rotation: z.nullish(z.enum(['0', '90', '180', '270'])),
  photos: z.nullish(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(3), z.refine(isUnique, 'uniqueItems'))),
  lockPassword: z.nullish(z.string().check(z.regex(new RegExp('^[0-9]{4}$', 'u')))),
});

/** What actions ask for. */
export const deviceForms = {
  replace: z.strictObject({ code: z.string().check(z.minLength(1), z.regex(new RegExp('^(?:[A-Z0-9]{8}|[A-Z0-9]{6})$', 'u'))) }),
  setVolume: z.strictObject({ level: z.nullish(z.int().check(z.gte(0), z.lte(100))) }),
  setBrightness: z.strictObject({ level: z.nullish(z.int().check(z.gte(0), z.lte(100))) }),
  switchPower: z.strictObject({ power: z.nullish(z.enum(['screenOn', 'screenOff', 'powerOff'])) }),
  pauseScreens: z.strictObject({ seconds: z.nullish(z.int().check(z.gte(5), z.lte(1800))) }),
  lockScreens: z.strictObject({ pin: z.nullish(z.string().check(z.regex(new RegExp('^[0-9]{4}$', 'u')))) }),
};

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const deviceWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const deviceRules: readonly Rule[] = [];
