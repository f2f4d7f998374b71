import type { MeasureMeta } from '#core/report/meta.ts';
import { useFormats } from '#src/ui/format.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { reportSentences } from './sentences.ts';
import type { Answer } from './useReport.ts';
import { changeOf, timesOf, useFigureText, useWords } from './values.ts';

interface TilesProps {
  measures: readonly MeasureMeta[];
  answer: Answer;
  /** Measure that the chart draws. */
  chosen: string;
  onChoose: (name: string) => void;
}

/** Each figure over the whole period, with its change; a press draws it. */
export function Tiles({ measures, answer, chosen, onChoose }: TilesProps) {
  const translate = useSentences(reportSentences);
  const words = useWords();
  const formats = useFormats();
  const figureText = useFigureText();
  return (
    <div className="report-tiles">
      {measures.map((measure, at) => {
        const [value, before] = [answer.total[at], answer.totalBefore[at]];
        const change = changeOf(value, before);
        const tone = change === null ? 'fresh' : change === 0 ? 'same' : change > 0 ? 'more' : 'less';
        const times = timesOf(change ?? 0);
        return (
          <button
            key={measure.name}
            type="button"
            className="report-tile"
            aria-pressed={measure.name === chosen}
            onClick={() => onChoose(measure.name)}
          >
            <span className="report-tile-name">{words(measure.label)}</span>
            <strong>{figureText(measure, value)}</strong>
            <span className={`report-tile-change report-${tone}`}>
              {times === null
                ? translate(`report.${tone}`, { percent: `${formats.number(Math.abs(change ?? 0))}%` })
                : translate('report.times', { times: formats.number(times) })}
            </span>
          </button>
        );
      })}
    </div>
  );
}
