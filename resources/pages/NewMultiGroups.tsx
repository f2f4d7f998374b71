import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { useGetList } from 'react-admin';
import { refs } from '#generated/console/refs.gen.ts';
import { useLabels } from '#src/ui/labels.ts';
import { useOwnChoices } from '#src/ui/owner.ts';
import { PageHeader } from '#src/ui/page/PageHeader.tsx';
import { usePathOf } from '#src/ui/paths.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { Lines } from './multiGroups/Lines.tsx';
import { multiGroupSentences } from './multiGroups/sentences.ts';
import { isMade, useMulti, type Line, type Size } from './multiGroups/useMulti.ts';
import { Wall } from './multiGroups/Wall.tsx';

/** Most groups of one call, and most rows or columns of a wall (schemas/device-group.yaml). */
const MOST = { groups: 50, side: 16 };

const within = (text: string, most: number): number => Math.min(Math.max(Math.trunc(Number(text)) || 1, 1), most);

/** Lines with names counted up; those that were made, and names that somebody typed, stay. */
function counted(lines: readonly Line[], prefix: string, count: number): Line[] {
  const made = lines.filter(isMade);
  const names = Array.from({ length: Math.max(count - made.length, 0) }, (_, index) => made.length + index + 1);
  return [...made, ...names.map((number) => ({ key: number, name: `${prefix} ${number}`.trim() }))];
}

/** Makes many multi-screen groups of one size at once, and says of each what became of it (DEV-11). */
export default function NewMultiGroups() {
  const translate = useSentences(multiGroupSentences);
  const labels = useLabels('device-groups');
  const pathOf = usePathOf();
  const [prefix, setPrefix] = useState(() => translate('multiGroups.suggested'));
  const [size, setSize] = useState<Size>({ rows: 2, columns: 2, inStep: true, layoutId: null });
  const [lines, setLines] = useState<readonly Line[]>(() => counted([], prefix, 3));
  const { send, isBusy } = useMulti();
  const { data: layouts = [] } = useGetList('layouts', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'name', order: 'ASC' },
    filter: useOwnChoices(refs.layout),
  });
  const open = lines.filter((line) => !isMade(line));
  const change = (part: Partial<Size>) => setSize((now) => ({ ...now, ...part }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setLines(await send(lines, size));
  };
  const side = (name: 'rows' | 'columns') => (
    <TextField
      label={labels.field(name)}
      type="number"
      size="small"
      value={size[name]}
      onChange={(event) => change({ [name]: within(event.target.value, MOST.side) })}
      slotProps={{ htmlInput: { min: 1, max: MOST.side } }}
    />
  );
  return (
    <Box component="form" onSubmit={(event) => void submit(event)}>
      <PageHeader title={translate('menu.pages.newMultiGroups')} back={pathOf('device-groups', 'list')} />
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3 }}>
        <Typography color="text.secondary">{translate('multiGroups.what')}</Typography>
        <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', alignItems: 'flex-start' }}>
          <Box sx={{ display: 'grid', gap: 2, flex: '1 1 320px', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
            <TextField
              label={translate('multiGroups.prefix')}
              size="small"
              value={prefix}
              onChange={(event) => {
                setPrefix(event.target.value);
                setLines((now) => counted(now, event.target.value, now.length));
              }}
              slotProps={{ htmlInput: { maxLength: 36 } }}
            />
            <TextField
              label={translate('multiGroups.count')}
              type="number"
              size="small"
              value={lines.length}
              onChange={(event) => setLines((now) => counted(now, prefix, within(event.target.value, MOST.groups)))}
              slotProps={{ htmlInput: { min: 1, max: MOST.groups } }}
            />
            {side('rows')}
            {side('columns')}
            <TextField
              select
              label={labels.field('layoutId')}
              size="small"
              value={size.layoutId ?? ''}
              onChange={(event) => change({ layoutId: event.target.value || null })}
            >
              <MenuItem value="">{translate('multiGroups.noLayout')}</MenuItem>
              {layouts.map(({ id, name }) => (
                <MenuItem key={String(id)} value={String(id)}>
                  {String(name)}
                </MenuItem>
              ))}
            </TextField>
            <FormControlLabel
              label={labels.field('inStep')}
              control={<Switch checked={size.inStep} onChange={(_, inStep) => change({ inStep })} />}
            />
          </Box>
          <Wall
            rows={size.rows}
            columns={size.columns}
            label={translate('multiGroups.wall', { ...size, n: size.rows * size.columns })}
          />
        </Box>
        <Lines
          lines={lines}
          onName={(key, name) => setLines((now) => now.map((line) => (line.key === key ? { key, name } : line)))}
          onRemove={(key) => setLines((now) => now.filter((line) => line.key !== key))}
        />
        <Box>
          <Button
            type="submit"
            variant="contained"
            loading={isBusy}
            disabled={open.length === 0 || open.some(({ name }) => name.trim() === '')}
          >
            {translate('multiGroups.create', { n: open.length })}
          </Button>
        </Box>
      </Paper>
    </Box>
  );
}
