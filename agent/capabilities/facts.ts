import { access, readdir, readFile, statfs } from 'node:fs/promises';
import { arch, release, totalmem, type as systemName } from 'node:os';
import { join } from 'node:path';
import { macAddress, type HostFacts } from '../../core/host/commands.ts';
import type { Probe } from './capability.ts';

const NETWORKS = '/sys/class/net';
const ETHERNET = '1';
const MODELS = ['/proc/device-tree/model', '/sys/class/dmi/id/product_name'];
const MOST_MACS = 8;

const textIn = async (path: string): Promise<string> =>
  (await readFile(path, 'utf8').catch(() => '')).replaceAll('\0', '').trim();

/** MAC addresses of the real network cards; of the virtual ones only where the machine itself is virtual. */
async function macs(): Promise<string[]> {
  const cards: { mac: string; isReal: boolean }[] = [];
  for (const name of (await readdir(NETWORKS).catch((): string[] => [])).toSorted()) {
    const mac = (await textIn(join(NETWORKS, name, 'address'))).toUpperCase();
    const isEthernet = (await textIn(join(NETWORKS, name, 'type'))) === ETHERNET;
    if (!isEthernet || !macAddress.safeParse(mac).success || /^(?:docker|br-|veth|virbr)/.test(name)) continue;
    const isReal = await access(join(NETWORKS, name, 'device')).then(
      () => true,
      () => false,
    );
    cards.push({ mac, isReal });
  }
  const real = cards.filter(({ isReal }) => isReal);
  return [...new Set((real.length > 0 ? real : cards).map(({ mac }) => mac))].slice(0, MOST_MACS);
}

async function model(): Promise<string | undefined> {
  for (const path of MODELS) {
    const text = await textIn(path);
    if (text !== '') return text.slice(0, 200);
  }
  return undefined;
}

async function system(): Promise<{ system: string; systemVersion: string }> {
  const text = await textIn('/etc/os-release');
  const valueOf = (key: string): string | undefined => new RegExp(`^${key}="?([^"\n]*)"?$`, 'm').exec(text)?.[1];
  return {
    system: valueOf('NAME') ?? systemName(),
    systemVersion: [valueOf('VERSION_ID') ?? release(), arch()].join(' '),
  };
}

/** @param folder lies on the storage whose size is told */
export const probeFacts =
  (folder: string): Probe =>
  async () => ({
    name: 'facts',
    commands: {
      async facts(): Promise<HostFacts> {
        const { blocks, bavail, bsize } = await statfs(folder);
        const name = await model();
        return {
          macs: await macs(),
          romBytes: blocks * bsize,
          freeBytes: bavail * bsize,
          ramBytes: totalmem(),
          ...(await system()),
          ...(name === undefined ? {} : { model: name }),
        };
      },
    },
  });
