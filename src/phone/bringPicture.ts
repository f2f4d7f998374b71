import type { Call } from './calls.ts';
import { answerOf, type Send } from './network.ts';

/** Time for a picture to arrive, milliseconds: twenty megabytes over the network of a station. */
const UPLOAD_TIMEOUT_MS = 3 * 60_000;

/** MIME types of pictures that a phone may upload. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png'];

/** Fills the form that the server gave for a picture; a store ignores any field after the file. */
function formOf(fields: readonly { name: string; value: string }[], file: File): FormData {
  const form = new FormData();
  for (const { name, value } of fields) form.append(name, value);
  form.append('file', file);
  return form;
}

/** Uploads a picture by what lets this phone bring one; returns the id by which it is taken once. */
export async function bringPicture(call: Call, send: Send, code: string, picture: File): Promise<string> {
  const { name, size } = picture;
  const { uploadId, url, fields } = await call('/media/sign.shtml', { code, name, size });
  await answerOf(send, url, { method: 'POST', body: formOf(fields, picture) }, UPLOAD_TIMEOUT_MS);
  await call('/media/verify.shtml', { code, uploadId });
  return uploadId;
}
