import { builtinIn, builtinLayouts } from '#core/layout/builtin.ts';
import { slotAreas } from '#core/layout/document.ts';
import type { Language } from '#core/protocol/envelope.ts';
import type { PermissionName } from '#generated/model/permissions.gen.ts';
import type { Tx } from '../store/types.ts';
import { glanceOf } from '../policies/layoutGlance.ts';
import { nextNumbers } from './nextNumber.ts';

const WORDS = {
  zh_cn: {
    campaign: '默认推广计划',
    role: '企业管理员',
    keeper: '门店管理员',
    department: '总部',
    group: '默认设备组',
  },
  en_us: {
    campaign: 'Default plan',
    role: 'Administrator',
    keeper: 'Store keeper',
    department: 'Head office',
    group: 'Default group',
  },
} as const;

/**
 * What the keeper of a store needs, and no more (ENT-07, PERM-07): their screens with what these play, remote control and
 * timers. Stores, monitoring tasks, warnings and notices ask for no permission.
 */
const KEEPER_PERMISSIONS: readonly PermissionName[] = [
  'home',
  'personal',
  'ad.view',
  'device.view',
  'device.operate',
  'device.remote',
  'device.volume',
  'device.brightness',
  'device.switch',
  'device.screenshot',
  'device.signal',
];

/** Ids of the initial records of a corporation, for later steps to refer to. */
export interface Equipment {
  roleId: string;
  /** Role of store keepers; undefined: an advertiser has no stores. */
  keeperRoleId: string | undefined;
  departmentId: string;
  groupId: string;
  /** Slot "main" of the full-screen layout. */
  slotId: string;
  layoutId: string;
}

/**
 * Creates the initial records of a new corporation: an administrator's role, for a media owner one for the keepers of its
 * stores, a department, a device group, the default promotion plan (AD-11) and the built-in layouts with their slots. Their names are in the language of the caller;
 * later the corporation may change them.
 */
export async function equipCorporation(platform: Tx, corpId: string, language: Language): Promise<Equipment> {
  const tx = platform.as({ kind: 'system', corpId });
  const words = WORDS[language];
  const department = await tx.departments.insert({ name: words.department, position: 0 });
  const role = await tx.roles.insert({
    name: words.role,
    roleType: 'administrator',
    dataScope: 'deptTree',
    permissions: [],
    builtIn: true,
  });
  const corporation = await tx.corporations.one(corpId);
  const keeper =
    corporation?.customerType === 'mediaOwner'
      ? await tx.roles.insert({
          name: words.keeper,
          roleType: 'keeper',
          dataScope: 'dept',
          permissions: [...KEEPER_PERMISSIONS],
          builtIn: true,
        })
      : null;
  await tx.campaigns.insert({
    name: words.campaign,
    status: 'enabled',
    isDefault: true,
    adCount: 0,
    impressions: 0,
    deptId: department.id,
  });
  const labelKey = language === 'en_us' ? 'en' : 'zh';
  const documents = builtinLayouts.map((builtin) => ({
    name: builtin.label[labelKey],
    document: builtinIn(builtin, labelKey),
  }));
  const layouts = await tx.layouts.insertMany(
    documents.map(({ name, document }) => ({
      name,
      width: document.width,
      height: document.height,
      document,
      ...glanceOf(document),
      rtb: false,
      builtIn: true,
    })),
  );
  const areas = layouts.flatMap((layout, index) =>
    slotAreas(documents[index]!.document).map((area) => ({ layout, area })),
  );
  const numbers = await nextNumbers(tx, 'adSlot', areas.length);
  const [first] = await tx.adSlots.insertMany(
    areas.map(({ layout, area }, index) => ({
      number: numbers[index]!,
      name: `${layout.name} · ${area.name}`,
      layoutId: layout.id,
      widgetId: area.id,
      width: area.width,
      height: area.height,
      carouselPlaces: 10,
      sellingMode: 'cpt',
      cptPriceFen: 0,
      rtb: false,
      scanToCast: false,
      maxSellable: 0,
      builtIn: true,
    })),
  );
  if (!first) throw new Error('there is no built-in layout with a slot');
  const group = await tx.deviceGroups.insert({ name: words.group, kind: 'common', layoutId: first.layoutId });
  return {
    roleId: role.id,
    keeperRoleId: keeper?.id,
    departmentId: department.id,
    groupId: group.id,
    slotId: first.id,
    layoutId: first.layoutId,
  };
}
