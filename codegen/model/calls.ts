import type { CallKind } from '#core/entity/meta.ts';
import type { CallFile } from '../grammar/entity.ts';
import type { Keywords } from '../grammar/keywords.ts';
import { kebab } from '../names.ts';
import { BULK_VERB } from './bulk.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import { templateVerb } from './sheets.ts';
import { checkInputRefs, inputRefsOf } from './inputRefs.ts';
import { plainJson } from './json.ts';
import { checkJson } from './jsonChecks.ts';
import { checkMoney, withKey } from './money.ts';
import { sortSystems } from './permissions.ts';
import { MEMBER_VERBS } from './members.ts';
import type { Action, CallDef, JsonSchema, Label } from './types.ts';

/** Calls per minute, if x-calls names no limit. */
const LIMITS = { read: 600, write: 240 };

const CRUD = ['list', 'one', 'create', 'update', BULK_VERB] as const;
/** Kinds of calls that need no hand-written handler. */
const GENERIC: readonly CallKind[] = [...CRUD, 'restore', 'members', 'import', 'template', 'export'];
const READING: readonly CallKind[] = ['list', 'one', 'template', 'export'];

/** Payload and answer of what puts members in and takes them out: the record, its members, and one result for each. */
const MEMBERS_SHAPE: Record<'input' | 'output', JsonSchema> = {
  input: closedObject({
    id: { type: 'string', minLength: 1, maxLength: 64 },
    ids: { type: 'array', minItems: 1, maxItems: 200, uniqueItems: true, items: { type: 'string', maxLength: 64 } },
  }),
  output: closedObject({
    results: {
      type: 'array',
      items: closedObject(
        {
          id: { type: 'string' },
          code: { type: 'integer', description: '0: done' },
          message: { type: 'string' },
          field: { type: 'string' },
        },
        ['id', 'code', 'message'],
      ),
    },
  }),
};

function closedObject(properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema {
  return { type: 'object', additionalProperties: false, required, properties };
}

interface Role {
  kind: CallKind;
  perm?: string;
  action?: Action;
}

/** Returns the calls of an entity, in the order of x-calls. No other call exists. */
export function buildCalls(builder: EntityBuilder, actions: readonly Action[]): CallDef[] {
  return Object.entries(builder.data['x-calls'] ?? {}).map(([verb, spec]) => {
    const role = roleOf(builder, verb, actions);
    checkCall(builder, verb, spec, role);
    return buildCall(builder, verb, spec, role);
  });
}

/** Returns the kind of a verb, and its default permission. */
function roleOf(builder: EntityBuilder, verb: string, actions: readonly Action[]): Role {
  const perms = builder.data['x-entity'].perm;
  const action = actions.find((candidate) => candidate.call === verb);
  if (builder.stored) {
    if (verb === 'list' || verb === 'one') return { kind: verb, perm: perms?.list };
    if (verb === 'create') return { kind: verb, perm: perms?.create };
    if (verb === 'update' || verb === BULK_VERB) return { kind: verb, perm: perms?.edit };
  }
  if (builder.data['x-entity'].members && (MEMBER_VERBS as readonly string[]).includes(verb))
    return { kind: 'members', perm: perms?.edit };
  if (action) return { kind: 'action', perm: action.perm, action };
  // Whoever may delete may restore.
  const deleting = builder.stored && verb === 'restore' ? actions.find(({ deletes }) => deletes) : undefined;
  if (deleting) return { kind: 'restore', perm: deleting.perm };
  const { 'x-import': importing, 'x-export': exporting } = builder.data;
  if (importing?.call === verb) return { kind: 'import', perm: importing.perm };
  if (importing?.template && templateVerb(importing.call) === verb) return { kind: 'template', perm: importing.perm };
  if (exporting?.call === verb) return { kind: 'export', perm: exporting.perm ?? perms?.export };
  return { kind: 'service' };
}

function checkCall(builder: EntityBuilder, verb: string, spec: CallFile, role: Role): void {
  const path = ['x-calls', verb];
  const { kind, perm } = role;
  if (kind === 'service' && verb === 'delete' && builder.stored) {
    builder.problem(
      path,
      'missing-action',
      'a delete is an action with a permission of its own',
      'add x-actions.delete with call: delete',
      'key',
    );
    return;
  }
  if (kind === 'service' && verb === 'restore' && builder.stored) {
    builder.problem(
      path,
      'missing-action',
      'nothing of this entity is deleted, so nothing can be restored',
      'add x-actions.delete',
      'key',
    );
    return;
  }
  const isCrud = (CRUD as readonly string[]).includes(verb);
  if (spec.perm) builder.permission(spec.perm, [...path, 'perm']);
  else if (perm === undefined) {
    const hint =
      isCrud && builder.stored
        ? `add x-entity.perm.${{ list: 'list', one: 'list', create: 'create', update: 'edit', updateMany: 'edit' }[verb as 'list']}`
        : 'add perm: a permission, open or public';
    builder.problem(path, 'missing-permission', `call ${builder.name}.${verb} has no permission`, hint, 'key');
  }
  const systems = builder.shared.permissions.systemsOf(spec.perm ?? perm ?? 'open');
  const asked = sortSystems(spec.mode ?? builder.systems);
  if (systems.length > 0 && !asked.some((system) => systems.includes(system))) {
    builder.problem(
      spec.perm ? [...path, 'perm'] : path,
      'not-in-system',
      `nobody in ${asked.join(' or ')} can hold "${spec.perm ?? perm}"`,
      'see mode in _permissions.yaml',
      spec.perm ? 'value' : 'key',
    );
  }
  if (spec.log === false && (spec.read === true || READING.includes(kind)))
    builder.problem(
      [...path, 'log'],
      'no-log',
      `${builder.name}.${verb} only reads, and is not logged`,
      'leave it out',
      'key',
    );
  if (spec.money) checkMoney(builder, verb, spec, { kind, perm: spec.perm ?? perm });
  if (spec.page === false) checkPageless(builder, verb, kind);
  if (spec.input) checkInputRefs(builder, [...path, 'input'], spec.input, (spec.perm ?? perm) === 'public');
  if (kind === 'service') checkService(builder, verb, spec);
  else if (spec.input || spec.output)
    builder.problem(
      [...path, spec.input ? 'input' : 'output'],
      'known-shape',
      `the shape of ${builder.name}.${verb} follows from the entity`,
      `leave it out${isCrud ? '' : ', or give the verb another name'}`,
      'key',
    );
}

/** Refuses a permission for a create or edit form that has no page: the console would offer a page that does not exist. */
function checkPageless(builder: EntityBuilder, verb: string, kind: CallKind): void {
  const path = ['x-calls', verb, 'page'];
  if (kind !== 'create' && kind !== 'update') {
    builder.problem(
      path,
      'no-form',
      `${builder.name}.${verb} has no form to leave out`,
      'of create and update only',
      'key',
    );
    return;
  }
  const name = kind === 'create' ? 'create' : 'edit';
  if (builder.data['x-entity'].perm?.[name] !== undefined)
    builder.problem(
      path,
      'no-form',
      `x-entity.perm.${name} is for a page that ${builder.name} has not`,
      `say perm at x-calls.${verb}`,
      'key',
    );
}

function checkService(builder: EntityBuilder, verb: string, spec: CallFile): void {
  const path = ['x-calls', verb];
  for (const side of ['input', 'output'] as const) {
    const schema = spec[side];
    if (schema) checkJson(builder, [...path, side], schema);
    else if (side === 'input' || !spec.download)
      builder.problem(
        path,
        'missing-shape',
        `call ${builder.name}.${verb} has no ${side}`,
        `its verb is none of list, one, create, update and no action calls it: add ${side}`,
        'key',
      );
  }
}

function buildCall(builder: EntityBuilder, verb: string, spec: CallFile, { kind, perm, action }: Role): CallDef {
  const write = spec.read !== true && !READING.includes(kind);
  const paths = [spec.path ?? `/${kebab(builder.name)}/${kebab(verb)}`, ...(spec.alias ?? [])];
  const legacy = paths.filter(
    (path) =>
      path.startsWith('/avr/') || spec.legacy === true || (Array.isArray(spec.legacy) && spec.legacy.includes(path)),
  );
  if (Array.isArray(spec.legacy)) {
    spec.legacy.forEach((path, index) => {
      if (!paths.includes(path))
        builder.problem(
          ['x-calls', verb, 'legacy', index],
          'unknown-path',
          `"${path}" is neither path nor alias of this call`,
        );
    });
  }
  return {
    name: `${builder.name}.${verb}`,
    verb,
    label: labelOf(builder, verb, spec, { kind, action }),
    kind,
    paths: paths.map(shtml),
    legacyPaths: legacy.map(shtml),
    perm: spec.perm ?? perm ?? 'open',
    systems: sortSystems(spec.mode ?? builder.systems),
    write,
    limit: spec.limit ?? (write ? LIMITS.write : LIMITS.read),
    download: spec.download === true || kind === 'export' || kind === 'template',
    logged: spec.log !== false,
    ...(kind === 'members' ? MEMBERS_SHAPE : shapeOf(spec)),
    refs: inputRefsOf(spec.input ?? {}),
    ...(spec.money ? { money: true as const } : {}),
    ...(action ? { action: action.name } : {}),
    page: spec.page !== false,
    needsHandler: action ? action.needsHandler : !GENERIC.includes(kind) && !builder.isReport,
    source: builder.at(['x-calls', verb]),
  };
}

/** Label of a call. A standard verb has one in the shared words; any other must name its own. */
function labelOf(builder: EntityBuilder, verb: string, spec: CallFile, { kind, action }: Role): Label {
  return builder.labelled(
    ['x-calls', verb],
    `call "${verb}"`,
    `add label: {zh: …, en: …}, or verbs.${verb} to _enums.yaml`,
    spec.label,
    action?.label,
    builder.shared.words.verb(verb),
    kind === 'service' ? undefined : { zh: verb, en: verb },
  );
}

const shtml = (path: string): string => `${path}.shtml`;

function shapeOf(spec: CallFile): Pick<CallDef, 'input' | 'output'> {
  const closed = (schema: Keywords | undefined) => schema && plainJson(schema, false);
  const [asked, output] = [closed(spec.input), closed(spec.output)];
  const input = asked && spec.money ? withKey(asked) : asked;
  return { ...(input ? { input } : {}), ...(output ? { output } : {}) };
}
