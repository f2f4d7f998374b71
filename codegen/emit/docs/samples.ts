import { printers } from '../../fields/printers.ts';
import { sampleOf } from '../../fields/schema.ts';
import type { CallDef, Entity } from '../../model/types.ts';
import { actionOf, sortable } from '../callShapes.ts';
import { bulkShape, createShape, formShape, updateShape, type Member } from '../shapes.ts';

/** Base time of examples: far enough in the future for every rule. */
const AT = Date.UTC(2030, 0, 1);
const DAY_MS = 86_400_000;
const ID = '01900000-0000-7000-8000-000000000001';

const valueOf = (member: Member, days = 0): unknown => printers[member.kind].sample(member.json, AT + days * DAY_MS);

/**
 * Sample of a create: required fields, also those required only while x-when holds. Instants are a day apart, so that
 * an end comes after its start.
 */
function createSample(entity: Entity): Record<string, unknown> {
  const fields = new Map(entity.fields.map((field) => [field.name, field]));
  let days = 0;
  const pairs = createShape(entity).members.flatMap((member) => {
    const field = fields.get(member.name)!;
    if (!field.required) return [];
    if (member.kind === 'instant' || member.kind === 'date') days += 1;
    return [[member.name, field.default ?? valueOf(member, days)] as const];
  });
  return Object.fromEntries(pairs);
}

const firstOf = ([member]: readonly Member[]): Record<string, unknown> =>
  member === undefined ? {} : { [member.name]: valueOf(member) };

/** Sample of an update: the first field that can always be written. */
function updateSample(entity: Entity): Record<string, unknown> {
  const locked = new Set(entity.form.lock);
  const conditional = new Set(entity.fields.flatMap(({ name, when }) => (when === undefined ? [] : [name])));
  const member = updateShape(entity)
    .members.slice(2)
    .find(({ name, kind }) => !locked.has(name) && !conditional.has(name) && kind !== 'ref' && kind !== 'file');
  return { id: ID, rev: 1, ...firstOf(member === undefined ? [] : [member]) };
}

function listSample(entity: Entity): Record<string, unknown> {
  const { field, order } = entity.list.sort;
  return sortable(entity).includes(field) ? { sort: field, order } : {};
}

/** Returns a payload that the call's validator accepts. */
export function sampleOfCall(entity: Entity, call: CallDef): unknown {
  if (call.input !== undefined) return sampleOf(call.input, AT);
  switch (call.kind) {
    case 'list':
      return { page: 1, pageSize: 20, ...listSample(entity) };
    case 'template':
      return {};
    case 'export':
      return listSample(entity);
    case 'one':
      return { id: ID };
    case 'create':
      return createSample(entity);
    case 'update':
      return updateSample(entity);
    case 'updateMany':
      return { ids: [ID], set: firstOf(bulkShape(entity).members) };
    case 'import':
      return { uploadId: ID };
    default: {
      const action = actionOf(entity, call);
      const members = action === undefined ? [] : formShape(entity, action).members.filter(({ required }) => required);
      return { ids: [ID], ...Object.fromEntries(members.map((member) => [member.name, valueOf(member)])) };
    }
  }
}
