// Made by codegen from schemas/ad-slot.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-slots/.

import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

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
  sellingMode: 'cpt' | 'cpm' | 'rtb' | 'scan';
  cptPriceFen: number | null;
  cpmPriceFen: number | null;
  rtb: boolean | null;
  rtbPriceFen: number | null;
  scanToCast: boolean | null;
  maxSellable: number | null;
  bottomImage: string | null;
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
    { name: 'sellingMode', type: 'text' },
    { name: 'cptPriceFen', type: 'integer' },
    { name: 'cpmPriceFen', type: 'integer' },
    { name: 'rtb', type: 'boolean' },
    { name: 'rtbPriceFen', type: 'integer' },
    { name: 'scanToCast', type: 'boolean' },
    { name: 'maxSellable', type: 'integer' },
    { name: 'bottomImage', type: 'text' },
  ],
  indexes: [['createdAt'], ['layoutId'], ['name'], ['sellingMode'], ['width', 'height']],
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
