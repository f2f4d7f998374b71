// Made by codegen from schemas/session.yaml. Do not edit: change the schema, or lay a view over it in resources/sessions/.

import type { EntityDoc } from '#core/entity/doc.ts';

export const sessionDoc: EntityDoc = {
  name: 'session',
  resource: 'sessions',
  source: 'schemas/session.yaml',
  route: { YXF: '/sessions', ADS: '/sessions' },
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
  samples: {
    login: { userName: 'Sample text of a field', password: 'Sample text of a field' },
    accountLogin: { userName: 'Sample text of a field', password: 'Sample text of a field' },
    sendCode: { phone: '13800138000' },
    mobileLogin: { phone: '13800138000', code: '012345' },
    logout: {},
    changePassword: { oldPassword: 'Sample text of a field', newPassword: 'a-sample-of-1' },
    menu: {},
    home: {},
  },
};
