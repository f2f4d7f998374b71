import { entityBanner, page as textOf } from '../banner.ts';
import type { Emitter } from '../emitter.ts';
import { ImportSet } from '../../imports.ts';
import type { Entity } from '../../model/types.ts';
import { partNames } from './names.ts';

const union = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' | ') || 'never';

function emitEntity(entity: Entity): string {
  const imports = new ImportSet();
  const { pascal, kebabs } = entity.names;
  const { fields, sections, actions } = partNames(entity);
  const row = imports.type(`${pascal}Row`, `#generated/model/${kebabs}/types.gen.ts`);
  const slots = imports.type('Slots', '#src/ui/slots.ts');
  const body = [
    `export type ${pascal}Field = ${union(fields)};\n`,
    `export type ${pascal}Section = ${union(sections)};\n`,
    `export type ${pascal}Action = ${union(actions)};\n`,
    `/** The places that resources/${kebabs}/overrides.tsx may fill. */\nexport type ${pascal}Slots = ${slots}<${row}, ${pascal}Field, ${pascal}Section, ${pascal}Action>;\n`,
  ];
  return textOf(entityBanner(entity), imports, body.join('\n'));
}

/** What may be laid over the views of each entity. */
export const slots: Emitter = {
  id: 'console slots',
  each: (entity) =>
    entity.stored ? [{ path: `console/${entity.names.kebabs}/slots.gen.tsx`, text: emitEntity(entity) }] : [],
};

/** Imports the slots' types of an entity into one of its views. */
export function slotType(
  imports: ImportSet,
  { names }: Entity,
  part: 'Field' | 'Section' | 'Action' | 'Slots',
): string {
  return imports.type(`${names.pascal}${part}`, './slots.gen.tsx');
}
