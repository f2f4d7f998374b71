// Made by codegen from schemas/ad-slot.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-slots/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import { adSlotWhens } from '#generated/model/ad-slots/types.gen.ts';
import type { Keep, Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface AdSlotStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  number: string | null;
  name: string;
  layoutId: string;
  widgetId: string | null;
  width: number;
  height: number;
  carouselPlaces: number;
  opening: 'always' | 'hours';
  weekdays: unknown;
  windows: unknown;
  mode: 'shared' | 'exclusive';
  transition: 'none' | 'fade' | 'slide' | null;
  sellingMode: 'cpt' | 'cpm' | 'rtb' | 'scan';
  cptPriceFen: number | null;
  cpmPriceFen: number | null;
  rtb: boolean | null;
  rtbPriceFen: number | null;
  scanToCast: boolean | null;
  castPriceFen: number | null;
  castReview: boolean | null;
  showingS: number | null;
  maxSellable: number | null;
  onSale: boolean | null;
  bottomImage: string | null;
  builtIn: boolean | null;
}

export const adSlotTable: TableMeta = {
  name: 'ad_slots',
  key: ['corpId', 'id'],
  columns: [
    { name: 'id', type: 'text' },
    { name: 'corpId', type: 'text' },
    { name: 'deptId', type: 'text' },
    { name: 'creatorId', type: 'text' },
    { name: 'createdAt', type: 'integer' },
    { name: 'updatedAt', type: 'integer' },
    { name: 'rev', type: 'integer' },
    { name: 'deletedAt', type: 'integer' },
    { name: 'number', type: 'text' },
    { name: 'name', type: 'text' },
    { name: 'layoutId', type: 'text' },
    { name: 'widgetId', type: 'text' },
    { name: 'width', type: 'integer' },
    { name: 'height', type: 'integer' },
    { name: 'carouselPlaces', type: 'integer' },
    { name: 'opening', type: 'text' },
    { name: 'weekdays', type: 'json' },
    { name: 'windows', type: 'json' },
    { name: 'mode', type: 'text' },
    { name: 'transition', type: 'text' },
    { name: 'sellingMode', type: 'text' },
    { name: 'cptPriceFen', type: 'integer' },
    { name: 'cpmPriceFen', type: 'integer' },
    { name: 'rtb', type: 'boolean' },
    { name: 'rtbPriceFen', type: 'integer' },
    { name: 'scanToCast', type: 'boolean' },
    { name: 'castPriceFen', type: 'integer' },
    { name: 'castReview', type: 'boolean' },
    { name: 'showingS', type: 'integer' },
    { name: 'maxSellable', type: 'integer' },
    { name: 'onSale', type: 'boolean' },
    { name: 'bottomImage', type: 'text' },
    { name: 'builtIn', type: 'boolean' },
  ],
  indexes: [['createdAt'], ['layoutId'], ['name'], ['opening'], ['mode'], ['sellingMode'], ['width', 'height']],
  unique: [['number']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const adSlotViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const adSlotRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const adSlotSystem: readonly SystemTransition[] = [];

/** Rows that keep a record from being deleted. */
export const adSlotKeeps: readonly Keep[] = [{ field: 'layoutId', of: 'layout', refuse: 'LAYOUT_IN_USE', word: { zh: '广告位', en: 'Ad slot' } }];

/** What /docs says of it. */
export const adSlotDoc: EntityDoc = {
  whens: adSlotWhens,
  name: 'adSlot',
  resource: 'ad-slots',
  source: 'schemas/ad-slot.yaml',
  route: { YXF: '/slot_mag' },
  fields: [
    { name: 'name', json: { minLength: 1, maxLength: 50 } },
    { name: 'layoutId', json: {}, keeps: { of: 'layout', refuse: 'LAYOUT_IN_USE' } },
    { name: 'widgetId', json: { maxLength: 40 } },
    { name: 'width', json: { minimum: 1, maximum: 11520 } },
    { name: 'height', json: { minimum: 1, maximum: 11520 } },
    { name: 'carouselPlaces', json: { minimum: 1, maximum: 100 } },
    { name: 'weekdays', json: { type: 'array', maxItems: 7, items: { type: 'integer', minimum: 1, maximum: 7 } }, when: "opening == 'hours'" },
    {
      name: 'windows',
      json: {
        type: 'array',
        maxItems: 24,
        items: {
          type: 'object',
          required: ['from', 'to'],
          additionalProperties: false,
          properties: { from: { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }, to: { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' } },
        },
      },
      when: "opening == 'hours'",
    },
    { name: 'cptPriceFen', json: { minimum: 0, maximum: 1000000 }, when: "sellingMode == 'cpt'" },
    { name: 'cpmPriceFen', json: { minimum: 0, maximum: 1000000 }, when: "sellingMode == 'cpm'" },
    { name: 'rtbPriceFen', json: { minimum: 1, maximum: 1000000 }, when: "rtb || sellingMode == 'rtb'" },
    { name: 'castPriceFen', json: { minimum: 0, maximum: 100000 }, when: "scanToCast || sellingMode == 'scan'" },
    { name: 'castReview', json: {}, when: "scanToCast || sellingMode == 'scan'" },
    { name: 'showingS', json: { minimum: 5, maximum: 300 } },
    { name: 'maxSellable', json: { minimum: 0, maximum: 100 } },
  ],
  forms: {},
  rules: [
    { id: 'sellable', at: 'maxSellable', on: ['create', 'update'], assert: 'maxSellable == null || maxSellable <= carouselPlaces' },
    { id: 'opens', at: 'windows', on: ['create', 'update'], assert: "opening == null || opening != 'hours' || len(weekdays) > 0 || len(windows) > 0" },
  ],
  conditions: { openSale: 'onSale == null || !onSale', closeSale: 'onSale', delete: 'builtIn == null || !builtIn' },
  locks: ['builtIn'],
  system: [],
  views: {},
  columns: ['name', 'number', 'layoutId', 'width', 'height', 'carouselPlaces', 'opening', 'mode', 'sellingMode', 'onSale', 'rtb', 'scanToCast', 'cptPriceFen', 'cpmPriceFen', 'rtbPriceFen', 'showingS', 'builtIn', 'createdAt'],
  indexes: [['createdAt'], ['layoutId'], ['name'], ['opening'], ['mode'], ['sellingMode'], ['width', 'height']],
  unique: [['number']],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: {
      name: 'Sample text of a field',
      layoutId: '01900000-0000-7000-8000-000000000001',
      width: 1,
      height: 1,
      carouselPlaces: 10,
      opening: 'always',
      mode: 'shared',
      sellingMode: 'cpt',
      cptPriceFen: 0,
      cpmPriceFen: 0,
      rtbPriceFen: 1,
    },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, name: 'Sample text of a field' },
    updateMany: { ids: ['01900000-0000-7000-8000-000000000001'], set: { carouselPlaces: 1 } },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
    openSale: { ids: ['01900000-0000-7000-8000-000000000001'] },
    closeSale: { ids: ['01900000-0000-7000-8000-000000000001'] },
    areas: { layoutId: 'Sample text of a field' },
  },
};
