export interface ListedError {
  /** Path with dots. */
  path: string;
  message: string;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns every error of a form with its path, in the order in which the form has them. */
export function errorList(errors: object, prefix = ''): ListedError[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (!isObject(error)) return [];
    const path = prefix + name;
    if (typeof error['message'] === 'string' && error['message'] !== '') return [{ path, message: error['message'] }];
    const { ref: _ref, type: _type, ...below } = error;
    return errorList(below, `${path}.`);
  });
}
