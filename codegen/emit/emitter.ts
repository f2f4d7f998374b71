import type { Model } from '../model/model.ts';
import type { Entity } from '../model/types.ts';

/** A file to be written, with its whole text. */
export interface GenFile {
  /** Below generated/, with forward slashes: "model/ads/types.gen.ts". */
  path: string;
  text: string;
}

type Files = GenFile[] | Promise<GenFile[]>;

/** Parts of a file, one per entity: in watch mode only parts of changed entities are printed again. */
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
  /** Files about one entity: in watch mode only changed entities are printed again. */
  each?: (entity: Entity, model: Model) => Files;
  /** Files about the whole model with a long part per entity. */
  parts?: Parts<P>;
}
