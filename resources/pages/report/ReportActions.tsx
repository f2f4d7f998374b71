import ImageOutlined from '@mui/icons-material/ImageOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useState, type RefObject } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { DimensionMeta, MeasureMeta, ReportMeta } from '#core/report/meta.ts';
import { useNotifyError } from '#src/ui/errorText.ts';
import { usePathOf } from '#src/ui/paths.ts';
import { saveFile } from '#src/ui/saveFile.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { chartPicture, drawingOf } from './chartPicture.ts';
import { reportSentences } from './sentences.ts';
import { SheetButton } from './SheetButton.tsx';
import { isComplete, type Answer, type Choice } from './useReport.ts';
import { CHART_COLORS, useWords } from './values.ts';

interface ReportActionsProps {
  report: ReportMeta;
  choice: Choice;
  dimensions: readonly DimensionMeta[];
  drawing: RefObject<HTMLDivElement | null>;
  answer: Answer | undefined;
  /** Measure of the chart. */
  chosen: MeasureMeta | undefined;
}

/** Exports of a report: sheet, picture, and for ads the printable proof of play. */
export function ReportActions({ report, choice, dimensions, drawing, answer, chosen }: ReportActionsProps) {
  const translate = useSentences(reportSentences);
  const words = useWords();
  const notifyError = useNotifyError();
  const { search } = useLocation();
  const plays = usePathOf()('proofs-of-play', 'list');
  const [isDrawing, setDrawing] = useState(false);
  const isWhole = isComplete(choice);
  const savePicture = async () => {
    const svg = drawing.current && drawingOf(drawing.current);
    if (!svg || !answer || !chosen) return;
    setDrawing(true);
    try {
      const title = `${words(report.label)} ${answer.from} – ${answer.to}`;
      const legend = (['before', 'now'] as const).map((name) => ({
        label: translate(`report.${name}`),
        color: CHART_COLORS[name],
      }));
      const around = { title: `${title} · ${words(chosen.label)}`, legend };
      saveFile({ blob: await chartPicture(svg, around), name: `${title}.png` });
    } catch (error) {
      notifyError(error);
    } finally {
      setDrawing(false);
    }
  };
  return (
    <>
      {report.of === 'playSum' && plays ? (
        <Button color="inherit" component={Link} to={plays}>
          {translate('report.plays')}
        </Button>
      ) : null}
      {report.of === 'playSum' ? (
        <Button
          color="inherit"
          component={Link}
          to={`/ad_report/proof${search}`}
          startIcon={<PrintOutlined />}
          disabled={!isWhole}
        >
          {translate('report.proof')}
        </Button>
      ) : null}
      <Button
        color="inherit"
        startIcon={<ImageOutlined />}
        loading={isDrawing}
        loadingPosition="start"
        disabled={!answer}
        onClick={() => void savePicture()}
      >
        {translate('report.picture')}
      </Button>
      <SheetButton
        report={report}
        choice={choice}
        dimensions={dimensions}
        name={words(report.label)}
        disabled={!isWhole}
      />
    </>
  );
}
