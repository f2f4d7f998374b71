// Made by codegen from schemas/ad-slot.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-slots/.

import type { EntityDoc } from '#core/entity/doc.ts';
import { adSlotWhens } from '#generated/model/ad-slots/schema.gen.ts';

export const adSlotDoc: EntityDoc = {
  whens: adSlotWhens,
  name: 'adSlot',
  resource: 'ad-slots',
  source: 'schemas/ad-slot.yaml',
  route: { YXF: '/slot_mag' },
  fields: [
    { name: 'name', json: { minLength: 1, maxLength: 50 } },
    { name: 'widgetId', json: { maxLength: 40 } },
    { name: 'width', json: { minimum: 1, maximum: 11520 } },
    { name: 'height', json: { minimum: 1, maximum: 11520 } },
    { name: 'carouselPlaces', json: { minimum: 1, maximum: 100 } },
    { name: 'cptPriceFen', json: { minimum: 0, maximum: 100000000 }, when: "sellingMode == 'cpt'" },
    { name: 'cpmPriceFen', json: { minimum: 0, maximum: 100000000 }, when: "sellingMode == 'cpm'" },
    { name: 'rtbPriceFen', json: { minimum: 0, maximum: 1000000 }, when: "rtb || sellingMode == 'rtb'" },
    { name: 'maxSellable', json: { minimum: 0, maximum: 100 } },
  ],
  forms: {},
  rules: [{ id: 'sellable', at: 'maxSellable', on: ['create', 'update'], assert: 'maxSellable == null || maxSellable <= carouselPlaces' }],
  system: [],
  views: {},
  columns: ['name', 'number', 'layoutId', 'width', 'height', 'carouselPlaces', 'sellingMode', 'rtb', 'scanToCast', 'cptPriceFen', 'cpmPriceFen', 'rtbPriceFen', 'createdAt'],
  indexes: [['createdAt'], ['layoutId'], ['name'], ['sellingMode'], ['width', 'height']],
  unique: [['number']],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { name: 'Sample text of a field', layoutId: '01900000-0000-7000-8000-000000000001', width: 1, height: 1, carouselPlaces: 10, sellingMode: 'cpt', cptPriceFen: 0, cpmPriceFen: 0, rtbPriceFen: 0 },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, name: 'Sample text of a field' },
    updateMany: { ids: ['01900000-0000-7000-8000-000000000001'], set: { carouselPlaces: 1 } },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
  },
};
