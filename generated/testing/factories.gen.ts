// Made by codegen from schemas/. Do not edit: change the schemas.

import type { Values, Whens } from '#core/entity/rule.ts';
import { strip } from '#core/entity/rule.ts';
import { accountWhens } from '#generated/model/accounts/schema.gen.ts';
import type { AccountCreate } from '#generated/model/accounts/types.gen.ts';
import { adSlotWhens } from '#generated/model/ad-slots/schema.gen.ts';
import type { AdSlotCreate } from '#generated/model/ad-slots/types.gen.ts';
import { adWhens } from '#generated/model/ads/schema.gen.ts';
import type { AdCreate } from '#generated/model/ads/types.gen.ts';
import { campaignWhens } from '#generated/model/campaigns/schema.gen.ts';
import type { CampaignCreate } from '#generated/model/campaigns/types.gen.ts';
import { corporationWhens } from '#generated/model/corporations/schema.gen.ts';
import type { CorporationCreate } from '#generated/model/corporations/types.gen.ts';
import { departmentWhens } from '#generated/model/departments/schema.gen.ts';
import type { DepartmentCreate } from '#generated/model/departments/types.gen.ts';
import { deviceGroupWhens } from '#generated/model/device-groups/schema.gen.ts';
import type { DeviceGroupCreate } from '#generated/model/device-groups/types.gen.ts';
import { deviceSetWhens } from '#generated/model/device-sets/schema.gen.ts';
import type { DeviceSetCreate } from '#generated/model/device-sets/types.gen.ts';
import { deviceWhens } from '#generated/model/devices/schema.gen.ts';
import type { DeviceCreate } from '#generated/model/devices/types.gen.ts';
import { layoutWhens } from '#generated/model/layouts/schema.gen.ts';
import type { LayoutCreate } from '#generated/model/layouts/types.gen.ts';
import { materialCategoryWhens } from '#generated/model/material-categories/schema.gen.ts';
import type { MaterialCategoryCreate } from '#generated/model/material-categories/types.gen.ts';
import { materialFolderWhens } from '#generated/model/material-folders/schema.gen.ts';
import type { MaterialFolderCreate } from '#generated/model/material-folders/types.gen.ts';
import { materialWhens } from '#generated/model/materials/schema.gen.ts';
import type { MaterialCreate } from '#generated/model/materials/types.gen.ts';
import { roleWhens } from '#generated/model/roles/schema.gen.ts';
import type { RoleCreate } from '#generated/model/roles/types.gen.ts';
import { savedViewWhens } from '#generated/model/saved-views/schema.gen.ts';
import type { SavedViewCreate } from '#generated/model/saved-views/types.gen.ts';
import { tagWhens } from '#generated/model/tags/schema.gen.ts';
import type { TagCreate } from '#generated/model/tags/types.gen.ts';

/** From here the times of samples are counted, in milliseconds: far enough ahead for every rule. */
export const SAMPLE_TIME = Date.UTC(2030, 0, 1);

const DAY_MS = 86_400_000;

/** An id that no record has: what refers to a record is given by the test. */
export const sampleId = (n = 1): string => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Text that is another one for each number, no longer than the field takes. */
const numbered = (text: string, n: number, max: number): string => (n === 0 ? text : `${text.slice(0, max - String(n).length - 1)} ${n}`);

/** Lays overrides over a sample and leaves out what x-when turns off, but nothing that the test asked for. */
function build<T extends object>(sample: T, overrides: Partial<T>, whens: Whens, at: number): T {
  const built = { ...sample, ...overrides };
  const values: Values = Object.fromEntries(Object.entries(built));
  const present = strip(values, whens, { now: at, me: null, on: 'create' });
  for (const name of Object.keys(values)) {
    const isOff = present[name] === null || present[name] === undefined;
    if (isOff && !(name in overrides)) Reflect.deleteProperty(built, name);
  }
  return built;
}

/** A valid account: required fields and defaults. What refers to a record refers to none; what must be unique differs by `n`. */
export function buildAccount(overrides: Partial<AccountCreate> = {}, at: number = SAMPLE_TIME, n = 0): AccountCreate {
  return build<AccountCreate>(
    { userName: ['abcdef', 'bcdefg', 'cdefgh', 'defghi', 'efghij', 'fghijk', 'ghijkl', 'hijklm'][n % 8]!, password: 'Sample text of a field', realName: 'Sample text of a field', roleId: '01900000-0000-7000-8000-000000000001' },
    overrides,
    accountWhens,
    at,
  );
}

/** A valid ad: required fields and defaults. What refers to a record refers to none; what must be unique differs by `n`. */
export function buildAd(overrides: Partial<AdCreate> = {}, at: number = SAMPLE_TIME): AdCreate {
  return build<AdCreate>(
    {
      name: 'Sample text of a field',
      type: 'common',
      slotId: '01900000-0000-7000-8000-000000000001',
      startAt: new Date(at + 1 * DAY_MS).toISOString(),
      endAt: new Date(at + 2 * DAY_MS).toISOString(),
      durationS: 15,
      position: 0,
      mute: false,
      deliveryMode: 'precise',
      insertionType: 'cycle',
      playCycleS: 10,
      targetType: 'device',
      targetIds: ['01900000-0000-7000-8000-000000000001'],
      kind: 'file',
      materials: ['01900000-0000-7000-8000-000000000001'],
      url: 'https://example.com/page',
      text: 'Sample text of a field',
      textColor: '#ffffff',
      backgroundColor: '#000000',
      fontSize: 48,
    },
    overrides,
    adWhens,
    at,
  );
}

/** A valid adSlot: required fields and defaults. What refers to a record refers to none; what must be unique differs by `n`. */
export function buildAdSlot(overrides: Partial<AdSlotCreate> = {}, at: number = SAMPLE_TIME): AdSlotCreate {
  return build<AdSlotCreate>(
    {
      name: 'Sample text of a field',
      layoutId: '01900000-0000-7000-8000-000000000001',
      widgetId: 'main',
      width: 1,
      height: 1,
      carouselPlaces: 10,
      sellingMode: 'cpt',
      cptPriceFen: 0,
      cpmPriceFen: 0,
      rtb: false,
      rtbPriceFen: 0,
      scanToCast: false,
      maxSellable: 0,
    },
    overrides,
    adSlotWhens,
    at,
  );
}

/** A valid campaign: required fields and defaults. What refers to a record refers to none; what must be unique differs by `n`. */
export function buildCampaign(overrides: Partial<CampaignCreate> = {}, at: number = SAMPLE_TIME, n = 0): CampaignCreate {
  return build<CampaignCreate>({ name: numbered('Sample text of a field', n, 50) }, overrides, campaignWhens, at);
}

/** A valid corporation: required fields and defaults. What refers to a record refers to none; what must be unique differs by `n`. */
export function buildCorporation(overrides: Partial<CorporationCreate> = {}, at: number = SAMPLE_TIME): CorporationCreate {
  return build<CorporationCreate>({ name: 'Sample text of a field', type: 'enterprise', customerType: 'mediaOwner', edition: 'standard' }, overrides, corporationWhens, at);
}

/** A valid department: required fields and defaults. What refers to a record refers to none; what must be unique differs by `n`. */
export function buildDepartment(overrides: Partial<DepartmentCreate> = {}, at: number = SAMPLE_TIME): DepartmentCreate {
  return build<DepartmentCreate>({ name: 'Sample text of a field', position: 0 }, overrides, departmentWhens, at);
}

/** A valid device: required fields and defaults. What refers to a record refers to none; what must be unique differs by `n`. */
export function buildDevice(overrides: Partial<DeviceCreate> = {}, at: number = SAMPLE_TIME, n = 0): DeviceCreate {
  return build<DeviceCreate>(
    { uuid: ['ABCDEFGH', 'BCDEFGHI', 'CDEFGHIJ', 'DEFGHIJK', 'EFGHIJKL', 'FGHIJKLM', 'GHIJKLMN', 'HIJKLMNO'][n % 8]!, name: 'Sample text of a field', type: 'android', groupId: '01900000-0000-7000-8000-000000000001', zone: 'Asia/Shanghai' },
    overrides,
    deviceWhens,
    at,
  );
}

/** A valid deviceGroup: required fields and defaults. What refers to a record refers to none; what must be unique differs by `n`. */
export function buildDeviceGroup(overrides: Partial<DeviceGroupCreate> = {}, at: number = SAMPLE_TIME, n = 0): DeviceGroupCreate {
  return build<DeviceGroupCreate>({ name: numbered('Sample text of a field', n, 40), kind: 'common', inStep: false }, overrides, deviceGroupWhens, at);
}

/** A valid deviceSet: required fields and defaults. What refers to a record refers to none; what must be unique differs by `n`. */
export function buildDeviceSet(overrides: Partial<DeviceSetCreate> = {}, at: number = SAMPLE_TIME, n = 0): DeviceSetCreate {
  return build<DeviceSetCreate>({ name: numbered('Sample text of a field', n, 40) }, overrides, deviceSetWhens, at);
}

/** A valid layout: required fields and defaults. What refers to a record refers to none; what must be unique differs by `n`. */
export function buildLayout(overrides: Partial<LayoutCreate> = {}, at: number = SAMPLE_TIME, n = 0): LayoutCreate {
  return build<LayoutCreate>({ name: numbered('Sample text of a field', n, 50), width: 1920, height: 1080, document: {}, rtb: false }, overrides, layoutWhens, at);
}

/** A valid material: required fields and defaults. What refers to a record refers to none; what must be unique differs by `n`. */
export function buildMaterial(overrides: Partial<MaterialCreate> = {}, at: number = SAMPLE_TIME): MaterialCreate {
  return build<MaterialCreate>({}, overrides, materialWhens, at);
}

/** A valid materialCategory: required fields and defaults. What refers to a record refers to none; what must be unique differs by `n`. */
export function buildMaterialCategory(overrides: Partial<MaterialCategoryCreate> = {}, at: number = SAMPLE_TIME, n = 0): MaterialCategoryCreate {
  return build<MaterialCategoryCreate>({ name: numbered('Sample text of a field', n, 40) }, overrides, materialCategoryWhens, at);
}

/** A valid materialFolder: required fields and defaults. What refers to a record refers to none; what must be unique differs by `n`. */
export function buildMaterialFolder(overrides: Partial<MaterialFolderCreate> = {}, at: number = SAMPLE_TIME): MaterialFolderCreate {
  return build<MaterialFolderCreate>({ name: 'Sample text of a field', position: 0 }, overrides, materialFolderWhens, at);
}

/** A valid role: required fields and defaults. What refers to a record refers to none; what must be unique differs by `n`. */
export function buildRole(overrides: Partial<RoleCreate> = {}, at: number = SAMPLE_TIME, n = 0): RoleCreate {
  return build<RoleCreate>({ name: numbered('Sample text of a field', n, 40), roleType: 'staff', dataScope: 'self', permissions: [] }, overrides, roleWhens, at);
}

/** A valid savedView: required fields and defaults. What refers to a record refers to none; what must be unique differs by `n`. */
export function buildSavedView(overrides: Partial<SavedViewCreate> = {}, at: number = SAMPLE_TIME): SavedViewCreate {
  return build<SavedViewCreate>({ name: 'Sample text of a field', entity: 'Sample text of a field', shared: false, state: {} }, overrides, savedViewWhens, at);
}

/** A valid tag: required fields and defaults. What refers to a record refers to none; what must be unique differs by `n`. */
export function buildTag(overrides: Partial<TagCreate> = {}, at: number = SAMPLE_TIME, n = 0): TagCreate {
  return build<TagCreate>({ name: numbered('Sample text of a fie', n, 20) }, overrides, tagWhens, at);
}
