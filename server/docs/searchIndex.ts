import { widgetDocs } from '#generated/docs/docs.gen.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { fieldLabel } from './entity/labels.ts';
import { allFacts, allPermissions } from './facts.ts';
import { PAGES, pathOf } from './frame.ts';
import { pageUrl } from './terms.ts';
import type { Words } from './words.ts';

/** Search result: title, name in code, and address. */
export interface Found {
  title: string;
  code: string;
  url: string;
}

/** Returns everything that the search knows, pages and entities first. */
export function searchIndex(words: Words): Found[] {
  const pages = PAGES.map((page) => ({ title: words.text.pages[page], code: page, url: pageUrl(pathOf(page), words) }));
  const entities = allFacts.map(({ doc }) => ({
    title: words.say('entities', doc.name),
    code: doc.name,
    url: pageUrl(doc.resource, words),
  }));
  const calls = allFacts.flatMap(({ doc, calls: own }) =>
    own.map(({ name, verb, paths }) => ({
      title: words.say('calls', name),
      code: `${name} ${paths.join(' ')}`,
      url: pageUrl(doc.resource, words, `call-${verb}`),
    })),
  );
  const fields = allFacts.flatMap((facts) =>
    (facts.meta?.fields ?? []).map(({ name }) => ({
      title: `${words.say('entities', facts.doc.name)} · ${fieldLabel(facts, name, words)}`,
      code: `${facts.doc.name}.${name}`,
      url: pageUrl(facts.doc.resource, words, `field-${name}`),
    })),
  );
  const refusals = Object.entries(errors).map(([name, { code }]) => ({
    title: words.say('errors', name),
    code: `${code} ${name}`,
    url: pageUrl('errors', words, name),
  }));
  const permissions = allPermissions.map(([name, { code }]) => ({
    title: words.say('permissions', name),
    code: `${code} ${name}`,
    url: pageUrl('codes', words, `permission-${name}`),
  }));
  const widgets = widgetDocs.map(({ kind, resource }) => ({
    title: words.say('resources', resource, 'name'),
    code: kind,
    url: pageUrl('widgets', words, kind),
  }));
  return [...pages, ...entities, ...calls, ...fields, ...refusals, ...permissions, ...widgets];
}
