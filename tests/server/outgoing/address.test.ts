import { describe, expect, it } from 'vitest';
import { isPublic, lookupPublic, outsideUrl } from '#server/outgoing/address.ts';

describe('where the server may be sent by what a user enters [MKT-10]', () => {
  it.each(['8.8.8.8', '114.114.114.114', '2606:4700:4700::1111', '240e::1'])('is public: %s', (address) => {
    expect(isPublic(address)).toBe(true);
  });

  it.each([
    ['0.0.0.0'],
    ['10.1.2.3'],
    ['100.64.0.1'],
    ['127.0.0.1'],
    ['169.254.169.254'],
    ['172.31.0.1'],
    ['192.168.1.1'],
    ['224.0.0.1'],
    ['255.255.255.255'],
    ['::'],
    ['::1'],
    ['::ffff:10.0.0.1'],
    ['64:ff9b::a00:1'],
    ['2002:a00:1::'],
    ['fc00::1'],
    ['fe80::1'],
    ['ff02::1'],
    ['no address'],
  ])('is not: %s', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  it.each([
    ['https://dsp.example.com/bid', true],
    ['https://8.8.8.8/bid', true],
    ['http://dsp.example.com/bid', false],
    ['https://[fd00::1]/bid', false],
    ['https://[::ffff:10.0.0.7]/bid', false],
    ['https://2130706433/', false],
    ['https://0x7f.1/', false],
    ['https://localhost/', false],
    ['https://a.localhost/', false],
    ['https://user@dsp.example.com/', false],
    ['ftp://dsp.example.com/', false],
    ['not a URL', false],
  ])('takes an address, or does not: %s', (url, isTaken) => {
    expect(outsideUrl(url, { allowsLoopback: false }) !== null).toBe(isTaken);
  });

  it('takes this machine itself only where that is allowed', () => {
    expect(outsideUrl('http://127.0.0.1:8080/bid', { allowsLoopback: true })?.port).toBe('8080');
    expect(outsideUrl('http://127.0.0.1:8080/bid', { allowsLoopback: false })).toBeNull();
    expect(outsideUrl('http://10.0.0.1/', { allowsLoopback: true })).toBeNull();
  });

  it('connects to no name that leads inward, whatever the name is', async () => {
    const error = await new Promise((done) => lookupPublic('localhost', { all: true }, (failure) => done(failure)));
    expect(error).toBeInstanceOf(Error);
  });
});
