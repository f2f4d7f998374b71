import { join } from 'node:path';
import { loadFolder } from '#codegen/load.ts';
import { buildModel } from '#codegen/model/build.ts';
import { formatProblem } from '#codegen/problems.ts';

/** The project's own schemas, as emitters see them. */
export const loaded = loadFolder(join(import.meta.dirname, '../../../schemas'));

const built = buildModel(loaded);
if (built.model === null) throw new Error(built.problems.map(formatProblem).join('\n'));

export const model = built.model;
