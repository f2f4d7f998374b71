import { printers } from '../../fields/printers.ts';
import { sampleOf, wrongOf } from '../../fields/schema.ts';
import type { WrongValue } from '../../fields/types.ts';
import type { ImportSet } from '../../imports.ts';
import type { CallDef, Entity, JsonSchema } from '../../model/types.ts';
import { banner, literal, page } from '../banner.ts';
import { callMeta } from '../calls.ts';
import { actionOf } from '../callShapes.ts';
import type { Emitter } from '../emitter.ts';
import { joined, partOf } from '../part.ts';
import type { Part } from '../part.ts';
import { bulkShape, createShape, formShape, updateShape } from '../shapes.ts';
import type { Member } from '../shapes.ts';
import { codeOf } from './fields.ts';

/** From when the times in samples of services are counted, as in factories.gen.ts. */
const AT = Date.UTC(2030, 0, 2);

const FOUNDATION = `/** One call with a payload that its validator takes, and those that it refuses. */
export interface CallCase {
  call: CallMeta;
  /** What refers to a record refers to none: \`refs\` says which fields do, and to what. */
  valid: Record<string, unknown>;
  /** Field → entity, or the sibling field that names it. */
  refs: Readonly<Record<string, { to?: string; toBy?: string }>>;
  invalid: readonly { payload: Record<string, unknown>; field: string; rule: string }[];
}

type Wrong = readonly [field: string, rule: string, value?: unknown, at?: string];

const ids = (count: number): string[] => Array.from({ length: count }, (_, n) => sampleId(n + 1));

/** A wrong value that is undefined: the field is left out. Of a path with dots the value is that of its first name. */
function caseOf(call: CallMeta, valid: object, refs: CallCase['refs'], wrong: readonly Wrong[]): CallCase {
  const payload = (field: string, value: unknown): Record<string, unknown> => {
    const [name = field] = field.split('.');
    const { [name]: _, ...rest }: Record<string, unknown> = { ...valid };
    return value === undefined ? rest : { ...rest, [name]: value };
  };
  const all: readonly Wrong[] = [...wrong, ['noSuchField', 'unknownField', 1]];
  return { call, valid: { ...valid }, refs, invalid: all.map(([field, rule, value, at]) => ({ payload: payload(field, value), field: at === undefined ? field : \`\${field}.\${at}\`, rule })) };
}
`;

const wrongCode = (field: string, { rule, value, at }: WrongValue): string =>
  `['${field}', '${rule}', ${codeOf(value)}${at === undefined ? '' : `, '${at}'`}]`;

/** Left out where it must be there, and values just outside. */
const wrongMember = (member: Member): string[] => [
  ...(member.required ? [`['${member.name}', 'required']`] : []),
  ...printers[member.kind].wrong(member.json).map((wrong) => wrongCode(member.name, wrong)),
];

const wrongOfMembers = (entity: Entity, members: readonly Member[]): string[] => [
  ...members.filter(({ name }) => name !== 'id').flatMap(wrongMember),
  ...untaken(entity, members).map((name) => `['${name}', 'unknownField', 1]`),
];

/** Fields that the server alone fills in, and those that are locked: they are sent in vain. */
const untaken = ({ fields }: Entity, members: readonly Member[]): string[] => {
  const taken = new Set(members.map(({ name }) => name));
  return fields.map(({ name }) => name).filter((name) => !taken.has(name));
};

interface Sample {
  valid: string;
  wrong: string[];
}

const MISSING_ID = "['id', 'required']";
const WRONG_IDS = [
  "['ids', 'required']",
  "['ids', 'minItems', []]",
  "['ids', 'type', sampleId()]",
  "['ids', 'uniqueItems', [sampleId(), sampleId()]]",
];

function batchSample(entity: Entity, call: CallDef): Sample {
  const action = actionOf(entity, call);
  const members = action === undefined ? [] : formShape(entity, action).members;
  const form = members
    .filter((member) => member.required)
    .map((member) => `, ${member.name}: ${codeOf(printers[member.kind].sample(member.json, AT))}`);
  const wrongIds = action?.bulk === 1 ? WRONG_IDS.slice(0, 3) : WRONG_IDS;
  return {
    valid: `{ ids: [sampleId()]${form.join('')} }`,
    wrong: [...wrongIds, `['ids', 'maxItems', ids(${(action?.bulk ?? 200) + 1})]`, ...members.flatMap(wrongMember)],
  };
}

/** A change of many: wrong ids, and each wrong value below `set`. What may be empty is cleared, since that names no record. */
function manySample(entity: Entity): Sample {
  const open = new Set(entity.fields.filter((field) => field.perm.write === undefined).map((field) => field.name));
  const { members } = bulkShape(entity);
  const first = members.find((member) => open.has(member.name) && member.nullable) ?? members[0]!;
  const value = first.nullable ? 'null' : codeOf(printers[first.kind].sample(first.json, AT));
  const wrong = members.flatMap((member) =>
    printers[member.kind]
      .wrong(member.json)
      .map(
        ({ rule, value: each, at }) =>
          `['set.${member.name}', '${rule}', { ${member.name}: ${codeOf(each)} }${at === undefined ? '' : `, '${at}'`}]`,
      ),
  );
  return {
    valid: `{ ids: [sampleId()], set: { ${first.name}: ${value} } }`,
    wrong: [
      ...WRONG_IDS,
      `['ids', 'maxItems', ids(201)]`,
      "['set', 'required']",
      "['set', 'required', {}]",
      "['set.noSuchField', 'unknownField', { noSuchField: 1 }]",
      ...wrong,
    ],
  };
}

function declaredSample(input: JsonSchema): Sample {
  const wrong = wrongOf(input).flatMap(({ at, value, rule }) => {
    const [field, ...inner] = at?.split('.') ?? [];
    if (field === undefined || field === 'noSuchField') return [];
    if (rule === 'required' && inner.length === 0 && !(field in (value as object))) return [`['${field}', 'required']`];
    return [
      wrongCode(field, {
        rule,
        value: (value as Record<string, unknown>)[field],
        ...(inner.length > 0 ? { at: inner.join('.') } : {}),
      }),
    ];
  });
  return { valid: codeOf(sampleOf(input, AT)), wrong };
}

function sampleOfCall(entity: Entity, call: CallDef, imports: ImportSet): Sample {
  if (call.input !== undefined) return declaredSample(call.input);
  switch (call.kind) {
    case 'list':
      return {
        valid: '{ page: 1, pageSize: 20 }',
        wrong: [
          "['page', 'minimum', 0]",
          "['pageSize', 'maximum', 201]",
          "['sort', 'enum', 'noSuchField']",
          "['order', 'enum', 'up']",
          "['filter', 'type', 'all']",
        ],
      };
    case 'export':
      return {
        valid: '{}',
        wrong: [
          "['sort', 'enum', 'noSuchField']",
          "['filter', 'type', 'all']",
          "['ids', 'minItems', []]",
          "['ids', 'uniqueItems', [sampleId(), sampleId()]]",
          "['columns', 'minItems', []]",
        ],
      };
    case 'template':
      return { valid: '{}', wrong: [] };
    case 'one':
      return { valid: '{ id: sampleId() }', wrong: [MISSING_ID, "['id', 'type', 7]"] };
    case 'create':
      return {
        valid: `${imports.value(`build${entity.names.pascal}`, './factories.gen.ts')}()`,
        wrong: wrongOfMembers(entity, createShape(entity).members),
      };
    case 'update':
      return {
        valid: '{ id: sampleId() }',
        wrong: [MISSING_ID, ...wrongOfMembers(entity, updateShape(entity).members)],
      };
    case 'updateMany':
      return manySample(entity);
    case 'import':
      return { valid: '{ uploadId: sampleId() }', wrong: ["['uploadId', 'required']", "['uploadId', 'type', 7]"] };
    default:
      return batchSample(entity, call);
  }
}

/** Which fields of a payload name records. */
function refsOf(entity: Entity, call: CallDef): Record<string, { to?: string; toBy?: string }> {
  const action = actionOf(entity, call);
  const shape = call.kind === 'create' ? createShape(entity) : updateShape(entity);
  const names = new Set(shape.members.map(({ name }) => name));
  const isOfRecord = call.kind === 'create' || call.kind === 'update';
  const known = isOfRecord ? entity.fields.filter(({ name }) => names.has(name)) : (action?.form ?? []);
  const fields = known.filter((field) => field.ref !== undefined);
  return Object.fromEntries(
    fields.map(({ name, ref }) => [name, ref!.to === undefined ? { toBy: ref!.toBy } : { to: ref!.to }]),
  );
}

function caseRow(entity: Entity, call: CallDef, imports: ImportSet): string {
  const { valid, wrong } = sampleOfCall(entity, call, imports);
  return `caseOf(calls['${callMeta(entity, call).name}'], ${valid}, ${literal(refsOf(entity, call))}, [${wrong.join(', ')}]),\n`;
}

/** Rows that hand-written tests walk: every call against every wrong payload. */
export const cases: Emitter<Part> = {
  id: 'cases',
  parts: {
    of: (entity) => partOf((imports) => entity.calls.map((call) => caseRow(entity, call, imports)).join('')),
    join(parts) {
      const { text, imports } = joined(parts);
      imports.type('CallMeta', '#core/entity/meta.ts');
      imports.value('calls', '#generated/model/calls.gen.ts');
      imports.value('sampleId', './factories.gen.ts');
      const body = [FOUNDATION, `export const cases: readonly CallCase[] = [\n${text}];\n`];
      return [{ path: 'testing/cases.gen.ts', text: page(banner('schemas/'), imports, body.join('\n')) }];
    },
  },
};
