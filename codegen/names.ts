import type { Names } from './model/types.ts';

const CAMEL = /^[a-z][a-zA-Z0-9]*$/;

export const isCamel = (text: string): boolean => CAMEL.test(text);

/** Returns `adSlot` as `ad-slot`: the name of its file. */
export const kebab = (camel: string): string => camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns `ad-slot` as `adSlot`. */
export const camel = (kebabs: string): string =>
  kebabs.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Returns `adSlot` as `ad_slot`: how the store spells columns. */
export const snake = (text: string): string => text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns `adSlot` as `AdSlot`. */
const pascal = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the regular English plural: city → cities, box → boxes, ad → ads. */
export function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  return `${word}s`;
}

/**
 * Returns all spellings of an entity's name. `irregular` is `x-entity.plural`, the whole plural in camelCase
 * (`proofsOfPlay`).
 */
export function namesOf(name: string, irregular?: string): Names {
  const many = irregular ?? plural(name);
  return {
    camel: name,
    pascal: pascal(name),
    camels: many,
    pascals: pascal(many),
    kebabs: kebab(many),
    snakes: snake(many),
  };
}
