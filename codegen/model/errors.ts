import type { SharedFile } from '../grammar/shared.ts';
import type { LoadedFile } from '../load.ts';
import { didYouMean } from '../problems.ts';
import type { Problem } from '../problems.ts';
import type { ErrorDef } from './model.ts';
import type { Entity, Label } from './types.ts';

/** Returns the errors of _errors.yaml and the sentences of constraints. No code stands twice; a field that one marks is sent by some call. */
export function buildErrors(
  source: { file: LoadedFile; data: SharedFile<'_errors'> } | undefined,
  entities: readonly Entity[],
  problems: Problem[],
): { errors: ErrorDef[]; ruleMessages: Record<string, Label> } {
  if (!source) return { errors: [], ruleMessages: {} };
  const byCode = new Map<number, string>();
  const sent = new Set(entities.flatMap(sentBy));
  const said = new Set(entities.flatMap(namedBy));
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
    if (entry.field !== undefined && !sent.has(entry.field))
      problems.push({
        file: source.file.path,
        ...source.file.position(['errors', name, 'field']),
        code: 'unknown-field',
        message: `error ${name} marks "${entry.field}", which no form and no call has`,
        hint: didYouMean(entry.field, sent),
      });
    byCode.set(entry.code, name);
    return {
      name,
      code: entry.code,
      zh: entry.zh,
      en: entry.en,
      ...(entry.field ? { field: entry.field } : {}),
      log: entry.log ?? 'never',
      console: entry.console === true || said.has(name),
      apart: entry.apart === true,
      transient: entry.transient === true,
      fix: entry.fix,
    };
  });
  return { errors, ruleMessages: source.data.rules ?? {} };
}

/** Names that a form or a payload of an entity has. */
const sentBy = ({ fields, actions, calls }: Entity): string[] => [
  ...[...fields, ...actions.flatMap((action) => action.form)].map((field) => field.name),
  ...calls.flatMap((call) => Object.keys(call.input?.properties ?? {})),
];

/** Errors in conditions and locks of an entity: the console shows them before a call is sent. */
const namedBy = ({ actions, form }: Entity): string[] => [
  ...[form, ...actions].flatMap(({ conditions = [] }) => conditions.flatMap(({ error }) => error ?? [])),
  ...form.locks.map(({ error }) => error),
];
