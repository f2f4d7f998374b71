import { useTranslate } from 'react-admin';
import { readImportDetail } from '#core/importDetail.ts';
import { readNumbers, type NoticeNumbers } from '#core/noticeNumbers.ts';
import { useEntityWords } from './entityWords.ts';
import { useFormats } from './format.ts';

interface Told {
  kind?: string | null;
  detail?: string | null;
}

/** Returns numbers for a sentence: fen as money, others as they are. */
const inYuan = (numbers: NoticeNumbers, money: (fen: number) => string) =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, name.endsWith('Fen') ? money(Number(value)) : value]),
  );

/** Returns what a notice says of what happened: what the server counted or found is said in the reader's language. */
export function useNoticeDetail(): (notice: Told) => string | null {
  useEntityWords('offline-packages');
  const translate = useTranslate();
  const { money } = useFormats();
  return ({ kind = null, detail = null }) => {
    const ended = readImportDetail(kind, detail);
    if (ended) return translate('ui.import.summary', { ...ended });
    const counted = readNumbers(kind, detail);
    if (counted) return translate(`ui.notice.${counted.kind}`, inYuan(counted, money));
    return kind === 'packageFailed' && detail
      ? translate(`resources.offline-packages.values.problem.${detail}`, { _: detail })
      : detail;
  };
}
