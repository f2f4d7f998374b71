/** What react-admin puts at the fields: messages by path, nested or with dots. */
export type RefusedFields = Readonly<Record<string, unknown>>;

/** Returns the field errors that an answer carries (`HttpError.body.errors`), or null where it carries none. */
export function refusedFields(error: unknown): RefusedFields | null {
  if (typeof error !== 'object' || error === null || !('body' in error)) return null;
  const { body } = error;
  if (typeof body !== 'object' || body === null || !('errors' in body)) return null;
  const { errors } = body;
  return typeof errors === 'object' && errors !== null && Object.keys(errors).length > 0 ? { ...errors } : null;
}
