import { createHash } from 'node:crypto';
import type { Emitter } from '../emit/emitter.ts';
import { form } from '../emit/console/form.ts';
import { list } from '../emit/console/list.ts';
import { show } from '../emit/console/show.ts';
import { formatFiles } from '../format.ts';
import type { Model } from '../model/model.ts';
import type { Entity } from '../model/types.ts';
import { didYouMean } from '../problems.ts';

const VIEWS: Readonly<Record<string, { part: string; emitter: Emitter }>> = {
  list: { part: 'List', emitter: list },
  form: { part: 'Form', emitter: form },
  show: { part: 'Show', emitter: show },
};

/** Generated view that can be ejected (owned by hand). */
export interface View {
  /** "ad.list" */
  name: string;
  entity: Entity;
  /** Relative to the project: "resources/ads/AdList.tsx". */
  file: string;
  /** Path of the copy as it was printed when ejected: "resources/ads/.ejected/AdList.base.tsx". */
  base: string;
}

/** Returns the view with a name such as "ad.list". Throws an Error with a sentence if there is none. */
export function viewOf(model: Model, name: string): View {
  const [wanted = '', kind = ''] = name.split('.');
  const known = model.entities.filter(({ stored }) => stored);
  const entity = known.find(({ names }) => names.camel === wanted || names.kebabs === wanted);
  if (!entity) {
    const hint = didYouMean(
      wanted,
      known.map(({ names }) => names.camel),
    );
    throw new Error(`"${wanted}" is no entity with views${hint ? `; ${hint}` : ''}`);
  }
  if (!Object.hasOwn(VIEWS, kind))
    throw new Error(
      `"${name}" is no view; known: ${Object.keys(VIEWS)
        .map((view) => `${entity.names.camel}.${view}`)
        .join(', ')}`,
    );
  return viewAt(entity, kind);
}

function viewAt(entity: Entity, kind: string): View {
  const { kebabs, pascal, camel } = entity.names;
  const title = `${pascal}${VIEWS[kind]!.part}`;
  const folder = `resources/${kebabs}`;
  return {
    name: `${camel}.${kind}`,
    entity,
    file: `${folder}/${title}.tsx`,
    base: `${folder}/.ejected/${title}.base.tsx`,
  };
}

/** Returns all views that can be ejected. */
export const allViews = (model: Model): readonly View[] =>
  model.entities
    .filter(({ stored }) => stored)
    .flatMap((entity) => Object.keys(VIEWS).map((kind) => viewAt(entity, kind)));

/** Returns a view as it is printed now, adapted to resources/; undefined if the entity has no such view. */
export async function presentText(model: Model, { name, entity }: View): Promise<string | undefined> {
  const { part, emitter } = VIEWS[name.split('.')[1]!]!;
  const { kebabs, pascal } = entity.names;
  const path = `console/${kebabs}/${pascal}${part}.gen.tsx`;
  const files = (await emitter.each?.(entity, model)) ?? [];
  const printed = files.find((each) => each.path === path);
  if (!printed) return undefined;
  // Formatted under its own path: views have the project's layout, other generated files do not.
  const [formatted] = await formatFiles([{ path, text: moved(printed.text, kebabs) }]);
  return formatted!.text;
}

/** Adapts the text of a generated view to resources/: rewrites the imports of its neighbours. */
function moved(text: string, folder: string): string {
  return (
    text
      .replace(/^\/\/ Made by codegen.*\n+/, '')
      .replace(/( from |\bimport\()'\.\/([^']+)'/g, `$1'#generated/console/${folder}/$2'`)
      .replace(/( from |\bimport\()'\.\.\/([^']+)'/g, "$1'#generated/console/$2'")
      // Only the view itself is imported from outside.
      .replace(/^export const /gm, 'const ')
  );
}

/** First eight letters of the hash that identifies a print of a view. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

const MARK = /^\/\/ @ejected \S+\n\/\/ .*\n\n/;

/** Returns the text of an ejected file: its marker, then the view. */
export const marked = (name: string, base: string, text: string): string =>
  `// @ejected ${name}@${hashOf(base)}\n// Owned by hand. codegen --check says how far the schema has moved since; npm run uneject -- ${name} gives it back.\n\n${text}`;

/** Returns the view without its marker. */
export const unmarked = (text: string): string => text.replace(MARK, '');
