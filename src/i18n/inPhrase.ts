/** Returns a name as it stands inside a phrase: "New ad slot", but "New RTB slot". What is no capitalised word stays. */
export const inPhrase = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;
