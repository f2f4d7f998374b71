import { actionOf } from '#codegen/emit/callShapes.ts';
import { allCalls } from '#codegen/emit/calls.ts';
import { bulkShape, createShape, formShape, updateShape, type Member } from '#codegen/emit/shapes.ts';
import { printers } from '#codegen/fields/printers.ts';
import { sampleOf, wrongOf } from '#codegen/fields/schema.ts';
import { withKey } from '#codegen/model/money.ts';
import type { CallDef, Entity, JsonSchema } from '#codegen/model/types.ts';
import type { CallMeta } from '#core/entity/meta.ts';
import { calls, type CallName } from '#generated/model/calls.gen.ts';
import { build, DAY_MS, SAMPLE_TIME, sampleId, sampleIds } from './factories.ts';
import { model } from './model.ts';

type Payload = Record<string, unknown>;
type Refs = Readonly<Record<string, { to?: string; toBy?: string }>>;

/** One call with a payload that its validator accepts, and payloads that it refuses. */
export interface CallCase {
  call: CallMeta;
  /** References have ids of no record; `refs` names those fields and their entities. */
  valid: Payload;
  /** Entity of each reference field, or the sibling field that names it. */
  refs: Refs;
  invalid: readonly { payload: Payload; field: string; rule: string }[];
}

/** A wrong value; undefined leaves the field out. For a path with dots, the value is that of its first name. */
type Wrong = readonly [field: string, rule: string, value?: unknown, at?: string];

interface Sample {
  valid: Payload;
  wrong: readonly Wrong[];
}

/** Start of the times in samples of services. */
const AT = SAMPLE_TIME + DAY_MS;
const MISSING_ID: Wrong = ['id', 'required'];
const WRONG_IDS: readonly Wrong[] = [
  ['ids', 'required'],
  ['ids', 'minItems', []],
  ['ids', 'type', sampleId()],
  ['ids', 'uniqueItems', [sampleId(), sampleId()]],
];
const WRONG_LIST: readonly Wrong[] = [
  ['sort', 'enum', 'noSuchField'],
  ['filter', 'type', 'all'],
];

/** Values just outside the limits, and no value if the field is required. */
const wrongMember = ({ name, kind, json, required }: Member): Wrong[] => [
  ...(required ? [[name, 'required'] as const] : []),
  ...printers[kind].wrong(json).map(({ rule, value, at }): Wrong => [name, rule, value, at]),
];

/** Fields that only the server sets, and locked ones: sending them is refused. */
function untaken({ fields }: Entity, members: readonly Member[]): string[] {
  const taken = new Set(members.map(({ name }) => name));
  return fields.map(({ name }) => name).filter((name) => !taken.has(name));
}

/** Of a call that moves money: its key, and keys that are none. */
const KEY_SAMPLE = declaredSample(withKey({ type: 'object', additionalProperties: false }));

const keyed = ({ money }: CallDef, { valid, wrong }: Sample): Sample =>
  money ? { valid: { ...valid, ...KEY_SAMPLE.valid }, wrong: [...wrong, ...KEY_SAMPLE.wrong] } : { valid, wrong };

const wrongOfMembers = (entity: Entity, members: readonly Member[]): Wrong[] => [
  ...members.filter(({ name }) => name !== 'id').flatMap(wrongMember),
  ...untaken(entity, members).map((name): Wrong => [name, 'unknownField', 1]),
];

function batchSample(entity: Entity, call: CallDef): Sample {
  const action = actionOf(entity, call);
  const members = action === undefined ? [] : formShape(entity, action).members;
  const form = members
    .filter((member) => member.required)
    .map((member) => [member.name, printers[member.kind].sample(member.json, AT)]);
  return {
    valid: { ids: [sampleId()], ...Object.fromEntries(form) },
    wrong: [
      ...(action?.bulk === 1 ? WRONG_IDS.slice(0, 3) : WRONG_IDS),
      ['ids', 'maxItems', sampleIds((action?.bulk ?? 200) + 1)],
      ...members.flatMap(wrongMember),
    ],
  };
}

/**
 * Payload of a bulk edit: wrong ids, and each wrong value below `set`. Nullable fields are set to null, since null
 * names no record.
 */
function manySample(entity: Entity): Sample {
  const open = new Set(entity.fields.filter((field) => field.perm.write === undefined).map((field) => field.name));
  const { members } = bulkShape(entity);
  const first = members.find((member) => open.has(member.name) && member.nullable) ?? members[0]!;
  const value = first.nullable ? null : printers[first.kind].sample(first.json, AT);
  const wrong = members.flatMap(({ name, kind, json }) =>
    printers[kind].wrong(json).map(({ rule, value: each, at }): Wrong => [`set.${name}`, rule, { [name]: each }, at]),
  );
  return {
    valid: { ids: [sampleId()], set: { [first.name]: value } },
    wrong: [
      ...WRONG_IDS,
      ['ids', 'maxItems', sampleIds(201)],
      ['set', 'required'],
      ['set', 'required', {}],
      ['set.noSuchField', 'unknownField', { noSuchField: 1 }],
      ...wrong,
    ],
  };
}

function declaredSample(input: JsonSchema): Sample {
  const wrong = wrongOf(input).flatMap(({ at, value, rule }): Wrong[] => {
    const [field, ...inner] = at?.split('.') ?? [];
    if (field === undefined || field === 'noSuchField') return [];
    if (rule === 'required' && inner.length === 0 && !(field in (value as object))) return [[field, 'required']];
    return [[field, rule, (value as Payload)[field], inner.length > 0 ? inner.join('.') : undefined]];
  });
  return { valid: sampleOf(input, AT) as Payload, wrong };
}

function sampleOfCall(entity: Entity, call: CallDef): Sample {
  if (call.input !== undefined) return declaredSample(call.input);
  switch (call.kind) {
    case 'list':
      return {
        valid: { page: 1, pageSize: 20 },
        wrong: [['page', 'minimum', 0], ['pageSize', 'maximum', 201], ['order', 'enum', 'up'], ...WRONG_LIST],
      };
    case 'export':
      return {
        valid: {},
        wrong: [...WRONG_LIST, WRONG_IDS[1]!, WRONG_IDS[3]!, ['columns', 'minItems', []]],
      };
    case 'template':
      return { valid: {}, wrong: [] };
    case 'one':
      return { valid: { id: sampleId() }, wrong: [MISSING_ID, ['id', 'type', 7]] };
    case 'create':
      return keyed(call, {
        valid: build(entity.names.camel),
        wrong: wrongOfMembers(entity, createShape(entity).members),
      });
    case 'update':
      return {
        valid: { id: sampleId() },
        wrong: [MISSING_ID, ...wrongOfMembers(entity, updateShape(entity).members)],
      };
    case 'updateMany':
      return manySample(entity);
    case 'import':
      return {
        valid: { uploadId: sampleId() },
        wrong: [
          ['uploadId', 'required'],
          ['uploadId', 'type', 7],
        ],
      };
    default:
      return keyed(call, batchSample(entity, call));
  }
}

/** Returns the fields of a payload that refer to records. */
function refsOf(entity: Entity, call: CallDef): Refs {
  const action = actionOf(entity, call);
  const shape = call.kind === 'create' ? createShape(entity) : updateShape(entity);
  const names = new Set(shape.members.map(({ name }) => name));
  const isOfRecord = call.kind === 'create' || call.kind === 'update';
  const known = isOfRecord ? entity.fields.filter(({ name }) => names.has(name)) : (action?.form ?? []);
  return Object.fromEntries(
    known.flatMap(({ name, ref }) =>
      ref === undefined ? [] : [[name, ref.to === undefined ? { toBy: ref.toBy! } : { to: ref.to }]],
    ),
  );
}

function caseOf(entity: Entity, call: CallDef): CallCase {
  const { valid, wrong } = sampleOfCall(entity, call);
  const payload = (field: string, value: unknown): Payload => {
    const [name = field] = field.split('.');
    const { [name]: _, ...rest } = valid;
    return value === undefined ? rest : { ...rest, [name]: value };
  };
  const all: readonly Wrong[] = [...wrong, ['noSuchField', 'unknownField', 1]];
  const invalid = all.map(([field, rule, value, at]) => ({
    payload: payload(field, value),
    field: at === undefined ? field : `${field}.${at}`,
    rule,
  }));
  return { call: calls[call.name as CallName], valid, refs: refsOf(entity, call), invalid };
}

/** Every call against every wrong payload. */
export const cases: readonly CallCase[] = allCalls(model).map(({ entity, call }) => caseOf(entity, call));
