import { HttpError } from 'react-admin';
import type { ErrorMeta } from '#core/entity/meta.ts';
import { CallError } from '#core/protocol/reply.ts';
import { errors } from '#generated/model/errors.gen.ts';

/** What react-admin's forms read of an error: `errors[source]`, and `root.serverError` for the whole. */
export interface ErrorBody {
  code: number;
  traceKey: string;
  errors?: Record<string, unknown>;
  rules?: Record<string, string>;
}

const PAYLOAD_INVALID = errors.PAYLOAD_INVALID.code;
const fieldOf = (code: number): string | undefined => Object.values<ErrorMeta>(errors).find((error) => error.code === code)?.field;

function formErrors(error: CallError): Record<string, unknown> | undefined {
  const given = error.fieldErrors;
  const field = fieldOf(error.code);
  if (!given && !field) return error.code === PAYLOAD_INVALID ? { root: { serverError: error.message } } : undefined;
  const { root, ...fields } = given?.errors ?? {};
  return { ...(field ? { [field]: error.message } : {}), ...fields, root: { serverError: root ?? error.message } };
}

/** Returns the error that react-admin understands: status is the code of the answer, the body what its forms and checkError read. */
export function toHttpError(error: unknown): unknown {
  if (!(error instanceof CallError)) return error;
  const body: ErrorBody = { code: error.code, traceKey: error.traceKey, errors: formErrors(error), rules: error.fieldErrors?.rules };
  return new HttpError(error.message, error.code, body);
}
