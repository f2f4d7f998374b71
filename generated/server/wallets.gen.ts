// Made by codegen from schemas/wallet.yaml. Do not edit: change the schema, or lay a view over it in resources/wallets/.

import type { EntityDoc } from '#core/entity/doc.ts';

/** What /docs says of it. */
export const walletDoc: EntityDoc = {
  name: 'wallet',
  resource: 'wallets',
  source: 'schemas/wallet.yaml',
  route: { YXF: '/wallets', ADS: '/wallets' },
  fields: [],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: [],
  indexes: [],
  unique: [],
  global: [],
  limits: [],
  samples: { info: {}, recharge: { amount: 100, key: '0123456789abcdef0123456789abcdef' }, status: { payment: '0123456789abcdef0123456789abcdef' } },
};
