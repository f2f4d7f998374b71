// Replaces lodash's pick, by which react-admin takes parts of a context.

/** Returns an object with these properties of another, as far as it has them. */
export default function pick(
  from: object | null | undefined,
  ...names: readonly (string | readonly string[])[]
): object {
  if (from === null || from === undefined) return {};
  return Object.fromEntries(
    names.flat().flatMap((name) => (name in from ? [[name, Reflect.get(from, name) as unknown]] : [])),
  );
}
