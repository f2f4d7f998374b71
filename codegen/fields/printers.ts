import type { FieldKind } from '#core/entity/meta.ts';
import { boolean } from './boolean.ts';
import { date } from './date.ts';
import { enumeration } from './enum.ts';
import { file } from './file.ts';
import { files } from './files.ts';
import { id } from './id.ts';
import { instant } from './instant.ts';
import { integer } from './integer.ts';
import { json } from './json.ts';
import { money } from './money.ts';
import { number } from './number.ts';
import { ref } from './ref.ts';
import { refs } from './refs.ts';
import { state } from './state.ts';
import { text } from './text.ts';
import { time } from './time.ts';
import type { FieldPrinter } from './types.ts';

/** The printer of each kind of field. */
export const printers: Record<FieldKind, FieldPrinter> = {
  id,
  text,
  integer,
  number,
  money,
  boolean,
  enum: enumeration,
  state,
  instant,
  date,
  time,
  ref,
  refs,
  file,
  files,
  json,
};
