import { beforeEach, describe, expect, test } from 'vitest';
import { createSessionStore, type Session } from '#src/providers/session.ts';
import { memoryStorage } from '../../support/memoryStorage.ts';

const SESSION: Session = {
  userId: 'u1',
  corpId: 'c1',
  deptId: null,
  userName: 'operator',
  realName: '王小明',
  crmCode: 'C1',
  companyName: '晨光传媒',
  versionLevel: 'flagship',
  remainingDays: 12,
  system: 'YXF',
  menuList: [],
  permissionList: [{ code: 100000 }],
  mustChangePassword: false,
};

describe('the session store', () => {
  let storage: Storage;
  let notices: Storage;
  beforeEach(() => {
    storage = memoryStorage();
    notices = memoryStorage();
  });

  test('keeps token and session over a reload [SES-10, SES-18]', () => {
    createSessionStore(storage, notices).open('token', SESSION);
    const again = createSessionStore(storage, notices);
    expect(again.token()).toBe('token');
    expect(again.session()).toEqual(SESSION);
  });

  test('loses token and session at the end, and keeps what is remembered [SES-08]', () => {
    const store = createSessionStore(storage, notices);
    store.open('token', SESSION);
    store.remember({ userName: 'operator', system: 'YXF' });
    store.close();
    expect([store.token(), store.session(), store.remembered()]).toEqual([
      null,
      null,
      { userName: 'operator', system: 'YXF' },
    ]);
  });

  test('remembers nobody where that was not asked for [SES-03]', () => {
    const store = createSessionStore(storage, notices);
    store.remember({ userName: 'operator', system: 'YXF' });
    store.remember(null);
    expect(store.remembered()).toBeNull();
  });

  test('gives a notice once [SES-09]', () => {
    const store = createSessionStore(storage, notices);
    store.leaveNotice('timeout');
    expect([store.takeNotice(), store.takeNotice()]).toEqual(['timeout', null]);
  });

  test('takes a session that was cut off for none', () => {
    storage.setItem('vitrine.session', '{"userId":');
    expect(createSessionStore(storage, notices).session()).toBeNull();
  });
});
