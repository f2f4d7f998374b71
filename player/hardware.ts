import type { EnrolRequest, Machine } from '#core/manifest/sync.ts';
import { PAGE_CAPABILITIES } from './controls.ts';

const PLAYER_VERSION = '1.0.0';

/** Patterns of user agents, with the name of their system. */
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android ([\d.]+)/, 'Android'],
  [/Windows NT ([\d.]+)/, 'Windows'],
  [/Mac OS X ([\d_.]+)/, 'macOS'],
  [/CrOS \S+ ([\d.]+)/, 'ChromeOS'],
  [/Linux()/, 'Linux'],
];

/** Returns the facts that a browser gives about its machine. */
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
    capabilities: [...PAGE_CAPABILITIES],
  };
}

const GB = 1024 ** 3;

/** Navigator with the optional APIs: plain http has no storage API, and Firefox and Safari have no deviceMemory. */
export interface Knowing {
  deviceMemory?: number;
  storage?: Pick<StorageManager, 'estimate'>;
}

/** Returns the browser's storage estimate; an empty object without that API. */
export const storageOf = async ({ storage }: Knowing): Promise<StorageEstimate> => (await storage?.estimate()) ?? {};

/** Returns the free bytes of the player's storage, or null if unknown. */
export const freeIn = ({ quota, usage }: StorageEstimate): number | null =>
  quota === undefined || usage === undefined ? null : Math.max(0, quota - usage);

/**
 * Returns the machine's data from the browser (DEV-01): storage, and memory in coarse steps. A browser gives no MAC
 * address.
 */
export function describeMachine({ deviceMemory }: Knowing, { quota }: StorageEstimate): Machine {
  return {
    ...(quota === undefined ? {} : { romBytes: Math.floor(quota) }),
    ...(deviceMemory === undefined ? {} : { ramBytes: Math.round(deviceMemory * GB) }),
  };
}
