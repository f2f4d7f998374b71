import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useState, type RefObject } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { DimensionMeta, ReportMeta } from '#core/report/meta.ts';
import { useNotifyError } from '#src/ui/errorText.ts';
import { usePathOf } from '#src/ui/paths.ts';
import { saveFile } from '#src/ui/saveFile.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { useDownload } from '#src/ui/useCall.ts';
import { chartPicture } from './chartPicture.ts';
import { reportSentences } from './sentences.ts';
import { inputOf, type Answer, type Choice } from './useReport.ts';
import { useWords } from './values.ts';

interface ReportActionsProps {
  report: ReportMeta;
  choice: Choice;
  dimensions: readonly DimensionMeta[];
  drawing: RefObject<HTMLDivElement | null>;
  answer: Answer | undefined;
}

/** What can be taken along: sheet, picture, and of ads the printable proof of play. */
export function ReportActions({ report, choice, dimensions, drawing, answer }: ReportActionsProps) {
  const translate = useSentences(reportSentences);
  const words = useWords();
  const download = useDownload();
  const notifyError = useNotifyError();
  const { search } = useLocation();
  const plays = usePathOf()('proofs-of-play', 'list');
  const [busy, setBusy] = useState('');
  const run = async (what: string, work: () => Promise<void>) => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy('');
    }
  };
  const sheet = async () => saveFile(await download(`${report.name}.sheet`, inputOf(choice, dimensions)));
  const picture = async () => {
    const svg = drawing.current?.querySelector('svg');
    if (!svg || !answer) return;
    const title = `${words(report.label)} ${answer.from} – ${answer.to}`;
    saveFile({ blob: await chartPicture(svg, title), name: `${title}.png` });
  };
  return (
    <>
      {report.of === 'playSum' && plays ? (
        <Button color="inherit" component={Link} to={plays}>
          {translate('report.plays')}
        </Button>
      ) : null}
      {report.of === 'playSum' ? (
        <Button color="inherit" component={Link} to={`/ad_report/proof${search}`} startIcon={<PrintOutlined />}>
          {translate('report.proof')}
        </Button>
      ) : null}
      <Button
        color="inherit"
        startIcon={<ImageOutlined />}
        loading={busy === 'picture'}
        loadingPosition="start"
        disabled={!answer}
        onClick={() => void run('picture', picture)}
      >
        {translate('report.picture')}
      </Button>
      <Button
        color="inherit"
        startIcon={<FileDownload />}
        loading={busy === 'sheet'}
        loadingPosition="start"
        onClick={() => void run('sheet', sheet)}
      >
        {translate('report.sheet')}
      </Button>
    </>
  );
}
