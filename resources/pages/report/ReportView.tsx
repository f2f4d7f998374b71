import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import { useRef } from 'react';
import type { ReportMeta } from '#core/report/meta.ts';
import { useFormats } from '#src/ui/format.ts';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { Notice } from '#src/ui/page/Notice.tsx';
import { PageHeader } from '#src/ui/page/PageHeader.tsx';
import { useCanSee } from '#src/ui/permission.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { Controls } from './Controls.tsx';
import { Figures } from './Figures.tsx';
import { ReportActions } from './ReportActions.tsx';
import { reportSentences } from './sentences.ts';
import { Tiles } from './Tiles.tsx';
import { useOpenDimensions } from './useOpenDimensions.ts';
import { isComplete, measuresOf, narrowedTo, useChoice, useReport, type Answer, type Choice } from './useReport.ts';
import { useWords } from './values.ts';
import './report.css';

/** Filters of the report, each with a delete button. */
function Narrowing({ choice, onChange }: { choice: Choice; onChange: (changes: Partial<Choice>) => void }) {
  const translate = useSentences(reportSentences);
  if (choice.only.length === 0) return null;
  return (
    <div className="report-only">
      <span>{translate('report.narrowed')}</span>
      {choice.only.map((each) => (
        <Chip
          key={`${each.by} ${each.key}`}
          size="small"
          label={each.name}
          onDelete={() => onChange({ only: choice.only.filter((other) => other !== each) })}
          slotProps={{ root: { 'aria-label': translate('report.remove', { name: each.name }) } }}
        />
      ))}
    </div>
  );
}

const isEmpty = ({ total, totalBefore }: Answer): boolean => [...total, ...totalBefore].every((value) => !value);

interface ReportViewProps {
  report: ReportMeta;
  tabs?: React.ReactNode;
}

/** A report of schemas/reports/ as a page, for who may see it; its path needs no permission (REP-06, PERM-01). */
export function ReportView(props: ReportViewProps) {
  const translate = useSentences(reportSentences);
  const canSee = useCanSee();
  if (canSee(props.report)) return <OpenReport {...props} />;
  return <Notice title={translate('report.hidden')} text={translate('report.noneText')} />;
}

/** Period, figures with their change, chart and tables (REP-01). */
function OpenReport({ report, tabs }: ReportViewProps) {
  const translate = useSentences(reportSentences);
  const words = useWords();
  const { instant } = useFormats();
  const dimensions = useOpenDimensions(report);
  const [choice, change] = useChoice(report, dimensions);
  const { data, error, refetch, isPlaceholderData } = useReport(report, choice, dimensions);
  const drawing = useRef<HTMLDivElement>(null);
  const measures = data ? measuresOf(report, data) : [];
  const chosen = measures.find(({ name }) => name === choice.measure) ?? measures[0];
  return (
    <>
      <PageHeader
        title={words(report.label)}
        actions={
          <ReportActions
            report={report}
            choice={choice}
            dimensions={dimensions}
            drawing={drawing}
            answer={data}
            chosen={chosen}
          />
        }
      />
      {tabs}
      <Controls report={report} choice={choice} onChange={change} dimensions={dimensions} answer={data} />
      <Narrowing choice={choice} onChange={change} />
      {error && !data ? (
        <ErrorNotice title={translate('report.failed')} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        isComplete(choice) ? (
          <Skeleton variant="rounded" height={420} />
        ) : (
          <Notice title={translate('report.choose')} />
        )
      ) : isEmpty(data) || !chosen ? (
        <Notice
          title={translate('report.empty')}
          text={translate('report.emptyText')}
          action={
            choice.only.length > 0 ? (
              <Button variant="outlined" onClick={() => change({ only: [] })}>
                {translate('report.whole')}
              </Button>
            ) : undefined
          }
        />
      ) : (
        <div className="report" aria-busy={isPlaceholderData}>
          <Tiles measures={measures} answer={data} chosen={chosen.name} onChoose={(measure) => change({ measure })} />
          <Figures
            report={report}
            measures={measures}
            chosen={chosen}
            answer={data}
            drawing={drawing}
            onNarrow={(line) => change({ only: narrowedTo(choice.only, line) })}
          />
          <p className="report-note">
            {translate('report.zone', { zone: data.zone, upTo: instant(data.upTo) })} {translate('report.sums')}
          </p>
        </div>
      )}
    </>
  );
}
