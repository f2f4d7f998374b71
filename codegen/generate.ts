import { emitters as allEmitters } from './emit/all.ts';
import type { Emitter, GenFile } from './emit/emitter.ts';
import { formatFiles } from './format.ts';
import type { Loaded } from './load.ts';
import { buildModel } from './model/build.ts';
import type { Model } from './model/model.ts';
import type { Entity } from './model/types.ts';
import { compareText } from './problems.ts';
import type { Problem } from './problems.ts';
import { Memory } from './memory.ts';
import { watched } from './reads.ts';
import type { Reads } from './reads.ts';
import { startTyping } from './thread/thread.ts';

export interface Generated {
  /** All files with their text, by path; empty if there are problems. */
  files: readonly GenFile[];
  /** The model that was printed; null if there are problems. */
  model: Model | null;
  problems: readonly Problem[];
  /** Milliseconds per stage and emitter; emitters overlap. */
  timings: Readonly<Record<string, number>>;
}

type View = ReturnType<typeof watched>;
type Look = typeof watched;

/** One run of an emitter: for the whole model or for one entity. */
interface Piece {
  key: string;
  make: (reads: Reads) => Promise<GenFile[]>;
}

function piecesOf({ id, emit, each, parts }: Emitter, model: Model, memory: Memory, look: Look): Piece[] {
  const keyOf = (entity: Entity): string => `${id} ${entity.names.camel}`;
  const pieces: Piece[] = [];
  if (emit) pieces.push({ key: id, make: async (reads) => formatFiles(await emit(look(model, reads).model)) });
  if (parts) {
    const partOf = (entity: Entity, whole: Reads) =>
      memory.recall(keyOf(entity), async (reads) => onEntity(entity, look(model, reads), parts.of), whole);
    const make = async (reads: Reads) => {
      // Depends on the set of entities: a new entity adds a part.
      reads.add('entities');
      const made = await Promise.all(model.entities.map((entity) => partOf(entity, reads)));
      return formatFiles(parts.join(made, look(model, reads).model));
    };
    pieces.push({ key: `${id}, whole`, make });
  }
  for (const entity of each ? model.entities : []) {
    const make = async (reads: Reads) => formatFiles(await onEntity(entity, look(model, reads), each!));
    pieces.push({ key: keyOf(entity), make });
  }
  return pieces;
}

/** Calls `make` with an entity and its model, as they are looked at. */
const onEntity = <T>(entity: Entity, view: View, make: (entity: Entity, model: Model) => T): T =>
  make(view.entity(entity), view.model);

/** A look at a model that records nothing: of what is printed once nobody asks what it read. */
const unwatched: Look = (model) => ({ model, entity: (entity) => entity });

/**
 * Prints a model to memory, formatted, by path; with a `memory` that was given, reuses files that it still has. Throws if
 * an emitter fails or two write the same file.
 */
export async function print(
  model: Model,
  emitters: readonly Emitter[] = allEmitters,
  { timings = {}, memory: given }: { timings?: Record<string, number>; memory?: Memory } = {},
): Promise<GenFile[]> {
  const memory = given ?? new Memory();
  const look = given ? watched : unwatched;
  memory.turnTo(model);
  const printed = await Promise.all(
    emitters.map(async (emitter) => {
      const start = performance.now();
      const pieces = piecesOf(emitter, model, memory, look).map(({ key, make }) => memory.recall(key, make));
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
 * Turns schema files into the generated files, without writing them. With errors in the schemas it returns no files,
 * and all problems at once.
 */
export async function generate(loaded: Loaded, emitters: readonly Emitter[] = allEmitters): Promise<Generated> {
  const timings: Record<string, number> = {};
  if (emitters === allEmitters) startTyping();
  const start = performance.now();
  const { model, problems } = buildModel(loaded);
  timings.model = performance.now() - start;
  if (model === null) return { files: [], model, problems, timings };
  const files = await print(model, emitters, { timings });
  timings.all = performance.now() - start;
  return { files, model, problems: [], timings };
}
