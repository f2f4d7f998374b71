import { entityBanner, page as textOf } from '../banner.ts';
import type { Emitter } from '../emitter.ts';
import { ImportSet } from '../../imports.ts';
import type { Entity } from '../../model/types.ts';
import { upperFirst } from '../shapes.ts';
import { hasForm, partNames } from './names.ts';
import { hasVerb } from './page.ts';

const union = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' | ') || 'never';

/** Names and the type of each part, as the runtime asks for them (src/ui/slots.ts). */
const PARTS = [
  ['field', 'Field', 'fields'],
  ['section', 'Section', 'sections'],
  ['action', 'Action', 'actions'],
  ['filter', 'Filter', 'filters'],
  ['related', 'Related', 'related'],
] as const;

function emitEntity(entity: Entity): string {
  const imports = new ImportSet();
  const { pascal, kebabs } = entity.names;
  const names = partNames(entity);
  const row = imports.type(`${pascal}Row`, `#generated/model/${kebabs}/types.gen.ts`);
  const slots = imports.type('Slots', '#src/ui/slots.ts');
  const members = PARTS.map(([part, type]) => `  ${part}: ${pascal}${type};\n`).join('');
  const body = [
    ...PARTS.map(([, type, list]) => `export type ${pascal}${type} = ${union(names[list])};\n`),
    `/** The names of its parts. */\nexport interface ${pascal}Parts {\n  row: ${row};\n${members}}\n`,
    `/** The places that resources/${kebabs}/overrides.tsx may fill. */\nexport type ${pascal}Slots = ${slots}<${pascal}Parts>;\n`,
  ];
  if (hasForm(entity)) {
    const detail = imports.type(`${pascal}Detail`, `#generated/model/${kebabs}/types.gen.ts`);
    const drafts = (['create', 'update'] as const).filter((verb) => hasVerb(entity, verb));
    const draft = drafts.map((verb) =>
      imports.type(`${pascal}${upperFirst(verb)}`, `#generated/model/${kebabs}/types.gen.ts`),
    );
    const mapping = imports.type('WireMapping', '#core/entity/mapping.ts');
    body.push(
      `/** What resources/${kebabs}/wire.ts may lay between form and wire. */\nexport type ${pascal}Wire = ${mapping}<${detail}, ${draft.join(' & ')}>;\n`,
    );
  }
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
  part: 'Field' | 'Section' | 'Action' | 'Related' | 'Slots',
): string {
  return imports.type(`${names.pascal}${part}`, './slots.gen.tsx');
}
