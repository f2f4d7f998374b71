import type { Entity, Model } from '../model/types.ts';

/** A file to be written, with its whole text. */
export interface GenFile {
  /** Below generated/, with forward slashes: "model/ads/types.gen.ts". */
  path: string;
  text: string;
}

type Files = GenFile[] | Promise<GenFile[]>;

/**
 * Makes files from the model. It reads nothing else and keeps nothing, so that the same model gives the same bytes,
 * and so that what it read of the model says when it must run again.
 */
export interface Emitter {
  /** For timings and for the golden tests. */
  id: string;
  /** Files about the whole. */
  emit?: (model: Model) => Files;
  /** Files about one entity, called for each: in watch mode only those entities that changed are printed anew. */
  each?: (entity: Entity, model: Model) => Files;
}
