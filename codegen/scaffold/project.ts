import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadFolder } from '../load.ts';
import { buildModel } from '../model/build.ts';
import type { Model } from '../model/model.ts';
import type { CallDef, Entity } from '../model/types.ts';
import { camel, isCamel, kebab, namesOf } from '../names.ts';
import { didYouMean, formatProblem } from '../problems.ts';

/** Result of a validation: true, or a sentence with the error. */
export type Verdict = true | string;

/** Returns a text that changes with any file of a folder. */
function stampOf(folder: string): string {
  const stamps = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => {
    const { mtimeMs, size } = statSync(join(folder, path));
    return `${path} ${mtimeMs} ${size}`;
  });
  return stamps.join('\n');
}

/** The project that generators read and write into. */
export class Project {
  readonly root: string;
  #built: { stamp: string; model: Model } | null = null;

  constructor(root: string) {
    this.root = root;
  }

  has(path: string): boolean {
    return existsSync(join(this.root, path));
  }

  /** Returns the model, built anew where a schema has changed. Throws an Error with all problems if the schemas have any. */
  model(): Model {
    const folder = join(this.root, 'schemas');
    const stamp = stampOf(folder);
    if (this.#built?.stamp === stamp) return this.#built.model;
    const { model, problems } = buildModel(loadFolder(folder));
    if (model === null)
      throw new Error(`schemas/ has mistakes, mend them first:\n${problems.slice(0, 5).map(formatProblem).join('\n')}`);
    this.#built = { stamp, model };
    return model;
  }

  /** Returns an entity. Throws an Error with a sentence if it does not exist. */
  entity(name: string): Entity {
    const { entities } = this.model();
    const found = entities.find(({ names }) => names.camel === name || names.kebabs === name);
    if (found) return found;
    const hint = didYouMean(
      name,
      entities.map(({ names }) => names.camel),
    );
    throw new Error(`"${name}" is no entity${hint ? `; ${hint}` : ''}`);
  }

  /** Returns a call. Throws an Error with a sentence if the entity has none of this verb. */
  call(entity: Entity, verb: string): CallDef {
    const found = entity.calls.find((call) => call.verb === verb);
    if (found) return found;
    const hint = didYouMean(
      verb,
      entity.calls.map((call) => call.verb),
    );
    throw new Error(
      `${entity.names.camel} has no call "${verb}"${hint ? `; ${hint}` : ''}; declare it in x-calls first`,
    );
  }
}

/** Validates a new name in camelCase that is not yet used. */
export function newName(word: string, example: string, taken: (name: string) => boolean): Verdict {
  if (!isCamel(word)) {
    const meant = camel(
      kebab(word.trim().replace(/[\s_-]+(\w)/g, (_, letter: string) => letter.toUpperCase())).replace(/^-/, ''),
    );
    return `"${word}" is no name: camelCase, as in ${example}${isCamel(meant) ? `; did you mean "${meant}"?` : ''}`;
  }
  return taken(word) ? `${word} is there already` : true;
}

/** Validates the name of a new entity: singular and unused. */
export function newEntity(project: Project, word: string): Verdict {
  const verdict = newName(word, 'vehicle or adSlot', (name) => project.has(`schemas/${kebab(name)}.yaml`));
  if (verdict !== true) return verdict;
  const { entities } = project.model();
  const twin = entities.find(({ names }) => names.camels === word || names.camels === namesOf(word).camels);
  return twin ? `${twin.names.camel} has the plural "${twin.names.camels}": an entity is named in the singular` : true;
}

/** Validates that a text is not empty. */
export const filled = (text: string): Verdict => text.trim() !== '' || 'both languages are needed';

/** Converts the result or the error of a check to one sentence, or true. */
export function verdictOf(check: () => unknown): Verdict {
  try {
    const said = check();
    return typeof said === 'string' ? said : true;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
