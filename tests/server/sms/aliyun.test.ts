import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acs3Headers } from '#server/sms/acs3.ts';
import { aliyunSms } from '#server/sms/aliyun.ts';
import { readSmsUrl } from '#server/sms/smsUrl.ts';
import { StartRefusal } from '#server/startRefusal.ts';
import { createClock } from '#tests/support/clock.ts';
import { SMS_KEY, startSmsGateway, type SmsGateway } from '#tests/support/smsGateway.ts';

let gateway: SmsGateway;
beforeAll(async () => {
  gateway = await startSmsGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.sent = [];
  gateway.answer = null;
});

const url = (secret: string = SMS_KEY.secret) =>
  `aliyun://${SMS_KEY.id}:${encodeURIComponent(secret)}@${gateway.host}?sign=${encodeURIComponent('维特(测试)*')}&template=SMS_154950909`;
const sms = (secret?: string) => aliyunSms(readSmsUrl(url(secret)), createClock());

describe('the SMS gateway', () => {
  it('is asked with the signature of the published example', () => {
    const { authorization } = acs3Headers(
      {
        host: 'ecs.cn-shanghai.aliyuncs.com',
        action: 'RunInstances',
        version: '2014-05-26',
        query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
        at: Date.UTC(2023, 9, 26, 10, 22, 32),
        nonce: '3156853299f313e23d1673dc12e1703d',
      },
      { id: 'YourAccessKeyId', secret: 'YourAccessKeySecret' },
    );
    expect(authorization).toBe(
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;' +
        'x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    );
  });

  it('sends a code by the template, signed anew each time [SES-04]', async () => {
    await sms().sendCode('13800000001', '012345');
    await sms().sendCode('13800000001', '543210');
    expect(gateway.sent).toEqual([
      {
        PhoneNumbers: '13800000001',
        SignName: '维特(测试)*',
        TemplateCode: 'SMS_154950909',
        TemplateParam: '{"code":"012345"}',
      },
      {
        PhoneNumbers: '13800000001',
        SignName: '维特(测试)*',
        TemplateCode: 'SMS_154950909',
        TemplateParam: '{"code":"543210"}',
      },
    ]);
  });

  it('that refuses the signature or the message says why, and never the code', async () => {
    await expect(sms('another').sendCode('13800000001', '012345')).rejects.toThrow('SignatureDoesNotMatch');
    gateway.answer = { Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: '触发天级流控' };
    const refused = sms().sendCode('13800000001', '012345');
    await expect(refused).rejects.toThrow(
      'the SMS gateway sent no code: isv.BUSINESS_LIMIT_CONTROL, 触发天级流控 (request req-1)',
    );
    await expect(refused).rejects.not.toThrow('012345');
    expect(gateway.sent).toEqual([]);
  });
});

describe('SMS_URL', () => {
  it('is spoken to over TLS wherever the line leaves this machine', () => {
    expect(readSmsUrl('aliyun://id:s%2Fe@dysmsapi.aliyuncs.com?sign=A&template=SMS_1')).toEqual({
      origin: 'https://dysmsapi.aliyuncs.com',
      key: { id: 'id', secret: 's/e' },
      signName: 'A',
      templateCode: 'SMS_1',
    });
  });

  it.each([
    ['tencent://id:secret@sms.example.com?sign=A&template=1', 'names the provider “tencent”'],
    ['aliyun://dysmsapi.aliyuncs.com?sign=A&template=SMS_1', 'lacks the key'],
    ['aliyun://id@dysmsapi.aliyuncs.com?sign=A&template=SMS_1', 'lacks the key'],
    ['aliyun://id:secret@dysmsapi.aliyuncs.com?template=SMS_1', 'lacks the signature'],
    ['aliyun://id:secret@dysmsapi.aliyuncs.com?sign=A', 'lacks the template'],
    ['aliyun://id:secret@dysmsapi.aliyuncs.com?sign=A&template=SMS_1&region=x', 'has “region”'],
    ['aliyun://id:%zz@dysmsapi.aliyuncs.com?sign=A&template=SMS_1', 'encodes nothing'],
  ])('refuses %s: %s', (text, sentence) => {
    expect(() => readSmsUrl(text)).toThrow(StartRefusal);
    expect(() => readSmsUrl(text)).toThrow(sentence);
  });
});
