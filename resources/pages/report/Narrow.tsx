import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import type { DimensionMeta, ReportMeta } from '#core/report/meta.ts';
import { refs } from '#generated/console/refs.gen.ts';
import { DistrictSelects } from '#src/ui/districts/DistrictSelects.tsx';
import { useDistrict } from '#src/ui/districts/useDistricts.ts';
import type { ReferenceTarget } from '#src/ui/fields/ReferenceName.tsx';
import { OWN_FIRST, useOwnedNames } from '#src/ui/ownedNames.ts';
import { useCanSee } from '#src/ui/permission.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { useCall } from '#src/ui/useCall.ts';
import { reportSentences } from './sentences.ts';
import type { Answer, Narrowed } from './useReport.ts';
import { useWords } from './values.ts';

const CHOICES = 25;

interface NarrowProps {
  report: ReportMeta;
  dimensions: readonly DimensionMeta[];
  onChoose: (line: Narrowed) => void;
}

type Choices = readonly Omit<Narrowed, 'by'>[];

interface PickerProps {
  label: string;
  onChoose: (line: Omit<Narrowed, 'by'>) => void;
}

/** Narrows a report to any record, place or value, listed in it or not (REP-06). */
export function Narrow({ report, dimensions, onChoose }: NarrowProps) {
  const translate = useSentences(reportSentences);
  const words = useWords();
  const canSee = useCanSee();
  const [by, setBy] = useState('');
  const dimension = dimensions.find(({ name }) => name === by);
  const choose = (line: Omit<Narrowed, 'by'>) => {
    onChoose({ by, ...line });
    setBy('');
  };
  return (
    <>
      <TextField
        select
        size="small"
        label={translate('report.narrow')}
        value={dimension ? by : ''}
        onChange={({ target }) => setBy(target.value)}
        sx={{ minWidth: 140 }}
      >
        {dimensions.map(({ name, label }) => (
          <MenuItem key={name} value={name}>
            {words(label)}
          </MenuItem>
        ))}
      </TextField>
      {dimension ? <Picker key={by} report={report} dimension={dimension} canSee={canSee} onChoose={choose} /> : null}
    </>
  );
}

interface ByDimension extends Pick<PickerProps, 'onChoose'> {
  report: ReportMeta;
  dimension: DimensionMeta;
  canSee: ReturnType<typeof useCanSee>;
}

/** Picker of a value: places, the values of a field, records that the session sees; else names in the report itself. */
function Picker({ report, dimension, canSee, onChoose }: ByDimension) {
  const words = useWords();
  const label = words(dimension.label);
  if (dimension.district) return <Place onChoose={onChoose} />;
  if (dimension.values) {
    const all = dimension.values.map((value) => ({ key: value.value, name: words(value.label) }));
    return <Named label={label} choices={all} onChoose={onChoose} />;
  }
  const target = (refs as Readonly<Record<string, ReferenceTarget>>)[dimension.to ?? ''];
  return target && canSee(target) ? (
    <Records label={label} target={target} onChoose={onChoose} />
  ) : (
    <Lines label={label} report={report} by={dimension.name} onChoose={onChoose} />
  );
}

function Place({ onChoose }: Pick<PickerProps, 'onChoose'>) {
  const translate = useSentences(reportSentences);
  const [code, setCode] = useState<string | null>(null);
  const name = useDistrict(code ?? undefined)?.names.join(' ');
  return (
    <div className="report-place">
      <DistrictSelects value={code} onChange={setCode} />
      <Button disabled={code === null} onClick={() => code !== null && onChoose({ key: code, name: name ?? code })}>
        {translate('report.narrowHere')}
      </Button>
    </div>
  );
}

function Records({ label, target, onChoose }: PickerProps & { target: ReferenceTarget }) {
  const [search, setSearch] = useState('');
  const q = useDeferredValue(search);
  const { data = [], isPending } = useGetList<RaRecord<string>>(target.resource, {
    pagination: { page: 1, perPage: CHOICES },
    sort: { field: target.sort ?? target.display, order: 'ASC' },
    filter: q ? { q } : {},
    ...OWN_FIRST,
  });
  const nameOf = useOwnedNames(data, target.display);
  const choices = data.map((record) => ({ key: record.id, name: nameOf(record) }));
  return <Named label={label} choices={choices} isPending={isPending} onSearch={setSearch} onChoose={onChoose} />;
}

/** Names that the report’s own lines have: of what another enterprise owns there is no list. */
function Lines({ label, report, by, onChoose }: PickerProps & { report: ReportMeta; by: string }) {
  const call = useCall();
  const { data, isPending } = useQuery({
    queryKey: [report.name, 'run', 'named', by],
    queryFn: async () => (await call(`${report.name}.run`, { period: 'last90', by, step: 'month' })) as Answer,
  });
  const choices = (data?.rows ?? []).flatMap(({ key, name }) => (key === null ? [] : [{ key, name }]));
  return <Named label={label} choices={choices} isPending={isPending} onChoose={onChoose} />;
}

interface NamedProps extends PickerProps {
  choices: Choices;
  isPending?: boolean;
  /** Asks the server for others; absent: all are there. */
  onSearch?: (text: string) => void;
}

function Named({ label, choices, isPending = false, onSearch, onChoose }: NamedProps) {
  const translate = useTranslate();
  return (
    <Autocomplete
      size="small"
      options={choices}
      value={null}
      loading={isPending}
      getOptionKey={({ key }) => key}
      getOptionLabel={({ name }) => name}
      noOptionsText={translate('ui.noMatches')}
      openText={translate('ui.open')}
      clearText={translate('ui.clear')}
      closeText={translate('ui.close')}
      {...(onSearch ? { filterOptions: (all: Choices) => [...all] } : {})}
      onInputChange={(_event, text, reason) => onSearch?.(reason === 'input' ? text : '')}
      onChange={(_event, chosen) => chosen && onChoose(chosen)}
      renderInput={(params) => <TextField {...params} label={label} />}
      sx={{ width: 240 }}
    />
  );
}
