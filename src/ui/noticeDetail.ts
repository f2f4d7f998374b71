import { useTranslate } from 'react-admin';
import { readImportDetail } from '#core/importDetail.ts';

interface Told {
  kind?: string | null;
  detail?: string | null;
}

/** Returns what a notice says of what happened: what the server counted is said in the reader's language. */
export function useNoticeDetail(): (notice: Told) => string | null {
  const translate = useTranslate();
  return ({ kind = null, detail = null }) => {
    const ended = readImportDetail(kind, detail);
    return ended ? translate('ui.import.summary', { ...ended }) : detail;
  };
}
