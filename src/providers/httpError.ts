import { HttpError } from 'react-admin';
import { CallError } from '#core/protocol/reply.ts';
import { errorCodes, errorFields } from '#generated/model/errorCodes.gen.ts';

/** What react-admin's forms read of an error: `errors[source]`, and `root.serverError` where it is about the whole. */
interface ErrorBody {
  code: number;
  traceKey: string;
  errors?: Record<string, unknown>;
  rules?: Record<string, string>;
}

function formErrors(error: CallError): Record<string, unknown> | undefined {
  const given = error.fieldErrors;
  const field = errorFields[error.code];
  if (!given && !field)
    return error.code === errorCodes.PAYLOAD_INVALID ? { root: { serverError: error.message } } : undefined;
  const { root, ...named } = given?.errors ?? {};
  const fields = { ...(field ? { [field]: error.message } : {}), ...named };
  // Said at a field it need not be said again above the form.
  const whole = root ?? (Object.keys(fields).length === 0 ? error.message : undefined);
  return whole === undefined ? fields : { ...fields, root: { serverError: whole } };
}

/** Returns the error that react-admin understands: status is the code of the answer, the body what its forms and checkError read. */
export function toHttpError(error: unknown): unknown {
  if (!(error instanceof CallError)) return error;
  const body: ErrorBody = {
    code: error.code,
    traceKey: error.traceKey,
    errors: formErrors(error),
    rules: error.fieldErrors?.rules,
  };
  return new HttpError(error.message, error.code, body);
}
