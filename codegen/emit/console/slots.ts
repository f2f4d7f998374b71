import { entityBanner, page as textOf } from '../banner.ts';
import type { Emitter } from '../emitter.ts';
import { ImportSet } from '../../imports.ts';
import type { Entity } from '../../model/types.ts';
import { typeSchemas } from '../types.ts';
import { partNames } from './names.ts';

const union = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' | ') || 'never';

/** Names of fields, derived from the entity's types, so that a new field adds no line here. */
function fieldNames(entity: Entity, imports: ImportSet): string {
  const { pascal, kebabs } = entity.names;
  const types = ['Row', 'Detail', 'Create', 'Update'].filter((role) => typeSchemas(entity).has(`${pascal}${role}`));
  return types
    .map((role) => `keyof ${imports.type(`${pascal}${role}`, `#generated/model/${kebabs}/types.gen.ts`)}`)
    .join(' | ');
}

function emitEntity(entity: Entity): string {
  const imports = new ImportSet();
  const { pascal, kebabs } = entity.names;
  const { sections, actions, filters, related } = partNames(entity);
  const row = imports.type(`${pascal}Row`, `#generated/model/${kebabs}/types.gen.ts`);
  const slots = imports.type('Slots', '#src/ui/slots.ts');
  const body = [
    `/** The names of its parts. */\nexport interface ${pascal}Parts {\n  row: ${row};\n  field: ${fieldNames(entity, imports)};\n  section: ${union(sections)};\n  action: ${union(actions)};\n  filter: ${union(filters)};\n  related: ${union(related)};\n}\n`,
    `/** The places that resources/${kebabs}/overrides.tsx may fill. */\nexport type ${pascal}Slots = ${slots}<${pascal}Parts>;\n`,
  ];
  return textOf(entityBanner(entity), imports, body.join('\n'));
}

/** Emitter of the types of overrides: parts of each entity's views that hand-written code may replace. */
export const slots: Emitter = {
  id: 'console slots',
  each: (entity) =>
    entity.stored && entity.calls.length > 0
      ? [{ path: `console/${entity.names.kebabs}/slots.gen.tsx`, text: emitEntity(entity) }]
      : [],
};

/** Imports the type of an entity's slots, or of the names of one kind of part, into a view. */
export function slotType(
  imports: ImportSet,
  { names }: Entity,
  part: 'field' | 'section' | 'related' | 'slots',
): string {
  if (part === 'slots') return imports.type(`${names.pascal}Slots`, './slots.gen.tsx');
  return `${imports.type(`${names.pascal}Parts`, './slots.gen.tsx')}['${part}']`;
}
