import Button from '@mui/material/Button';
import { useGetMany } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import { DatesInput } from '#src/ui/inputs/DatesInput.tsx';
import { LabelledGroup } from '#src/ui/inputs/LabelledGroup.tsx';
import { TimeWindowsInput } from '#src/ui/inputs/TimeWindowsInput.tsx';
import { useRawInput } from '#src/ui/inputs/useRawInput.ts';
import { WeekdaysInput } from '#src/ui/inputs/WeekdaysInput.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { readTimes, type MaterialTimes } from './materialTimes.ts';
import { timesSentences } from './sentences.ts';
import { useTimesText } from './useTimesText.ts';
import './times.css';

const isOf = (value: unknown, material: string): boolean =>
  typeof value === 'object' && value !== null && (value as Partial<MaterialTimes>).material === material;

/** Days and hours of each material, for those that shall not play whenever the ad does (AD-16). */
export function MaterialTimesInput() {
  const translate = useSentences(timesSentences);
  const { value, change, readOnly, frame } = useRawInput({ source: 'materialTimes' });
  const chosen: unknown = useWatch({ name: 'materials' });
  const ids = Array.isArray(chosen) ? chosen.filter((id) => typeof id === 'string') : [];
  const { data = [] } = useGetMany<MaterialRow>('materials', { ids }, { enabled: ids.length > 0 });
  const names = new Map(data.filter(Boolean).map(({ id, name }) => [id, name]));
  const times: unknown[] = Array.isArray(value) ? value : [];
  return (
    <LabelledGroup
      {...frame}
      helperText={
        readOnly ? frame.helperText : ids.length === 0 ? translate('adTimes.none') : translate('adTimes.help')
      }
    >
      <div className="material-times">
        {ids.map((id) => (
          <Material
            key={id}
            id={id}
            name={names.get(id) ?? '…'}
            isLocked={readOnly}
            index={times.findIndex((one) => isOf(one, id))}
            onOpen={() => change([...times.filter((one) => ids.some((own) => isOf(one, own))), { material: id }])}
            onClear={() => change(times.filter((one) => !isOf(one, id)))}
          />
        ))}
      </div>
    </LabelledGroup>
  );
}

interface MaterialProps {
  id: string;
  name: string;
  /** Place of its times in the field's list; -1: it has none. */
  index: number;
  isLocked: boolean;
  onOpen: () => void;
  onClear: () => void;
}

/** One material: its times in words, and the inputs of them when it is opened. */
function Material({ id, name, index, isLocked, onOpen, onClear }: MaterialProps) {
  const translate = useSentences(timesSentences);
  const textOf = useTimesText();
  const { getValues } = useFormContext();
  const source = `materialTimes.${index}`;
  const own: unknown = useWatch({ name: index < 0 ? 'materialTimes' : source });
  const times = index < 0 ? undefined : readTimes([own])[0];
  if (isLocked)
    return (
      <div>
        <strong>{name}</strong> <small>{textOf(times)}</small>
      </div>
    );
  return (
    <details
      onToggle={({ currentTarget }) => {
        const known: unknown = getValues('materialTimes');
        if (currentTarget.open && !(Array.isArray(known) && known.some((one) => isOf(one, id)))) onOpen();
      }}
    >
      <summary aria-label={translate('adTimes.of', { name })}>
        <strong>{name}</strong>
        <small>{textOf(times)}</small>
      </summary>
      {index < 0 ? null : (
        <div className="material-times-inputs">
          <WeekdaysInput source={`${source}.weekdays`} label="resources.ads.fields.weekdays" />
          <TimeWindowsInput source={`${source}.windows`} label="resources.ads.fields.windows" max={24} />
          <DatesInput source={`${source}.dates`} label="resources.ads.fields.dates" max={366} />
          {times ? (
            <Button size="small" color="inherit" onClick={onClear}>
              {translate('adTimes.clear')}
            </Button>
          ) : null}
        </div>
      )}
    </details>
  );
}
