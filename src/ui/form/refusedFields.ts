/** Field errors for react-admin: messages by path, nested or with dots. */
export type RefusedFields = Readonly<Record<string, unknown>>;

/** Returns the field errors of an answer (`HttpError.body.errors`), or null when it has none. */
export function refusedFields(error: unknown): RefusedFields | null {
  if (typeof error !== 'object' || error === null || !('body' in error)) return null;
  const { body } = error;
  if (typeof body !== 'object' || body === null || !('errors' in body)) return null;
  const { errors } = body;
  return typeof errors === 'object' && errors !== null && Object.keys(errors).length > 0 ? { ...errors } : null;
}
