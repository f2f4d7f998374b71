import { useLocaleState, useRecordContext } from 'react-admin';
import { errors } from '#generated/model/errors.gen.ts';
import type { OperationLogRow } from '#generated/model/operation-logs/types.gen.ts';
import { Result } from './Result.tsx';

/** Whether it was done, and if not the reason, as the person was told. */
export function ResultInFull() {
  const log = useRecordContext<OperationLogRow>();
  const [locale] = useLocaleState();
  const error = Object.values(errors).find(({ code }) => code === log?.code);
  return (
    <>
      <Result /> {error ? `${locale === 'zh_cn' ? error.zh : error.en} (${error.code})` : null}
    </>
  );
}
