import type { SharedFile } from '../grammar/shared.ts';
import type { LoadedFile } from '../load.ts';
import type { Problem } from '../problems.ts';
import type { LimitDef, UploadProfile } from './model.ts';

type Unit = LimitDef['unit'];

/** Factor from each unit of _limits.yaml to its base unit. */
const UNITS: Readonly<Record<string, { unit: Unit; factor: number }>> = {
  ms: { unit: 'ms', factor: 1 },
  seconds: { unit: 'ms', factor: 1_000 },
  minutes: { unit: 'ms', factor: 60_000 },
  hours: { unit: 'ms', factor: 3_600_000 },
  days: { unit: 'ms', factor: 86_400_000 },
  bytes: { unit: 'bytes', factor: 1 },
  kB: { unit: 'bytes', factor: 1024 },
  MB: { unit: 'bytes', factor: 1024 ** 2 },
  GB: { unit: 'bytes', factor: 1024 ** 3 },
  fen: { unit: 'fen', factor: 1 },
  yuan: { unit: 'fen', factor: 100 },
  px: { unit: 'px', factor: 1 },
  count: { unit: 'count', factor: 1 },
};

/** Returns "10MB", "5M" or "2 GB" in bytes. The grammar has checked the form. */
export function bytesOf(size: string): number {
  const [, amount = '0', letter = 'B'] = /^([\d.]+)\s*([BkKMG])/.exec(size) ?? [];
  return Math.round(Number(amount) * { B: 1, k: 1024, K: 1024, M: 1024 ** 2, G: 1024 ** 3 }[letter]!);
}

/** Returns "500ms", "30s", "5m" or "1h" in milliseconds. */
export function msOf(duration: string): number {
  const [, amount = '0', unit = 'ms'] = /^(\d+)(ms|s|m|h)$/.exec(duration) ?? [];
  return Number(amount) * { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 }[unit]!;
}

/** Returns the numbers and upload profiles of _limits.yaml in base units. */
export function buildLimits(
  source: { file: LoadedFile; data: SharedFile<'_limits'> } | undefined,
  problems: Problem[],
): { limits: LimitDef[]; uploads: UploadProfile[] } {
  if (!source) return { limits: [], uploads: [] };
  const { uploads = {}, ...rest } = source.data;
  const limits: LimitDef[] = [];
  for (const [name, entry] of Object.entries(rest)) {
    const { source: from, ...amounts } = entry as Record<string, number | string | undefined>;
    const given = Object.entries(amounts).filter(([, amount]) => amount !== undefined);
    const [unit, amount] = given[0] ?? [];
    const known = unit === undefined ? undefined : UNITS[unit];
    if (known && given.length === 1)
      limits.push({
        name,
        value: Number(amount) * known.factor,
        unit: known.unit,
        ...(from === undefined ? {} : { source: String(from) }),
      });
    else
      problems.push({
        file: source.file.path,
        ...source.file.position([name], 'key'),
        code: 'limit-unit',
        message: `limit "${name}" needs exactly one unit`,
        hint: `one of ${Object.keys(UNITS).join(', ')}`,
      });
  }
  return {
    limits,
    uploads: Object.entries(uploads).map(([name, profile]) => ({
      name,
      maxBytes: bytesOf(profile.max),
      endings: profile.endings,
    })),
  };
}
