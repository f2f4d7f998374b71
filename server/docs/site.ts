import type { Language } from '#core/protocol/envelope.ts';
import { allFacts } from './facts.ts';
import { frame, type Content } from './frame.ts';
import { openApi } from './openApi.ts';
import { callsPage } from './pages/calls.ts';
import { entityPage } from './pages/entity.ts';
import { errorsPage } from './pages/errors.ts';
import { guidePage } from './pages/guide.ts';
import { limitsPage } from './pages/limits.ts';
import { missingPage } from './pages/missing.ts';
import { overviewPage } from './pages/overview.ts';
import { permissionsPage } from './pages/permissions.ts';
import { signingPage } from './pages/signing.ts';
import { widgetsPage } from './pages/widgets.ts';
import { words, type Words } from './words.ts';

type Draw = (words: Words) => Content | Promise<Content>;

/** Every page by its path below /docs. An entity's page is called by its resource. */
const pages: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ...allFacts.map((facts): [string, Draw] => [
    facts.doc.resource,
    async (each) => entityPage(facts, (await openApi()).document, each),
  ]),
  ['', overviewPage],
  ['guide', guidePage],
  ['calls', async (each) => callsPage((await openApi()).document, each)],
  ['signing', signingPage],
  ['errors', errorsPage],
  ['limits', limitsPage],
  ['codes', permissionsPage],
  ['widgets', widgetsPage],
]);

/** Paths of all pages, below /docs. */
export const pagePaths: readonly string[] = [...pages.keys()];

/** Returns a page of the documentation, or undefined if there is none at this path. */
export async function documentPage(path: string, language: Language): Promise<string | undefined> {
  const draw = pages.get(path);
  return draw && frame(await draw(words[language]), words[language]);
}

/** Returns the page "not found". */
export const missingDocument = (language: Language): string => frame(missingPage(words[language]), words[language]);
