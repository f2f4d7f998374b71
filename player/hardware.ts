import type { EnrolRequest, Machine } from '#core/manifest/sync.ts';
import { CAPABILITIES } from './commands.ts';

const PLAYER_VERSION = '1.0.0';

/** Words by which a user agent names its system, and what we call it. */
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android ([\d.]+)/, 'Android'],
  [/Windows NT ([\d.]+)/, 'Windows'],
  [/Mac OS X ([\d_.]+)/, 'macOS'],
  [/CrOS \S+ ([\d.]+)/, 'ChromeOS'],
  [/Linux()/, 'Linux'],
];

/** Returns what a browser tells of the machine that it runs on. */
export function describeHardware(
  { userAgent }: Pick<Navigator, 'userAgent'>,
  { width, height }: Pick<Screen, 'width' | 'height'>,
): Omit<EnrolRequest, 'secret'> {
  const [system, match] = SYSTEMS.flatMap(([pattern, name]): [string, RegExpExecArray][] => {
    const found = pattern.exec(userAgent);
    return found ? [[name, found]] : [];
  })[0] ?? ['', null];
  return {
    hardware: {
      systemType: system,
      systemVersion: (match?.[1] ?? '').replaceAll('_', '.'),
      playerVersion: PLAYER_VERSION,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      screen: { width: Math.round(width), height: Math.round(height) },
    },
    capabilities: [...CAPABILITIES],
  };
}

const GB = 1024 ** 3;

/** A navigator as browsers have it: plain http has no storage to ask, and Firefox and Safari tell no memory. */
export interface Knowing {
  deviceMemory?: number;
  storage?: Pick<StorageManager, 'estimate'>;
}

/** Returns what the browser says of its storage; nothing where it is not told. */
export const storageOf = async ({ storage }: Knowing): Promise<StorageEstimate> => (await storage?.estimate()) ?? {};

/** Returns how many bytes the player can still keep, or null where the browser does not tell. */
export const freeIn = ({ quota, usage }: StorageEstimate): number | null =>
  quota === undefined || usage === undefined ? null : Math.max(0, quota - usage);

/** Returns what a browser tells of its machine (DEV-01): storage, and memory in coarse steps. It knows no MAC address. */
export function describeMachine({ deviceMemory }: Knowing, { quota }: StorageEstimate): Machine {
  return {
    ...(quota === undefined ? {} : { romBytes: Math.floor(quota) }),
    ...(deviceMemory === undefined ? {} : { ramBytes: Math.round(deviceMemory * GB) }),
  };
}
