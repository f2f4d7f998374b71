// Made by codegen from schemas/session.yaml. Do not edit: change the schema, or lay a view over it in resources/sessions/.

import type { EntityDoc } from '#core/entity/doc.ts';

/** What /docs says of it. */
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
    sendCode: {},
    mobileLogin: { code: '012345' },
    register: { code: '012345', name: 'Sample text of a field', userName: 'abcdef', password: 'a-sample-of-1' },
    newPassword: { code: '012345', newPassword: 'a-sample-of-1' },
    logout: {},
    changePassword: { oldPassword: 'Sample text of a field', newPassword: 'a-sample-of-1' },
    profile: {},
    updateProfile: { realName: 'Sample text of a field' },
    loginSettings: {},
    bindCode: {},
    bind: { code: '012345', oldPassword: 'Sample text of a field' },
    endSession: {},
    menu: {},
    home: {},
  },
};
