import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useSurroundings } from '../../ruleContext.ts';
import { keepDigits, readDigits, readFen, writeFen } from '../../inputs/digits.ts';
import { isBlank, operand, type FilterEditorProps } from './filter.ts';
import { presetRange } from './presets.ts';

type Of = FilterEditorProps<'range'>['def']['of'];

const TYPES: Record<Of, string> = { instant: 'datetime-local', date: 'date', number: 'text', money: 'text' };

function toText(value: unknown, of: Of): string {
  if (of === 'instant' && typeof value === 'string' && !Number.isNaN(Date.parse(value))) {
    const at = new Date(value);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }
  if (of === 'money' && typeof value === 'number') return writeFen(value);
  return isBlank(value) ? '' : String(value);
}

function fromText(text: string, of: Of): unknown {
  if (text === '') return undefined;
  if (of === 'instant') return Number.isNaN(Date.parse(text)) ? undefined : new Date(text).toISOString();
  if (of === 'date') return text;
  return (of === 'money' ? readFen(keepDigits(text, 2, true)) : readDigits(keepDigits(text, 6, true))) ?? undefined;
}

/** From and to, either of them open, with presets for days. */
export function RangeFilter({ def, label, value, onChange }: FilterEditorProps<'range'>) {
  const translate = useTranslate();
  const { now } = useSurroundings();
  const [gte, lte] = [operand(value, 'gte'), operand(value, 'lte')];
  const change = (next: { gte?: unknown; lte?: unknown }) => {
    const range = { gte, lte, ...next };
    onChange(
      isBlank(range.gte) && isBlank(range.lte)
        ? undefined
        : Object.fromEntries(Object.entries(range).filter(([, bound]) => !isBlank(bound))),
    );
  };
  const bound = (name: 'gte' | 'lte', text: string) => (
    <TextField
      label={text}
      type={TYPES[def.of]}
      value={toText(name === 'gte' ? gte : lte, def.of)}
      onChange={({ target }) => change({ [name]: fromText(target.value, def.of) })}
      slotProps={{ inputLabel: { shrink: true } }}
      fullWidth
    />
  );
  return (
    <Box component="fieldset" aria-label={label} sx={{ display: 'grid', gap: 2, border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(def.presets ?? []).map((name) => (
          <Chip
            key={name}
            size="small"
            variant="outlined"
            label={translate(`ui.presets.${name}`)}
            onClick={() => onChange(presetRange(name, now()))}
          />
        ))}
      </Box>
      {bound('gte', translate('ui.list.from'))}
      {bound('lte', translate('ui.list.to'))}
    </Box>
  );
}
