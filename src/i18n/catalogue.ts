import { convertRaTranslationsToI18next } from 'ra-i18n-i18next';

/** Nested sentences by key. */
export interface Catalogue {
  [key: string]: string | Catalogue;
}

/** Joins catalogues key by key; where two say the same key, the later one holds. */
function mergeCatalogues(...parts: readonly Catalogue[]): Catalogue {
  const merged: Catalogue = {};
  for (const part of parts) {
    for (const [key, value] of Object.entries(part)) {
      const before = merged[key];
      merged[key] = typeof value === 'object' && typeof before === 'object' ? mergeCatalogues(before, value) : value;
    }
  }
  return merged;
}

/** Returns every sentence of a language: react-admin's words, turned to i18next's form, and over them the others in turn. */
export function catalogueOf(ra: object, ...rest: readonly object[]): Catalogue {
  return mergeCatalogues(convertRaTranslationsToI18next(ra) as Catalogue, ...(rest as readonly Catalogue[]));
}
