import { printers } from '../../fields/printers.ts';
import { toTs } from '../../expression/toTs.ts';
import { fieldsOf } from '../../expression/walk.ts';
import type { ImportSet } from '../../imports.ts';
import type { Entity } from '../../model/types.ts';
import { actionOf, isBatch } from '../callShapes.ts';
import { banner, literal, page } from '../banner.ts';
import type { Emitter } from '../emitter.ts';
import { joined, partOf } from '../part.ts';
import type { Part } from '../part.ts';
import { bulkShape, createShape, formShape, updateShape } from '../shapes.ts';
import type { Member } from '../shapes.ts';
import { codeOf } from './fields.ts';

const DAY_MS = 86_400_000;
/** SAMPLE_TIME of factories.gen.ts. */
const SAMPLE_TIME = Date.UTC(2030, 0, 1);

const FOUNDATION = `type Edges = Readonly<Record<string, readonly unknown[]>>;

/** Valid values of one entity's fields, at the edges of what they take. */
export interface Sample {
  entity: string;
  /** A record with its required fields; the \`n\`-th differs where records must. */
  build?: (overrides: object, at?: number, n?: number) => object;
  /** Fields that a create takes, and those that an update takes. */
  creates: readonly string[];
  updates: readonly string[];
  /** Fields that a change of many records takes. */
  bulk: readonly string[];
  /** Values of fields; ids in them are of no record. */
  edges: Edges;
  /** Verb of a call with a form → values of its fields. */
  forms: Readonly<Record<string, Edges>>;
  /** Field with x-when → fields that say whether it is on. */
  switches: Readonly<Record<string, readonly string[]>>;
  /** Fields that name records: of which entity (or the sibling that says it), and which of its records. */
  refs: Readonly<Record<string, { to?: string; toBy?: string; filter?: (values: Values) => boolean }>>;
  /** Fields that no two living records share, of those that a create takes. */
  unique: readonly (readonly string[])[];
}

const ids = (count: number): string[] => Array.from({ length: count }, (_, n) => sampleId(n + 1));
`;

/** Times stand a day apart in the order of their fields, as in factories. */
function edgeLines(members: readonly Member[]): string[] {
  let day = 0;
  return members.map((member) => {
    if (member.kind === 'instant' || member.kind === 'date') day += 1;
    const edges = printers[member.kind].edges(member.json, SAMPLE_TIME + day * DAY_MS);
    return `${member.name}: [${edges.map(codeOf).join(', ')}],\n`;
  });
}

const namesOf = (members: readonly Member[]): string[] =>
  members.map(({ name }) => name).filter((name) => name !== 'id' && name !== 'rev');

function refLines(entity: Entity, imports: ImportSet): string[] {
  const asked = [...entity.fields, ...entity.actions.flatMap(({ form }) => form)].filter(
    (field, at, all) => field.ref !== undefined && all.findIndex(({ name }) => name === field.name) === at,
  );
  return asked.map(({ name, ref }) => {
    const to = ref!.to === undefined ? `toBy: '${ref!.toBy}'` : `to: '${ref!.to}'`;
    if (ref!.filter === undefined) return `${name}: { ${to} },\n`;
    const { code, uses } = toTs(ref!.filter);
    for (const each of uses) imports.value(each, '#core/entity/rule.ts');
    return `${name}: { ${to}, filter: (v) => ${code} },\n`;
  });
}

function formLines(entity: Entity): string[] {
  return entity.calls.filter(isBatch).flatMap((call) => {
    const action = actionOf(entity, call);
    if (action === undefined || action.form.length === 0) return [];
    return [`${call.verb}: {\n${edgeLines(formShape(entity, action).members).join('')}},\n`];
  });
}

function sample(entity: Entity, imports: ImportSet): string {
  const { camel, pascal } = entity.names;
  const creates = createShape(entity).members;
  const updates = updateShape(entity).members;
  const known = new Set(namesOf(creates));
  const members = [...creates, ...updates.filter(({ name }) => !known.has(name) && name !== 'id' && name !== 'rev')];
  const switches = entity.fields
    .filter(({ when }) => when !== undefined)
    .map(({ name, when }) => [name, fieldsOf(when!)] as const);
  const keys = [...entity.storage.unique, ...entity.storage.global.map((name) => [name])];
  const unique = keys.filter((fields) => fields.every((name) => known.has(name)));
  const build = creates.length > 0 ? `build: ${imports.value(`build${pascal}`, './factories.gen.ts')},\n` : '';
  return `${camel}: {
entity: '${camel}',
${build}creates: ${literal(namesOf(creates))},
updates: ${literal(namesOf(updates))},
bulk: ${literal(namesOf(bulkShape(entity).members))},
edges: {\n${edgeLines(members).join('')}},
forms: {\n${formLines(entity).join('')}},
switches: ${literal(Object.fromEntries(switches))},
refs: {\n${refLines(entity, imports).join('')}},
unique: ${literal(unique)},
},\n`;
}

/** What each entity's fields take, for tests that send all of it through the real calls. */
export const samples: Emitter<Part> = {
  id: 'samples',
  parts: {
    of: (entity) => partOf((imports) => (entity.stored ? sample(entity, imports) : '')),
    join(parts) {
      const { text, imports } = joined(parts);
      imports.type('Values', '#core/entity/rule.ts');
      imports.value('sampleId', './factories.gen.ts');
      const body = [FOUNDATION, `export const samples: Readonly<Record<string, Sample>> = {\n${text}};\n`];
      return [{ path: 'testing/samples.gen.ts', text: page(banner('schemas/'), imports, body.join('\n')) }];
    },
  },
};
