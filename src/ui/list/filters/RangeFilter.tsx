import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { movingRange, presetRange } from '#core/entity/presetRange.ts';
import type { Preset } from '#core/entity/widgets.ts';
import { DateTextField } from '../../dates/DateTextField.tsx';
import { useSurroundings } from '../../ruleContext.ts';
import { keepDigits, readDigits, readFen, writeFen } from '../../inputs/digits.ts';
import { isBlank, operand, type FilterEditorProps } from './filter.ts';

type Figure = 'number' | 'money';

function toText(value: unknown, of: Figure): string {
  if (of === 'money' && typeof value === 'number') return writeFen(value);
  return isBlank(value) ? '' : String(value);
}

const fromText = (text: string, of: Figure): number | undefined =>
  (of === 'money' ? readFen(keepDigits(text, 2, true)) : readDigits(keepDigits(text, 6, true))) ?? undefined;

/** Times are read to the minute; records have their moments to the millisecond. */
const endOfMinute = (instant: string): string => new Date(Date.parse(instant) + 59_999).toISOString();

interface BoundProps {
  of: FilterEditorProps<'range'>['def']['of'];
  label: string;
  value: unknown;
  /** The range ends here: a day without a time means its last minute, and a minute counts to its end (UI-14). */
  end: boolean;
  onChange: (value: unknown) => void;
}

/** One end of the range. A date counts from the moment at which it can be read. */
function Bound({ of, label, value, end, onChange }: BoundProps) {
  const [typed, setTyped] = useState<string | null>(null);
  if (of === 'number' || of === 'money')
    return (
      <TextField
        label={label}
        value={toText(value, of)}
        onChange={({ target }) => onChange(fromText(target.value, of))}
        slotProps={{ inputLabel: { shrink: true } }}
        fullWidth
      />
    );
  const kind = of === 'date' ? 'day' : 'instant';
  const isRead = (text: string) => !Number.isNaN(Date.parse(text));
  return (
    <DateTextField
      kind={kind}
      label={label}
      value={typed ?? value}
      bareTime={end ? '23:59' : '00:00'}
      error={typed !== null}
      onChange={(next) => {
        setTyped(next !== null && !isRead(next) ? next : null);
        if (next === null || !isRead(next)) onChange(undefined);
        else onChange(end && kind === 'instant' ? endOfMinute(next) : next);
      }}
      fullWidth
    />
  );
}

/** Of a field of time that names none of its own. */
const USUAL: readonly Preset[] = ['today', 'last7', 'last30', 'next7', 'next30'];

/** Range filter: from and to, either may be empty, with relative periods such as the last seven days. */
export function RangeFilter({ def, label, value, onChange }: FilterEditorProps<'range'>) {
  const translate = useTranslate();
  const { now } = useSurroundings();
  const moving = movingRange(value);
  const range = moving ? presetRange(moving, now()) : value;
  const [gte, lte] = [operand(range, 'gte'), operand(range, 'lte')];
  const isTime = def.of === 'instant' || def.of === 'date';
  const change = (next: { gte?: unknown; lte?: unknown }) => {
    const bounds = { gte, lte, ...next };
    onChange(
      isBlank(bounds.gte) && isBlank(bounds.lte)
        ? undefined
        : Object.fromEntries(Object.entries(bounds).filter(([, bound]) => !isBlank(bound))),
    );
  };
  const bound = (name: 'gte' | 'lte', text: string) => (
    <Bound
      of={def.of}
      label={text}
      value={name === 'gte' ? gte : lte}
      end={name === 'lte'}
      onChange={(next) => change({ [name]: next })}
    />
  );
  return (
    <Box component="fieldset" aria-label={label} sx={{ display: 'grid', gap: 2, border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(def.presets ?? (isTime ? USUAL : [])).map((name) => (
          <Chip
            key={name}
            size="small"
            variant={moving?.preset === name ? 'filled' : 'outlined'}
            aria-pressed={moving?.preset === name}
            label={translate(`ui.presets.${name}`)}
            onClick={() => onChange({ preset: name, ...(def.of === 'date' ? { as: 'date' } : {}) })}
          />
        ))}
      </Box>
      {bound('gte', translate('ui.list.from'))}
      {bound('lte', translate('ui.list.to'))}
    </Box>
  );
}
