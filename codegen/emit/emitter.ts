import type { Model } from '../model/types.ts';

/** A file to be written, with its whole text. */
export interface GenFile {
  /** Below generated/, with forward slashes: "model/ads/types.gen.ts". */
  path: string;
  text: string;
}

/** Makes files from the model. It reads nothing else and keeps nothing, so that the same model gives the same bytes. */
export interface Emitter {
  /** For timings and for the golden tests. */
  id: string;
  emit: (model: Model) => GenFile[] | Promise<GenFile[]>;
}
