import { emitters as allEmitters } from './emit/all.ts';
import type { Emitter, GenFile } from './emit/emitter.ts';
import { startTyping } from './emit/openapi/typing.ts';
import { formatFiles } from './format.ts';
import type { Loaded } from './load.ts';
import { buildModel } from './model/build.ts';
import type { Model } from './model/types.ts';
import { compareText } from './problems.ts';
import type { Problem } from './problems.ts';
import { withManifest } from './manifest.ts';

export interface Generated {
  /** All files with their text, the manifest among them, by path; empty where there are problems. */
  files: readonly GenFile[];
  problems: readonly Problem[];
  /** Milliseconds by stage and emitter; those of emitters overlap. */
  timings: Readonly<Record<string, number>>;
}

/** Prints a model in memory, formatted, by path. Throws where an emitter fails or two write the same file. */
export async function print(
  model: Model,
  emitters: readonly Emitter[] = allEmitters,
  timings: Record<string, number> = {},
): Promise<GenFile[]> {
  const printed = await Promise.all(
    emitters.map(async ({ id, emit }) => {
      const start = performance.now();
      const files = await formatFiles(await emit(model));
      timings[`emit ${id}`] = performance.now() - start;
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
  if (model === null) return { files: [], problems, timings };
  const files = withManifest(await print(model, emitters, timings));
  timings.all = performance.now() - start;
  return { files, problems: [], timings };
}
