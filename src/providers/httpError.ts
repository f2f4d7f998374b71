import { HttpError } from 'react-admin';
import { CallError } from '#core/protocol/reply.ts';
import { errorCodes, errorFields } from '#generated/model/errorCodes.gen.ts';

/**
 * Body that react-admin's forms read from an error: `errors[source]`, and `root.serverError` for an error of the whole
 * form.
 */
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
  // An error shown at its field need not be repeated above the form.
  const whole = root ?? (Object.keys(fields).length === 0 ? error.message : undefined);
  return whole === undefined ? fields : { ...fields, root: { serverError: whole } };
}

/**
 * Returns an error in react-admin's form: `status` is the code of the answer, `body` is read by its forms and by
 * checkError.
 */
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
