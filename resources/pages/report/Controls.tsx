import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { DimensionMeta, ReportMeta } from '#core/report/meta.ts';
import { REPORT_PERIODS, REPORT_STEPS, type ReportStep } from '#core/report/period.ts';
import { DateTextField } from '#src/ui/dates/DateTextField.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { Narrow } from './Narrow.tsx';
import { reportSentences } from './sentences.ts';
import { isDay, narrowedTo, type Answer, type Choice } from './useReport.ts';
import { useWords } from './values.ts';

interface ControlsProps {
  report: ReportMeta;
  choice: Choice;
  onChange: (changes: Partial<Choice>) => void;
  dimensions: readonly DimensionMeta[];
  answer: Answer | undefined;
}

interface WholeDayProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

/** A day that counts once it is whole: chosen in the calendar, or typed and left. Half of one asks for no report. */
function WholeDay({ label, value, onChange }: WholeDayProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const pass = (day: string) => {
    if (day !== '' && !isDay(day)) return;
    setTyped(null);
    if (day !== value) onChange(day);
  };
  return (
    <DateTextField
      kind="day"
      label={label}
      value={typed ?? value}
      error={typed !== null && typed !== '' && !isDay(typed)}
      onChange={(day, isChosen) => (isChosen ? pass(day ?? '') : setTyped(day ?? ''))}
      onBlur={() => typed !== null && pass(typed)}
      onKeyDown={({ key }) => key === 'Enter' && typed !== null && pass(typed)}
      sx={{ width: 168 }}
    />
  );
}

/** Period, step, what the lines are by, and what it is narrowed to. */
export function Controls({ report, choice, onChange, dimensions, answer }: ControlsProps) {
  const translate = useSentences(reportSentences);
  const words = useWords();
  const day = (name: 'from' | 'to') => (
    <WholeDay
      label={translate(`report.${name}`)}
      value={choice[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <div className="report-controls">
      <div className="report-periods" role="group" aria-label={translate('report.period')}>
        {REPORT_PERIODS.map((period) => (
          <button
            key={period}
            type="button"
            aria-pressed={period === choice.period}
            onClick={() =>
              onChange({
                period,
                step: '',
                ...(period === 'custom'
                  ? { from: choice.from || (answer?.from ?? ''), to: choice.to || (answer?.to ?? '') }
                  : { from: '', to: '' }),
              })
            }
          >
            {translate(`report.${period}`)}
          </button>
        ))}
      </div>
      {choice.period === 'custom' ? (
        <div className="report-days">
          {day('from')}
          {day('to')}
        </div>
      ) : null}
      <TextField
        select
        size="small"
        label={translate('report.step')}
        value={choice.step || (answer?.step ?? 'day')}
        onChange={(event) => onChange({ step: event.target.value as ReportStep })}
        sx={{ minWidth: 120 }}
      >
        {REPORT_STEPS.map((step) => (
          <MenuItem key={step} value={step}>
            {translate(`report.${step}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={translate('report.by')}
        value={choice.by || (answer?.by ?? dimensions[0]?.name ?? '')}
        onChange={(event) => onChange({ by: event.target.value })}
        sx={{ minWidth: 140 }}
      >
        {dimensions.map(({ name, label }) => (
          <MenuItem key={name} value={name}>
            {words(label)}
          </MenuItem>
        ))}
      </TextField>
      <Narrow
        report={report}
        dimensions={dimensions}
        onChoose={(line) => onChange({ only: narrowedTo(choice.only, line) })}
      />
    </div>
  );
}
