// Made by codegen from schemas/corporation.yaml. Do not edit: change the schema, or lay a view over it in resources/corporations/.

import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface CorporationStored {
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
  type: 'enterprise' | 'personal' | 'selfEmployed';
  customerType: 'mediaOwner' | 'advertiser' | 'agent';
  superiorId: string | null;
  edition: 'standard' | 'enterprise' | 'flagship' | null;
  trialEndAt: number | null;
  contact: string | null;
  phone: string | null;
  email: string | null;
  address: string | null;
  status: 'enabled' | 'paused';
}

export const corporationTable: TableMeta = {
  name: 'corporations',
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
    { name: 'type', type: 'text' },
    { name: 'customerType', type: 'text' },
    { name: 'superiorId', type: 'text' },
    { name: 'edition', type: 'text' },
    { name: 'trialEndAt', type: 'integer' },
    { name: 'contact', type: 'text' },
    { name: 'phone', type: 'text' },
    { name: 'email', type: 'text' },
    { name: 'address', type: 'text' },
    { name: 'status', type: 'text' },
  ],
  indexes: [['createdAt'], ['name'], ['status'], ['superiorId'], ['customerType'], ['type'], ['trialEndAt']],
  unique: [],
  global: ['number'],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const corporationViews: Readonly<Record<string, Predicate>> = { ads_platform: (eb) => eb('customer_type', 'in', ['advertiser', 'agent']) };

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const corporationRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const corporationSystem: readonly SystemTransition[] = [];
