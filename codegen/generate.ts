import { emitters as allEmitters } from './emit/all.ts';
import type { Emitter, GenFile } from './emit/emitter.ts';
import { formatFiles } from './format.ts';
import type { Loaded } from './load.ts';
import { buildModel } from './model/build.ts';
import type { Model } from './model/types.ts';
import { compareText } from './problems.ts';
import type { Problem } from './problems.ts';
import { withManifest } from './manifest.ts';
import { Memory } from './memory.ts';
import { watched } from './reads.ts';
import type { Reads } from './reads.ts';
import { startTyping } from './typing/typing.ts';

export interface Generated {
  /** All files with their text, the manifest among them, by path; empty where there are problems. */
  files: readonly GenFile[];
  /** What was printed; null where there are problems. */
  model: Model | null;
  problems: readonly Problem[];
  /** Milliseconds by stage and emitter; those of emitters overlap. */
  timings: Readonly<Record<string, number>>;
}

/** One run of an emitter: over the whole model, or over one entity. */
interface Piece {
  key: string;
  make: (reads: Reads) => Promise<GenFile[]>;
}

function piecesOf({ id, emit, each }: Emitter, model: Model): Piece[] {
  const whole: Piece[] = emit
    ? [{ key: id, make: async (reads) => formatFiles(await emit(watched(model, reads).model)) }]
    : [];
  const single = each
    ? model.entities.map((entity): Piece => {
        const make = async (reads: Reads) => {
          const view = watched(model, reads);
          return formatFiles(await each(view.entity(entity), view.model));
        };
        return { key: `${id} ${entity.names.camel}`, make };
      })
    : [];
  return [...whole, ...single];
}

/**
 * Prints a model in memory, formatted, by path; what `memory` still holds is not printed again. Throws where an emitter
 * fails or two write the same file.
 */
export async function print(
  model: Model,
  emitters: readonly Emitter[] = allEmitters,
  { timings = {}, memory = new Memory() }: { timings?: Record<string, number>; memory?: Memory } = {},
): Promise<GenFile[]> {
  memory.turnTo(model);
  const printed = await Promise.all(
    emitters.map(async (emitter) => {
      const start = performance.now();
      const pieces = piecesOf(emitter, model).map(({ key, make }) => memory.recall(key, make));
      const files = (await Promise.all(pieces)).flat();
      timings[`emit ${emitter.id}`] = performance.now() - start;
      return files;
    }),
  );
  const files = printed.flat().toSorted((a, b) => compareText(a.path, b.path));
  const twice = files.find((file, index) => file.path === files[index - 1]?.path);
  if (twice !== undefined) throw new Error(`two emitters write ${twice.path}`);
  return files;
}

/**
 * Turns schema files into all that is printed from them. Nothing is written here; where the
 * schemas have problems there are no files, and all problems at once.
 */
export async function generate(loaded: Loaded, emitters: readonly Emitter[] = allEmitters): Promise<Generated> {
  const timings: Record<string, number> = {};
  if (emitters === allEmitters) startTyping();
  const start = performance.now();
  const { model, problems } = buildModel(loaded);
  timings.model = performance.now() - start;
  if (model === null) return { files: [], model, problems, timings };
  const files = withManifest(await print(model, emitters, { timings }));
  timings.all = performance.now() - start;
  return { files, model, problems: [], timings };
}
