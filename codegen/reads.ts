import { isDeepStrictEqual } from 'node:util';
import type { Model } from './model/model.ts';
import type { Entity } from './model/types.ts';

/** Parts of a model that were looked at: "permissions", "entities" (which there are), "entities.ad.fields", "entities.ad" (all of it). */
export type Reads = Set<string>;

const ENTITIES = 'entities';

/** Returns the entity, or a view of it that notes which of its keys are read. */
function watchedEntity(entity: Entity, reads: Reads): Entity {
  const whole = `${ENTITIES}.${entity.names.camel}`;
  const note = (key: string | symbol) => reads.add(typeof key === 'string' ? `${whole}.${key}` : whole);
  return new Proxy(entity, {
    get(target, key) {
      note(key);
      return Reflect.get(target, key) as unknown;
    },
    has(target, key) {
      note(key);
      return Reflect.has(target, key);
    },
    getOwnPropertyDescriptor(target, key) {
      note(key);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
    ownKeys(target) {
      reads.add(whole);
      return Reflect.ownKeys(target);
    },
  });
}

/** Returns a view of a model that records what is read of it, and a function that gives such a view of one entity. */
export function watched(model: Model, reads: Reads): { model: Model; entity: (entity: Entity) => Entity } {
  const views = new Map<Entity, Entity>();
  const entity = (one: Entity): Entity => {
    const view = views.get(one) ?? watchedEntity(one, reads);
    views.set(one, view);
    return view;
  };
  let entities: readonly Entity[] | undefined;
  // Over a copy: a frozen object may not answer with anything but its own values.
  const view = new Proxy(
    { ...model },
    {
      get(target, key) {
        if (typeof key === 'string') reads.add(key);
        return key === ENTITIES ? (entities ??= model.entities.map(entity)) : (Reflect.get(target, key) as unknown);
      },
      ownKeys(target) {
        for (const key of Object.keys(target)) reads.add(key);
        return Reflect.ownKeys(target);
      },
    },
  );
  return { model: view, entity };
}

const namesOf = (model: Model): string[] => model.entities.map(({ names }) => names.camel);

/** Returns whether a part (as in Reads) differs between two models; each part is compared once. */
export function comparison(before: Model, after: Model): (part: string) => boolean {
  const byName = (model: Model) => new Map(model.entities.map((entity) => [entity.names.camel, entity]));
  const [old, young] = [byName(before), byName(after)];
  const known = new Map<string, boolean>();
  const valueOf = (model: Model, entities: ReadonlyMap<string, Entity>, part: string): unknown => {
    const [head, name, key] = part.split('.');
    if (head !== ENTITIES) return model[head as keyof Model];
    if (name === undefined) return namesOf(model);
    const entity = entities.get(name);
    return key === undefined ? entity : entity?.[key as keyof Entity];
  };
  return (part) => {
    const isOther = known.get(part) ?? !isDeepStrictEqual(valueOf(before, old, part), valueOf(after, young, part));
    known.set(part, isOther);
    return isOther;
  };
}
