import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import type { DimensionMeta, ReportMeta } from '#core/report/meta.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { fetchFile } from '#src/ui/works/fetchFile.ts';
import { useFileWork } from '#src/ui/works/useFileWork.ts';
import { reportSentences } from './sentences.ts';
import { inputOf, type Choice } from './useReport.ts';

interface SheetButtonProps {
  report: ReportMeta;
  choice: Choice;
  dimensions: readonly DimensionMeta[];
  /** Name of the work while the sheet is made. */
  name: string;
  disabled: boolean;
}

/** Button that saves a report as .xlsx, as a work that goes on when its page is left. */
export function SheetButton({ report, choice, dimensions, name, disabled }: SheetButtonProps) {
  const translate = useSentences(reportSentences);
  const sheet = useFileWork();
  const save = () =>
    sheet.begin((tools) =>
      fetchFile(tools, { key: 'works.export', args: { name } }, `${report.name}.sheet`, inputOf(choice, dimensions)),
    );
  return (
    <Button
      color="inherit"
      startIcon={<FileDownload />}
      loading={sheet.isBusy}
      loadingPosition="start"
      disabled={disabled}
      onClick={save}
    >
      {translate('report.sheet')}
    </Button>
  );
}
