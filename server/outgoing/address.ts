import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { isLoopback } from '../loopback.ts';

/** Addresses that are no public ones (IANA special-purpose registries): what a user enters may not lead the server there. */
const inner = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inner.addSubnet(net, bits, 'ipv4');
/** The one block of IPv6 that is given out to the public, and what of it is not meant for hosts or hides an IPv4 address. */
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inner.addSubnet(net, bits, 'ipv6');

/** Returns whether an address is one of the public network. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !inner.check(address, 'ipv4');
  return isIP(address) === 6 && publicV6.check(address, 'ipv6') && !inner.check(address, 'ipv6');
}

/** Names that lead nowhere public, whatever a resolver says. */
const INNER_NAME = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/i;

/**
 * Returns an address to which the server may send what a user asks for: https of a public host, without user and password in it; null for
 * any other. `allowsLoopback`: this machine itself too, without TLS; for development and tests.
 */
export function outsideUrl(text: string, { allowsLoopback }: { allowsLoopback: boolean }): URL | null {
  const url = URL.parse(text);
  if (!url || url.username !== '' || url.password !== '') return null;
  if (isLoopback(url.hostname)) return allowsLoopback && /^https?:$/.test(url.protocol) ? url : null;
  if (url.protocol !== 'https:' || INNER_NAME.test(url.hostname)) return null;
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  return isIP(host) === 0 || isPublic(host) ? url : null;
}

/** Looks a name up, and gives no address but public ones: asked for each connection, so that a name cannot change in between. */
export const lookupPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first, ...rest] = error ? [] : found.filter(({ address }) => isPublic(address));
    if (!first) done(error ?? new Error(`${host} has no public address`), '', 4);
    else if (options.all) done(null, [first, ...rest]);
    else done(null, first.address, first.family);
  });
};
