import { zipSync, strToU8 } from 'fflate';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { androidManifest, buildAgentFile, buildApk, buildUpdate } from '#tests/support/apk.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { fixture } from '#tests/support/library.ts';
import { addPersona } from '#tests/support/personas.ts';
import { addPackage, sendFile } from './scene.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const detail = (id: string) => data(app, app.personas.owner, 'firmware.one', { id });
const counted = () => app.services.store.read({ kind: 'system', corpId: null }, (tx) => tx.firmwares.count());

describe('a package is what its file says [DEV-09]', () => {
  test.each([
    [
      'an APK, its texts in UTF-16',
      'player.apk',
      () => buildApk({ packageName: 'com.example.player', versionName: '4.2.0' }),
      {
        kind: 'apk',
        platform: 'android',
        version: '4.2.0',
        packageName: 'com.example.player',
        name: 'com.example.player 4.2.0',
      },
    ],
    [
      'an APK, its texts in UTF-8, without a name of its version',
      'plain.APK',
      () => buildApk({ packageName: 'com.example.plain', versionCode: 31, isUtf8: true }),
      { kind: 'apk', platform: 'android', version: '31', packageName: 'com.example.plain' },
    ],
    [
      'a system update',
      'box.zip',
      () => buildUpdate('20260301'),
      { kind: 'firmware', version: '20260301', packageName: 'box' },
    ],
    [
      'the agent',
      'vitrine-agent.mjs',
      () => buildAgentFile('1.4.0'),
      { kind: 'agent', platform: 'linux', version: '1.4.0' },
    ],
  ])('%s', async (_what, name, build, facts) => {
    const bytes = build();
    const id = await addPackage(app, app.personas.owner, name, bytes);
    expect(await detail(id)).toMatchObject({ ...facts, fileName: name, size: bytes.length });
  });

  test.each([
    ['a text called APK', 'a.apk', Buffer.from('no zip at all')],
    ['a zip without a manifest', 'a.apk', Buffer.from(zipSync({ 'a.txt': strToU8('a') }))],
    [
      'a manifest that is text',
      'a.apk',
      Buffer.from(zipSync({ 'AndroidManifest.xml': strToU8('<manifest package="a"/>') })),
    ],
    [
      'a manifest cut off',
      'a.apk',
      Buffer.from(zipSync({ 'AndroidManifest.xml': androidManifest({ packageName: 'a.b' }).subarray(0, 90) })),
    ],
    ['a picture', 'a.apk', fixture('poster.png')],
    ['an APK called a system update', 'a.zip', buildApk({ packageName: 'a.b' })],
    ['a web page as system update', 'a.zip', Buffer.from(zipSync({ 'index.html': strToU8('<p>') }))],
    ['a script that is no agent', 'a.mjs', Buffer.from('#!/bin/sh\nreboot\n')],
  ])('%s is refused with its sentence, and nothing is kept', async (_what, name, bytes) => {
    const before = await counted();
    const { code, en, zh } = errors.FIRMWARE_FILE_WRONG;
    expect(await sendFile(app, app.personas.owner, name, bytes)).toMatchObject({ code, message: en });
    expect(await sendFile(app, app.personas.owner, name, bytes, 'zh_cn')).toMatchObject({ code, message: zh });
    expect(await counted()).toBe(before);
  });

  test('another ending is not taken at all', async () => {
    const { code } = errors.UPLOAD_TYPE_WRONG;
    expect(await sendFile(app, app.personas.owner, 'setup.exe', Buffer.from('MZ'))).toMatchObject({ code });
  });

  test('the same file stands once, and is told so in both languages', async () => {
    const bytes = buildApk({ packageName: 'com.example.twice' });
    await addPackage(app, app.personas.owner, 'twice.apk', bytes);
    const again = await sendFile(app, app.personas.owner, 'again.apk', bytes);
    const payload = { file: (again.data as { uploadId: string }).uploadId };
    const { code, en, zh } = errors.FIRMWARE_DUPLICATE;
    expect(await call(app, app.personas.owner, 'firmware.create', payload)).toMatchObject({ code, message: en });
    expect(await call(app, app.personas.owner, 'firmware.create', payload, { language: 'zh_cn' })).toMatchObject({
      message: zh,
    });
  });

  test('others write while a file is read, however long an object store sends it', async () => {
    const { media, store } = app.services;
    const { uploadId } = (await sendFile(app, app.personas.owner, 'slow.apk', buildApk({ packageName: 'com.slow' })))
      .data as { uploadId: string };
    const reading = vi.spyOn(media, 'withFile');
    reading.mockImplementationOnce(async (key, work) => {
      await store.write({ kind: 'system', corpId: app.personas.own.corpId }, (tx) =>
        tx.tags.insert({ name: 'Meanwhile' }),
      );
      return media.withFile(key, work);
    });
    await data(app, app.personas.owner, 'firmware.create', { file: uploadId });
    expect(reading).toHaveBeenCalled();
    reading.mockRestore();
  });

  test('a file of another enterprise, or one for a picture, is none', async () => {
    const { uploadId } = (await sendFile(app, app.personas.rival, 'a.apk', buildApk({ packageName: 'x.y' }))).data as {
      uploadId: string;
    };
    expect((await call(app, app.personas.owner, 'firmware.create', { file: uploadId })).code).toBeLessThan(0);
  });

  test('system images and agents take a permission of their own', async () => {
    const { own } = app.personas;
    const apkOnly = await app.services.store.write({ kind: 'system', corpId: null }, async (platform) => {
      const role = await platform.as({ kind: 'system', corpId: own.corpId }).roles.insert({
        name: 'APK alone',
        roleType: 'staff',
        dataScope: 'deptTree',
        permissions: ['device', 'device.apk'],
        builtIn: false,
      });
      return addPersona(platform, app.services, {
        userName: 'apk_alone',
        corporation: own,
        roleId: role.id,
        deptId: own.northId,
        system: 'YXF',
        password: 'x',
      });
    });
    const sent = await sendFile(app, apkOnly, 'box.zip', buildUpdate('20260302'));
    const payload = { file: (sent.data as { uploadId: string }).uploadId };
    expect(await call(app, apkOnly, 'firmware.create', payload)).toMatchObject({ code: errors.NO_PERMISSION.code });
    await addPackage(app, apkOnly, 'mine.apk', buildApk({ packageName: 'com.example.mine' }));
  });
});
