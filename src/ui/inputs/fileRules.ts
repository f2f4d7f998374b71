export interface FileRules {
  /** Upload profiles of _limits.yaml (image, video …) or endings (jpg). */
  accept: readonly string[];
  maxBytes?: number;
  maxCount?: number;
}

export type Profiles = Readonly<Record<string, { maxBytes: number; endings: readonly string[] }>>;

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** Returns the endings that are taken, without dots. */
export const endingsOf = ({ accept }: FileRules, profiles: Profiles): string[] =>
  accept.flatMap((one) => profiles[one]?.endings ?? [one]);

/** Returns the most bytes that any of the accepted may have, or null where nothing says. */
export function mostBytes({ accept, maxBytes }: FileRules, profiles: Profiles): number | null {
  if (maxBytes !== undefined) return maxBytes;
  const known = accept.flatMap((one) => profiles[one]?.maxBytes ?? []);
  return known.length > 0 ? Math.max(...known) : null;
}

/** Says why a file is not taken, before it is sent (MAT-02); null where it is. Content is looked at by the server. */
export function refuseFile(
  file: Pick<File, 'name' | 'size'>,
  rules: FileRules,
  profiles: Profiles,
): { rule: 'wrongType' } | { rule: 'tooLarge'; maxBytes: number } | null {
  const ending = endingOf(file.name);
  const fitting = rules.accept.filter((one) => one === ending || profiles[one]?.endings.includes(ending));
  if (rules.accept.length > 0 && fitting.length === 0) return { rule: 'wrongType' };
  const limit = rules.maxBytes ?? mostBytes({ accept: fitting }, profiles);
  return limit !== null && file.size > limit ? { rule: 'tooLarge', maxBytes: limit } : null;
}
