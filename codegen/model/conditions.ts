import type { Scope } from '../expression/scope.ts';
import { fieldsOf } from '../expression/walk.ts';
import type { Path } from '../load.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import type { ConditionDef, Field } from './types.ts';
import { isForAll } from './forAll.ts';

interface Conditional {
  when?: string | undefined;
  refuse?: string | undefined;
}

/** Returns the condition of an action or of the form, with the error that says why it does not hold. */
export function buildCondition(
  builder: EntityBuilder,
  path: Path,
  { when: text, refuse }: Conditional,
  fields: ReadonlyMap<string, Field>,
  scope: Scope,
): ConditionDef | undefined {
  if (refuse !== undefined) checkRefusal(builder, [...path, 'refuse'], refuse, text);
  if (text === undefined) return undefined;
  const when = builder.expression([...path, 'when'], text, 'boolean', scope);
  if (!when) return undefined;
  checkSeen(builder, [...path, 'when'], fieldsOf(when), fields);
  return { when, ...(refuse === undefined ? {} : { error: refuse }) };
}

function checkRefusal(builder: EntityBuilder, path: Path, refuse: string, when: string | undefined): void {
  builder.error(refuse, path);
  if (when === undefined)
    builder.problem(path, 'no-condition', 'there is no condition that it could explain', 'add when: …', 'key');
}

/** The console asks it of rows and of records before anything is sent: both must carry what it reads, for everybody. */
function checkSeen(
  builder: EntityBuilder,
  path: Path,
  reads: readonly string[],
  fields: ReadonlyMap<string, Field>,
): void {
  for (const name of reads) {
    const field = fields.get(name);
    if (!field || name === 'id') continue;
    const isSeen = field.declared && isForAll(field);
    const missing = (['list', 'one'] as const).find(
      (verb) => builder.data['x-calls']?.[verb] !== undefined && !field.in.has(verb),
    );
    if (isSeen && missing === undefined) continue;
    const hint = field.declared ? undefined : `name it under properties: ${name}: {type: …, readOnly: true}`;
    builder.problem(path, 'not-carried', `"${name}" is not shown to everybody who may ask for it`, hint);
  }
}
