import Link from '@mui/material/Link';
import { useFormats } from '#src/ui/format.ts';
import type { MeasureMeta } from '#core/report/meta.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { reportSentences } from './sentences.ts';
import type { Answer } from './useReport.ts';
import { changeOf, timesOf, useFigureText, useWords } from './values.ts';

interface TableLine {
  id: string;
  name: string;
  values: readonly (number | null)[];
  before?: readonly (number | null)[];
  /** Narrows the report to this line. */
  onOpen?: (() => void) | undefined;
}

interface ReportTableProps {
  caption: string;
  first: string;
  measures: readonly MeasureMeta[];
  lines: readonly TableLine[];
  total: Answer['total'];
  totalBefore?: Answer['totalBefore'];
  /** Place of the measure whose share is drawn behind its figures. */
  drawn?: number;
}

/** The figures of a report as a table, with their total below. */
export function ReportTable({ caption, first, measures, lines, total, totalBefore, drawn }: ReportTableProps) {
  const translate = useSentences(reportSentences);
  const words = useWords();
  const formats = useFormats();
  const figureText = useFigureText();
  const most = Math.max(0, ...lines.map(({ values }) => (drawn === undefined ? 0 : (values[drawn] ?? 0))));
  const changed = drawn !== undefined && totalBefore !== undefined;
  const changeText = (value: number | null | undefined, before: number | null | undefined): string => {
    const change = changeOf(value, before);
    if (change === null) return '–';
    const times = timesOf(change);
    return times === null ? `${change > 0 ? '+' : ''}${formats.number(change)}%` : `×${formats.number(times)}`;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
    <div className="report-frame" tabIndex={0} role="region" aria-label={caption}>
      <table className="report-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {measures.map(({ name, label }) => (
              <th key={name} scope="col" className="report-number">
                {words(label)}
              </th>
            ))}
            {changed ? (
              <th scope="col" className="report-number">
                {translate('report.change')}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, name, values, before, onOpen }) => (
            <tr key={id}>
              <th scope="row">
                {onOpen ? (
                  <Link
                    component="button"
                    type="button"
                    onClick={onOpen}
                    title={translate('report.onlyThis', { name })}
                  >
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </th>
              {measures.map((measure, at) => (
                <td key={measure.name} className="report-number">
                  {at === drawn && most > 0 ? (
                    <meter className="report-share" min={0} max={most} value={values[at] ?? 0} aria-hidden="true" />
                  ) : null}
                  {figureText(measure, values[at])}
                </td>
              ))}
              {changed ? <td className="report-number">{changeText(values[drawn], before?.[drawn])}</td> : null}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{translate('report.total')}</th>
            {measures.map((measure, at) => (
              <td key={measure.name} className="report-number">
                {figureText(measure, total[at])}
              </td>
            ))}
            {changed ? <td className="report-number">{changeText(total[drawn], totalBefore[drawn])}</td> : null}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
