import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { useLocale } from 'react-admin';
import type { MeasureMeta, ReportMeta } from '#core/report/meta.ts';
import { localeTag } from '#src/ui/format.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { reportSentences } from './sentences.ts';
import type { Answer } from './useReport.ts';
import { CHART_COLORS, useFigureText } from './values.ts';

const CHART_HEIGHT = 280;
const AXIS_HEIGHT = 28;
const LABEL = { fill: 'var(--muted)', fontSize: 12 };
/** Labels below the axis: as many as there is room for on a phone. */
const LABELS = 7;

interface ReportChartProps {
  kind: ReportMeta['chart']['kind'];
  measure: MeasureMeta;
  /** Place of the measure among the figures. */
  at: number;
  answer: Answer;
}

/** Writes a step below the axis: hours by their time, else day and month. */
function useShort(): (at: string) => string {
  const format = new Intl.DateTimeFormat(localeTag(useLocale() ?? ''), {
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return (at) => (at.includes('T') ? at.slice(11) : format.format(new Date(`${at}T00:00:00Z`)));
}

/** A report over time, with the period before beside it; the same figures stand in the table below. */
export default function ReportChart({ kind, measure, at, answer }: ReportChartProps) {
  const translate = useSentences(reportSentences);
  const figureText = useFigureText();
  const short = useShort();
  const { steps } = answer;
  const write = (value: number | null) => figureText(measure, value);
  const every = Math.max(1, Math.ceil(steps.length / LABELS));
  const values = steps.map((step) => step.values[at] ?? null);
  const before = steps.map((step) => step.before[at] ?? null);
  const xAxis = {
    data: steps.map((step) => step.at),
    valueFormatter: short,
    tickInterval: (_at: string, index: number) => index % every === 0,
    tickLabelInterval: () => true,
    height: AXIS_HEIGHT,
    tickLabelStyle: LABEL,
    disableLine: true,
    disableTicks: true,
  } as const;
  const shared = {
    height: CHART_HEIGHT,
    margin: { top: 12, right: 24, bottom: 0, left: 0 },
    grid: { horizontal: true },
    yAxis: [
      {
        min: 0,
        ...(measure.unit === 'percent' ? { max: 100 } : {}),
        valueFormatter: (value: number) => write(value),
        tickNumber: 4,
        width: 'auto' as const,
        tickLabelStyle: LABEL,
        disableLine: true,
        disableTicks: true,
      },
    ],
    slotProps: { legend: { position: { vertical: 'top', horizontal: 'end' } as const } },
    skipAnimation: true,
    disableKeyboardNavigation: true,
  };
  const [now, then] = [
    { label: translate('report.now'), data: values, color: `var(${CHART_COLORS.now})`, valueFormatter: write },
    { label: translate('report.before'), data: before, color: `var(${CHART_COLORS.before})`, valueFormatter: write },
  ];
  if (kind === 'bars')
    return (
      <BarChart {...shared} xAxis={[{ ...xAxis, scaleType: 'band', categoryGapRatio: 0.3 }]} series={[then, now]} />
    );
  return (
    <LineChart
      {...shared}
      xAxis={[{ ...xAxis, scaleType: 'point' }]}
      series={[
        { ...then, showMark: false, curve: 'linear' },
        { ...now, showMark: steps.length <= LABELS, curve: 'linear', area: kind === 'area' },
      ]}
    />
  );
}
