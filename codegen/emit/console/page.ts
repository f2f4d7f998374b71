import { ImportSet } from '../../imports.ts';
import type { Model } from '../../model/model.ts';
import type { Entity, Field } from '../../model/types.ts';
import { code, type Code } from './jsx.ts';

/** Context for printing one file of one entity's views. */
export interface Page {
  model: Model;
  entity: Entity;
  imports: ImportSet;
}

export const newPage = (model: Model, entity: Entity): Page => ({ model, entity, imports: new ImportSet() });

const UI = '#src/ui';

/** Imports a component of src/ui by its path there, "inputs/TextInput", and returns its name. */
export function component({ imports }: Page, path: string, name = path.slice(path.lastIndexOf('/') + 1)): string {
  return imports.value(name, `${UI}/${path}.tsx`);
}

/** Imports a generated value of the entity: `own(page, 'Meta', 'meta')` is `adMeta` of meta.gen.ts. */
export function own({ entity, imports }: Page, what: string, file: string): Code {
  return code(imports.value(`${entity.names.camel}${what}`, `#generated/model/${entity.names.kebabs}/${file}.gen.ts`));
}

export const entityOf = (model: Model, name: string): Entity => {
  const found = model.entities.find((entity) => entity.names.camel === name);
  if (!found) throw new Error(`the model has no entity "${name}"`);
  return found;
};

/** Returns true if the records of the entity can be listed, so that a reference can point to them. */
export const isListed = (entity: Entity): boolean => entity.stored && hasVerb(entity, 'list');

export const hasVerb = (entity: Entity, verb: string): boolean => entity.calls.some((call) => call.verb === verb);

/** Returns true if the create or update form is a page of its own. An entity that is made as part of another has none. */
export const hasPage = (entity: Entity, verb: 'create' | 'update'): boolean =>
  entity.calls.some((call) => call.verb === verb && call.page);

export const fieldOf = (entity: Entity, name: string): Field => {
  const found = entity.fields.find((field) => field.name === name);
  if (!found) throw new Error(`${entity.names.camel} has no field "${name}"`);
  return found;
};

/** Field of the parent node, if the entity is a tree. The department of a department does not count. */
export const parentOf = (entity: Entity): string | undefined =>
  entity.fields.find(({ kind, ref, base }) => !base && kind === 'ref' && ref?.to === entity.names.camel)?.name;

/** Imports the table of targets, and returns the code for one entity: `refs.adSlot`. */
export const targetCode = ({ imports }: Page, { names }: Entity): Code =>
  code(`${imports.value('refs', '../refs.gen.ts')}.${names.camel}`);

/**
 * Returns what a session must see, for a cell or value of a field that refers to one entity that can be listed: the records that
 * it names; of a field that keeps their name only a console that has them.
 */
export function targetOf(page: Page, { ref }: Field): Code | undefined {
  const target = ref?.to === undefined ? undefined : entityOf(page.model, ref.to);
  if (!target || !isListed(target)) return undefined;
  if (ref?.snapshot === undefined) return targetCode(page, target);
  const [system, ...more] = target.systems;
  return more.length > 0 ? undefined : code(`{ systems: ['${system}'] }`);
}
