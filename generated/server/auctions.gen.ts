// Made by codegen from schemas/auction.yaml. Do not edit: change the schema, or lay a view over it in resources/auctions/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface AuctionStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  number: string | null;
  status: 'won' | 'played' | 'lapsed' | 'unsold' | null;
  dueAt: number | null;
  slotId: string | null;
  deviceId: string | null;
  floorFen: number | null;
  priceFen: number | null;
  winnerId: string | null;
  winnerName: string | null;
  adId: string | null;
  partnerId: string | null;
  bids: number | null;
  offers: unknown;
  playedAt: number | null;
}

export const auctionTable: TableMeta = {
  name: 'auctions',
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
    { name: 'status', type: 'text' },
    { name: 'dueAt', type: 'integer' },
    { name: 'slotId', type: 'text' },
    { name: 'deviceId', type: 'text' },
    { name: 'floorFen', type: 'integer' },
    { name: 'priceFen', type: 'integer' },
    { name: 'winnerId', type: 'text' },
    { name: 'winnerName', type: 'text' },
    { name: 'adId', type: 'text' },
    { name: 'partnerId', type: 'text' },
    { name: 'bids', type: 'integer' },
    { name: 'offers', type: 'json' },
    { name: 'playedAt', type: 'integer' },
  ],
  indexes: [['createdAt'], ['dueAt'], ['status', 'dueAt'], ['winnerId', 'status'], ['winnerId', 'dueAt'], ['slotId', 'dueAt'], ['partnerId'], ['deviceId', 'status'], ['priceFen'], ['bids']],
  across: [['status', 'corpId'], ['dueAt']],
  unique: [['number'], ['deviceId', 'slotId', 'dueAt']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const auctionViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const auctionRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const auctionSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const auctionDoc: EntityDoc = {
  name: 'auction',
  resource: 'auctions',
  source: 'schemas/auction.yaml',
  route: { YXF: '/goods_manage/auctions' },
  fields: [
    {
      name: 'offers',
      json: {
        type: 'array',
        items: {
          type: 'object',
          required: ['order', 'buyer', 'bidFen', 'why'],
          additionalProperties: false,
          properties: {
            order: { type: 'string' },
            buyer: { type: 'string' },
            bidFen: { type: 'integer' },
            partner: { type: 'string' },
            why: {
              type: 'string',
              enum: [
                'won',
                'late',
                'otherCurrency',
                'notVerified',
                'takenDown',
                'paused',
                'notApproved',
                'notReady',
                'belowFloor',
                'budgetSpent',
                'dayBudgetSpent',
                'pacedOut',
                'outbid',
                'noBid',
                'noAnswer',
                'unreachable',
                'malformed',
                'notAsked',
                'otherImp',
                'otherSeat',
                'aboveMost',
              ],
            },
          },
        },
      },
    },
  ],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: ['status', 'number', 'dueAt', 'slotId', 'deviceId', 'bids', 'floorFen', 'priceFen', 'winnerName', 'partnerId'],
  indexes: [['createdAt'], ['dueAt'], ['status', 'dueAt'], ['winnerId', 'status'], ['winnerId', 'dueAt'], ['slotId', 'dueAt'], ['partnerId'], ['deviceId', 'status'], ['priceFen'], ['bids'], ['status', 'corpId'], ['dueAt']],
  unique: [['number'], ['deviceId', 'slotId', 'dueAt']],
  global: [],
  limits: [],
  samples: { list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' }, one: { id: '01900000-0000-7000-8000-000000000001' }, export: { sort: 'createdAt', order: 'desc' } },
};
