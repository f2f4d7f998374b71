import { didYouMean } from '../problems.ts';
import type { Model } from './model.ts';

/** Returns an entity of the model as JSON, for authors of emitters. Throws an Error with a sentence if there is none. */
export function dumpEntity(model: Model, name: string): string {
  const entity = model.entities.find(({ names }) => names.camel === name || names.kebabs === name);
  if (entity) return JSON.stringify(entity, (_key, value: unknown) => (value instanceof Set ? [...value] : value), 2);
  const hint = didYouMean(
    name,
    model.entities.map(({ names }) => names.camel),
  );
  throw new Error(`"${name}" is no entity${hint ? `; ${hint}` : ''}`);
}
