import type { FieldKind } from '#core/entity/meta.ts';
import type { Scope, ScopeField } from '../expression/scope.ts';
import type { Expr, ValueType } from '../expression/types.ts';
import { isWhole } from '../expression/walk.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import type { Draft } from './draft.ts';
import { typeOf } from './json.ts';
import type { Field } from './types.ts';

const TYPES: Record<FieldKind, ValueType> = {
  id: 'text',
  text: 'text',
  enum: 'text',
  state: 'text',
  date: 'text',
  time: 'text',
  ref: 'text',
  file: 'text',
  integer: 'number',
  number: 'number',
  money: 'money',
  boolean: 'boolean',
  instant: 'instant',
  refs: 'list',
  files: 'list',
  json: 'list',
};

const FILLED: readonly FieldKind[] = ['id', 'enum', 'state', 'ref', 'file', 'instant'];

/**
 * Returns the names that expressions of an entity (or of an action's form) may use. A derived field stands for its
 * expression.
 */
export function scopeOf(builder: EntityBuilder, drafts: readonly Draft[]): Scope {
  const fields = new Map<string, ScopeField>();
  const limits = new Map(builder.shared.limits.map((limit) => [limit.name, limit]));
  const scope: Scope = { entity: builder.name, fields, limits, signals: false, me: true };
  for (const draft of drafts) {
    const { kind, name, values } = draft.field;
    fields.set(name, {
      type: TYPES[kind],
      ...(values ? { values: values.map(({ value }) => value) } : {}),
      ordered: kind === 'date' || kind === 'time',
      time: kind === 'time',
      filled: FILLED.includes(kind),
      ...(kind === 'integer' ? { whole: true } : {}),
      ...(draft.spec['x-derive'] === undefined ? {} : { derive: derivation(builder, draft, scope) }),
    });
  }
  return scope;
}

/** Returns the type that the expression of a derived field must have. */
function wanted(draft: Draft): ValueType {
  const type = typeOf(draft.spec);
  if (draft.spec.format === 'date-time') return 'instant';
  if (draft.spec.format === 'money') return 'money';
  return type === 'integer' || type === 'number' ? 'number' : type === 'boolean' ? 'boolean' : 'text';
}

/** Type-checks a derived field on first use, once; a field that depends on itself is a problem. */
function derivation(builder: EntityBuilder, draft: Draft, scope: Scope): () => Expr | undefined {
  let state: 'new' | 'busy' | 'done' = 'new';
  let expr: Expr | undefined;
  const path = [...draft.path, 'x-derive'];
  return () => {
    if (state === 'busy') builder.problem(path, 'derive-cycle', `"${draft.field.name}" is derived from itself`);
    if (state !== 'new') return expr;
    state = 'busy';
    expr = builder.expression(path, draft.spec['x-derive']!, wanted(draft), scope);
    if (expr && typeOf(draft.spec) === 'integer' && !isWhole(expr))
      builder.problem(
        path,
        'derive-fraction',
        `"${draft.field.name}" is a whole number, and this may have a fraction`,
        'write round(…), floor(…) or ceil(…)',
      );
    state = 'done';
    return expr;
  };
}

/** Returns the fields with their expressions type-checked. */
export function finishFields(builder: EntityBuilder, drafts: readonly Draft[], scope: Scope): Field[] {
  return drafts.map(({ field, spec, path }) => {
    const when =
      spec['x-when'] === undefined
        ? undefined
        : builder.expression([...path, 'x-when'], spec['x-when'], 'boolean', scope);
    const changeable =
      spec['x-perm']?.when === undefined
        ? undefined
        : builder.expression([...path, 'x-perm', 'when'], spec['x-perm'].when, 'boolean', scope);
    const derive = spec['x-derive'] === undefined ? undefined : scope.fields.get(field.name)?.derive?.();
    const filter = filterOf(builder, field.ref?.to, spec['x-ref']?.filter, [...path, 'x-ref', 'filter']);
    const kept =
      spec['x-keeps']?.while === undefined
        ? undefined
        : builder.expression(
            [...path, 'x-keeps', 'while'],
            spec['x-keeps'].while,
            'boolean',
            { ...scope, me: false },
            'sql',
          );
    const offered = filterOf(builder, field.suggest?.to, spec['x-suggest']?.filter, [...path, 'x-suggest', 'filter']);
    if (field.required && !field.in.has('create'))
      builder.problem(
        requiredPath(builder, field.name),
        'required-read-only',
        `"${field.name}" is required, but create does not carry it`,
      );
    return {
      ...field,
      ...(when ? { when, whenText: spec['x-when']! } : {}),
      ...(derive ? { derive } : {}),
      ...(changeable ? { perm: { ...field.perm, when: changeable } } : {}),
      ...(filter && field.ref ? { ref: { ...field.ref, filter } } : {}),
      ...(kept && field.keeps ? { keeps: { ...field.keeps, while: kept } } : {}),
      ...(offered && field.suggest ? { suggest: { ...field.suggest, filter: offered } } : {}),
    };
  });
}

const requiredPath = (builder: EntityBuilder, name: string) => [
  'required',
  Math.max(0, builder.data.required?.indexOf(name) ?? 0),
];

/** Checks the filter of a reference or suggestion, which runs as SQL on the entity that it names. */
function filterOf(
  builder: EntityBuilder,
  to: string | undefined,
  text: string | undefined,
  path: readonly (string | number)[],
): Expr | undefined {
  const target = to === undefined ? undefined : builder.shared.scopes.get(to);
  return text === undefined || !target ? undefined : builder.expression(path, text, 'boolean', target, 'sql');
}
