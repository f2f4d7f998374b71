import type { Model } from '../model/model.ts';
import type { Entity } from '../model/types.ts';

/** A file to be written, with its whole text. */
export interface GenFile {
  /** Below generated/, with forward slashes: "model/ads/types.gen.ts". */
  path: string;
  text: string;
}

type Files = GenFile[] | Promise<GenFile[]>;

/** Files of one part for each entity: in watch mode only the parts of those that changed are made anew. */
interface Parts<P> {
  of: (entity: Entity, model: Model) => P;
  /** Is given a part for each entity, in the model's order. */
  join(parts: readonly P[], model: Model): GenFile[];
}

/**
 * Makes files from the model. It reads nothing else and keeps nothing, so that the same model gives the same bytes,
 * and so that what it read of the model says when it must run again.
 */
export interface Emitter<P = unknown> {
  /** For timings and for the golden tests. */
  id: string;
  /** Files about the whole. */
  emit?: (model: Model) => Files;
  /** Files about one entity, called for each: in watch mode only those entities that changed are printed anew. */
  each?: (entity: Entity, model: Model) => Files;
  /** Files about the whole that say a long part about each entity. */
  parts?: Parts<P>;
}
