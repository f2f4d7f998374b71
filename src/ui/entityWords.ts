import { createContext, use } from 'react';
import { useI18nProvider } from 'react-admin';
import { addSentences, type PageSentences } from './sentences.ts';

/** Loaders of the words of entities, by resource. */
type Loads = Readonly<Record<string, readonly (() => Promise<PageSentences>)[]>>;

/** Words of entities, which load with the first page that shows them. */
export interface EntityWords {
  /** Returns the words of an entity if they are loaded, or if there are none to load. */
  loaded(resource: string): readonly PageSentences[] | undefined;
  load(resource: string): Promise<unknown>;
  /** Every entity that has words. */
  resources: readonly string[];
}

/** Creates the store of words. A failed load is tried again when the words are next asked for. */
export function createEntityWords(loads: Loads): EntityWords {
  const known = new Map<string, readonly PageSentences[]>();
  const coming = new Map<string, Promise<unknown>>();
  const load = (resource: string): Promise<unknown> => {
    const before = coming.get(resource);
    if (before) return before;
    const asked = Promise.all((loads[resource] ?? []).map((each) => each())).then(
      (words) => known.set(resource, words),
      (error: unknown) => {
        coming.delete(resource);
        throw error;
      },
    );
    coming.set(resource, asked);
    return asked;
  };
  return {
    loaded: (resource) => (resource in loads ? known.get(resource) : []),
    load,
    resources: Object.keys(loads),
  };
}

/** The console's; null where all words are there from the start. */
export const EntityWordsContext = createContext<EntityWords | null>(null);

/** Makes sure that the words of entities are there; suspends until they are loaded. */
function useWordsOf(resources: readonly string[]): void {
  const words = use(EntityWordsContext);
  const provider = useI18nProvider();
  if (words === null) return;
  const missing = resources.filter((resource) => words.loaded(resource) === undefined);
  // As React.lazy does; `use` would run the part anew in the middle of its hooks.
  // oxlint-disable-next-line typescript/only-throw-error -- what is thrown here is what Suspense waits for
  if (missing.length > 0) throw Promise.all(missing.map((resource) => words.load(resource)));
  for (const sentences of resources.flatMap((resource) => words.loaded(resource) ?? []))
    addSentences(provider, sentences);
}

/** Makes sure that the words of an entity are there, whose page this is not; suspends until they are loaded. */
export const useEntityWords = (resource: string): void => useWordsOf([resource]);

/** Makes sure that the words of all entities are there. */
export const useAllWords = (): void => useWordsOf(use(EntityWordsContext)?.resources ?? []);
