import type { EnrolRequest } from '#core/manifest/sync.ts';
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
