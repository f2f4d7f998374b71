import { fileURLToPath } from 'node:url';
import { loadFolder } from '#codegen/load.ts';
import { buildModel } from '#codegen/model/build.ts';
import { formatProblem } from '#codegen/problems.ts';

/** The project's own schemas, as emitters see them. */
export const loaded = loadFolder(fileURLToPath(new URL('../../../schemas', import.meta.url)));

const built = buildModel(loaded);
if (built.model === null) throw new Error(built.problems.map(formatProblem).join('\n'));

export const model = built.model;
