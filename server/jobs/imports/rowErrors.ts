import type { Issue } from '#core/entity/issues.ts';
import type { FieldMeta } from '#core/entity/meta.ts';
import type { FieldErrors } from '#core/protocol/reply.ts';
import { refusedReply } from '../../call/answer.ts';
import { refuse, type RefusedError } from '../../call/refuse.ts';
import { lettersOf } from '../../sheets/cell.ts';
import type { RowError } from './failures.ts';

type Columns = readonly (FieldMeta | null)[];

/** Returns the errors of a refused row, in both languages, by column (DEV-03). */
export function errorsOf(refused: RefusedError, row: number, columns: Columns, entity = ''): RowError[] {
  const [zh, en] = [refusedReply(refused, 'zh_cn', '', entity), refusedReply(refused, 'en_us', '', entity)];
  const [atZh, atEn] = [zh, en].map(({ data }) => (data as Partial<FieldErrors> | undefined)?.errors ?? {});
  const paths = Object.keys(atZh ?? {});
  if (paths.length === 0) return [{ row, zh: zh.message, en: en.message }];
  return paths.map((path) => {
    const field = path.split('.')[0] ?? path;
    const column = columns.findIndex((each) => each?.name === field);
    return {
      row,
      ...(column < 0 ? {} : { column: lettersOf(column) }),
      ...(field === 'root' ? {} : { field }),
      zh: atZh?.[path] ?? zh.message,
      en: atEn?.[path] ?? en.message,
    };
  });
}

/** Returns the errors of the headings, each at its column. */
export function headingErrors(issues: readonly (Issue & { column: number })[]): RowError[] {
  return issues.flatMap(({ column, path, rule, args }) =>
    errorsOf(refuse('PAYLOAD_INVALID', { issues: [{ path: 'root', rule, args }] }), 1, []).map((error) => ({
      ...error,
      ...(column < 0 ? {} : { column: lettersOf(column) }),
      ...(path === 'root' ? {} : { field: path }),
    })),
  );
}
