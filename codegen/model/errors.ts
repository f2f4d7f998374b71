import type { SharedFile } from '../grammar/shared.ts';
import type { LoadedFile } from '../load.ts';
import type { Problem } from '../problems.ts';
import type { ErrorDef, Label } from './types.ts';

/** Returns the errors of _errors.yaml and the sentences of constraints. No code stands twice. */
export function buildErrors(
  source: { file: LoadedFile; data: SharedFile<'_errors'> } | undefined,
  problems: Problem[],
): { errors: ErrorDef[]; ruleMessages: Record<string, Label> } {
  if (!source) return { errors: [], ruleMessages: {} };
  const byCode = new Map<number, string>();
  const errors = Object.entries(source.data.errors ?? {}).map(([name, entry]): ErrorDef => {
    const other = byCode.get(entry.code);
    if (other) {
      const place = source.file.position(['errors', name, 'code']);
      problems.push({
        file: source.file.path,
        ...place,
        code: 'duplicate-error-code',
        message: `error ${name} has the code ${entry.code} of ${other}`,
        hint: 'a code is never used twice',
      });
    }
    byCode.set(entry.code, name);
    return {
      name,
      code: entry.code,
      zh: entry.zh,
      en: entry.en,
      ...(entry.field ? { field: entry.field } : {}),
      log: entry.log ?? 'never',
      fix: entry.fix,
    };
  });
  return { errors, ruleMessages: source.data.rules ?? {} };
}
