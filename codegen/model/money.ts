import type { CallKind } from '#core/entity/meta.ts';
import type { CallFile } from '../grammar/entity.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import type { JsonSchema } from './types.ts';

/** Name of the key in the payload of a call that moves money. */
export const KEY = 'key';

/** Schema of that key: 128 random bits, as `hex32` of core/protocol makes them. */
export const KEY_JSON: JsonSchema = {
  type: 'string',
  pattern: '^[0-9a-f]{32}$',
  description: 'Made by the caller, anew for each intention: the same again answers the same, and moves nothing twice',
};

/** Returns the payload of a call with its key. */
export const withKey = (input: JsonSchema): JsonSchema => ({
  ...input,
  required: [...((input.required as string[] | undefined) ?? []), KEY],
  properties: { ...(input.properties as Record<string, JsonSchema> | undefined), [KEY]: KEY_JSON },
});

/** Returns true if the call of an action moves money. */
export const isMoney = ({ data }: EntityBuilder, verb: string | undefined): boolean =>
  verb !== undefined && data['x-calls']?.[verb]?.money === true;

/**
 * Checks a call that moves money: it changes something, whoever sends it can make a key, and no field of its own is called
 * like it.
 */
export function checkMoney(
  builder: EntityBuilder,
  verb: string,
  spec: CallFile,
  { kind, perm }: { kind: CallKind; perm?: string },
): void {
  const path = ['x-calls', verb];
  const name = `${builder.name}.${verb}`;
  if (spec.read === true || !['create', 'action', 'service'].includes(kind))
    builder.problem([...path, 'money'], 'no-money', `${name} moves no money`, 'leave it out', 'key');
  if (kind === 'create' && spec.page !== false)
    builder.problem(
      [...path, 'money'],
      'no-key',
      `the form of ${builder.name} makes no key`,
      'add page: false, and a page of its own that does',
      'key',
    );
  if (perm === 'public')
    builder.problem(
      [...path, 'money'],
      'no-key',
      `nobody is known to have sent ${name}, so its key would be nobody's`,
      'give it a permission, or open',
      'key',
    );
  const taken = 'the key of a call that moves money has this name';
  if (spec.input?.properties?.[KEY] !== undefined)
    builder.problem([...path, 'input', 'properties', KEY], 'reserved-name', taken, 'leave it out', 'key');
  const [action, asked] = Object.entries(builder.data['x-actions'] ?? {}).find(([, { call }]) => call === verb) ?? [];
  if (action === undefined || asked === undefined) return;
  if (asked.form?.[KEY] !== undefined)
    builder.problem(['x-actions', action, 'form', KEY], 'reserved-name', taken, 'take another name', 'key');
  if (asked.form === undefined && asked.confirm === undefined)
    builder.problem(
      ['x-actions', action],
      'unasked-money',
      `action "${action}" moves money and asks nothing: a second click would be a second intention`,
      'add confirm: true',
      'key',
    );
}
