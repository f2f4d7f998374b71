import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, type RefObject } from 'react';
import type { MeasureMeta, ReportMeta } from '#core/report/meta.ts';
import { useFormats } from '#src/ui/format.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { ReportTable } from './ReportTable.tsx';
import { reportSentences } from './sentences.ts';
import type { Answer, Narrowed } from './useReport.ts';
import { useStepText, useWords } from './values.ts';

/** Loaded with its library: the figures do not wait for it. */
const ReportChart = lazy(() => import('./ReportChart.tsx'));

const CHART_HEIGHT = 280;

interface FiguresProps {
  report: ReportMeta;
  measures: readonly MeasureMeta[];
  chosen: MeasureMeta;
  answer: Answer;
  drawing: RefObject<HTMLDivElement | null>;
  onNarrow: (line: Narrowed) => void;
}

/** Chart, and the same figures as tables: by line, and by time. */
export function Figures({ report, measures, chosen, answer, drawing, onNarrow }: FiguresProps) {
  const translate = useSentences(reportSentences);
  const words = useWords();
  const { date, instant, number } = useFormats();
  const stepText = useStepText();
  const at = measures.indexOf(chosen);
  const dimension = report.dimensions.find(({ name }) => name === answer.by);
  const by = dimension ? words(dimension.label) : '';
  const others = answer.others
    ? [{ ...answer.others, id: 'others', name: translate('report.others', { count: number(answer.others.count) }) }]
    : [];
  const rows = answer.rows.map(({ key, name, values, before }) => ({
    id: key ?? '',
    name,
    values,
    before,
    onOpen: key === null ? undefined : () => onNarrow({ by: answer.by, key, name }),
  }));
  return (
    <>
      <section className="report-panel">
        <header>
          <h2>{translate('report.chart', { measure: words(chosen.label) })}</h2>
          <span>
            {translate('report.before')}{' '}
            {translate('report.beforeDays', { from: date(answer.beforeFrom), to: date(answer.beforeTo) })}
            {answer.partial ? ` · ${translate('report.partial', { upTo: instant(answer.upTo) })}` : null}
          </span>
        </header>
        <div ref={drawing} className="report-chart" aria-hidden="true">
          <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
            <ReportChart kind={report.chart.kind} measure={chosen} at={at} answer={answer} />
          </Suspense>
        </div>
      </section>
      <section className="report-panel">
        <header>
          <h2>{translate('report.lines', { by: by.toLocaleLowerCase() })}</h2>
        </header>
        <ReportTable
          caption={translate('report.lines', { by: by.toLocaleLowerCase() })}
          first={by}
          measures={measures}
          lines={[...rows, ...others]}
          total={answer.total}
          totalBefore={answer.totalBefore}
          drawn={at}
        />
      </section>
      <section className="report-panel">
        <header>
          <h2>{translate('report.overTime')}</h2>
        </header>
        <ReportTable
          caption={translate('report.overTime')}
          first={translate('report.period')}
          measures={measures}
          lines={answer.steps
            .map((step) => ({ id: step.at, name: stepText(step.at, answer), values: step.values, before: step.before }))
            .toReversed()}
          total={answer.total}
          totalBefore={answer.totalBefore}
          drawn={at}
        />
      </section>
    </>
  );
}
