import type { Scope } from '../expression/scope.ts';
import { fieldsOf } from '../expression/walk.ts';
import type { Path } from '../load.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import type { ConditionDef, Field } from './types.ts';
import { isForAll } from './forAll.ts';

type One = string | { holds: string; refuse: string };

interface Conditional {
  when?: string | readonly One[] | undefined;
  refuse?: string | undefined;
}

/** Returns the conditions of an action or of the form in their order, each with the error that says why it does not hold. */
export function buildConditions(
  builder: EntityBuilder,
  path: Path,
  { when, refuse }: Conditional,
  fields: ReadonlyMap<string, Field>,
  scope: Scope,
): ConditionDef[] | undefined {
  if (refuse !== undefined) checkRefusal(builder, [...path, 'refuse'], refuse, when);
  if (when === undefined) return undefined;
  const one = (at: Path, text: string, error: string | undefined): ConditionDef[] => {
    const holds = builder.expression(at, text, 'boolean', scope);
    if (!holds) return [];
    checkSeen(builder, at, fieldsOf(holds), fields);
    return [{ holds, ...(error === undefined ? {} : { error }) }];
  };
  if (typeof when === 'string') return one([...path, 'when'], when, refuse);
  return when.flatMap((each, index) => {
    const at = [...path, 'when', index];
    if (typeof each === 'string') return one(at, each, undefined);
    builder.error(each.refuse, [...at, 'refuse']);
    return one([...at, 'holds'], each.holds, each.refuse);
  });
}

function checkRefusal(builder: EntityBuilder, path: Path, refuse: string, when: Conditional['when']): void {
  builder.error(refuse, path);
  if (when === undefined)
    builder.problem(path, 'no-condition', 'there is no condition that it could explain', 'add when: …', 'key');
  else if (typeof when !== 'string')
    builder.problem(
      path,
      'many-conditions',
      'each of several conditions says its own',
      'write it as {holds: …, refuse: …}',
      'key',
    );
}

/** The console asks it of rows and of records before anything is sent: both must carry what it reads, for everybody. */
export function checkSeen(
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
