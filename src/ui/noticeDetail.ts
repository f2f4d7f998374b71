import { useTranslate } from 'react-admin';
import { readImportDetail } from '#core/importDetail.ts';
import { readNumbers } from '#core/noticeNumbers.ts';
import { useEntityWords } from './entityWords.ts';

interface Told {
  kind?: string | null;
  detail?: string | null;
}

/** Returns what a notice says of what happened: what the server counted or found is said in the reader's language. */
export function useNoticeDetail(): (notice: Told) => string | null {
  useEntityWords('offline-packages');
  const translate = useTranslate();
  return ({ kind = null, detail = null }) => {
    const ended = readImportDetail(kind, detail);
    if (ended) return translate('ui.import.summary', { ...ended });
    const counted = readNumbers(kind, detail);
    if (counted) return translate(`ui.notice.${counted.kind}`, { ...counted });
    return kind === 'packageFailed' && detail
      ? translate(`resources.offline-packages.values.problem.${detail}`, { _: detail })
      : detail;
  };
}
