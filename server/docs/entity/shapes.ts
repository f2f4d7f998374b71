import { allFacts, type EntityFacts } from '../facts.ts';
import { html, type Html } from '../html.ts';
import { dataOf, payloadOf, shapesIn, type OpenApi } from '../openApi.ts';
import { schemaTable } from '../schemaTable.ts';
import type { ShapeLink } from '../schemaText.ts';
import { heading } from '../table.ts';
import { pageUrl } from '../terms.ts';
import type { Words } from '../words.ts';

/** Returns the names of the shapes that the calls of an entity take and answer. */
function spokenOf({ calls }: EntityFacts, document: OpenApi): string[] {
  const found = new Set<string>();
  for (const { paths } of calls) {
    shapesIn(document, payloadOf(document, paths[0]!), found);
    shapesIn(document, dataOf(document, paths[0]!), found);
  }
  return [...found];
}

/** Returns the shapes described on an entity's page: those that no other entity uses. */
export function ownShapes(facts: EntityFacts, document: OpenApi): string[] {
  const others = new Set(allFacts.filter((each) => each !== facts).flatMap((each) => spokenOf(each, document)));
  return spokenOf(facts, document).filter((name) => !others.has(name));
}

/** Returns the shapes that several entities use, described on the page of all calls. */
export function sharedShapes(document: OpenApi): string[] {
  const own = new Set(allFacts.flatMap((facts) => ownShapes(facts, document)));
  return Object.keys(document.components.schemas).filter((name) => !own.has(name));
}

/** Links a shape on this page, or on that of all calls. */
export function shapeLink(own: readonly string[], words: Words): ShapeLink {
  const here = new Set(own);
  return (name) => (here.has(name) ? `#shape-${name}` : pageUrl('calls', words, `shape-${name}`));
}

/** A table for each shape. */
export function shapesSection(names: readonly string[], document: OpenApi, words: Words, link: ShapeLink): Html {
  const shape = (name: string) =>
    html`${heading(3, `shape-${name}`, html`<code>${name}</code>`)}${schemaTable(document.components.schemas[name]!, words, link, name)}`;
  return html`${names.map(shape)}`;
}
