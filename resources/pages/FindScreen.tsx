import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { NUMBER_LENGTH } from '#core/manifest/sync.ts';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import { deviceMeta } from '#generated/model/devices/meta.gen.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { useFormats } from '#src/ui/format.ts';
import { useLabels } from '#src/ui/labels.ts';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { PageHeader } from '#src/ui/page/PageHeader.tsx';
import { usePathOf } from '#src/ui/paths.ts';
import { useCan } from '#src/ui/permission.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { useCall } from '#src/ui/useCall.ts';
import { FactList } from '../parts/FactList.tsx';
import { findSentences } from './findScreen/sentences.ts';

type Found = CallTypes['platformDevice.find']['output'];

const COLORS = { added: 'success', elsewhere: 'warning', waiting: 'info', unknown: 'neutral' } as const;

/** Tells whose a screen is by the number that it shows (NET-11); the number stands in the address. */
export default function FindScreen() {
  const translate = useSentences(findSentences);
  const [search, setSearch] = useSearchParams();
  const number = search.get('number') ?? '';
  const [typed, setTyped] = useState(number);
  const wanted = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const isNumber = new RegExp(`^[A-Z0-9]{${NUMBER_LENGTH}}$`).test(wanted);
  const [isTold, setTold] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(!isNumber);
    if (isNumber) setSearch({ number: wanted });
  };
  return (
    <>
      <PageHeader title={translate('menu.pages.findScreen')} back={usePathOf()('devices', 'list')} />
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 720 }}>
        <Typography color="text.secondary">{translate('findScreen.about')}</Typography>
        <Box component="form" onSubmit={submit} noValidate sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
          <TextField
            label={translate('findScreen.number')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={isTold && !isNumber}
            helperText={isTold && !isNumber ? translate('findScreen.wrong', { n: NUMBER_LENGTH }) : undefined}
            slotProps={{ htmlInput: { maxLength: 2 * NUMBER_LENGTH, autoCapitalize: 'characters', spellCheck: false } }}
            sx={{ flex: '0 1 320px' }}
          />
          <Button type="submit" variant="contained" sx={{ mt: 0.25 }}>
            {translate('findScreen.find')}
          </Button>
        </Box>
        {number === '' ? null : <Answer key={number} number={number} />}
      </Box>
    </>
  );
}

function Answer({ number }: { number: string }) {
  const call = useCall();
  const translate = useSentences(findSentences);
  const { data, error, refetch } = useQuery({
    queryKey: ['platformDevice', 'find', number],
    queryFn: async () => (await call('platformDevice.find', { number })) as Found,
  });
  if (error) return <ErrorNotice title={translate('ui.show.error')} error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={number}
      sx={{ display: 'grid', gap: 2, p: { xs: 2, sm: 3 } }}
    >
      <div>
        <StateChip color={COLORS[data.state]} label={translate(`findScreen.state.${data.state}`)} />
      </div>
      <Typography component="output">{translate(`findScreen.text.${data.state}`, { number })}</Typography>
      <Facts found={data} />
      <Next found={data} number={number} />
    </Paper>
  );
}

function Facts({ found }: { found: Found }) {
  const translate = useSentences(findSentences);
  const device = useLabels(deviceMeta.resource);
  const enterprise = useLabels('corporations');
  const { instant } = useFormats();
  const { name, corporation, contact, phone, status, seenAt } = found;
  const facts: [label: string, value: ReactNode][] = [
    [device.field('name'), name],
    [enterprise.one, corporation],
    [enterprise.field('contact'), contact],
    [enterprise.field('phone'), phone],
    [device.field('status'), status === null ? null : device.value('status', status)],
    [translate('findScreen.seen'), seenAt === null ? null : instant(seenAt)],
  ];
  const told = facts.filter(([, value]) => value !== null);
  if (told.length === 0) return null;
  return <FactList facts={told} />;
}

/** Button to the next page. */
function Next({ found: { state, deviceId }, number }: { found: Found; number: string }) {
  const translate = useSentences(findSentences);
  const pathOf = usePathOf();
  const canAdd = useCan(deviceMeta.perm.create);
  const page = deviceId === null ? undefined : pathOf('devices', 'show', deviceId);
  if (page)
    return (
      <div>
        <Button component={Link} to={page} variant="outlined">
          {translate('findScreen.open')}
        </Button>
      </div>
    );
  if (state !== 'waiting' || !canAdd) return null;
  const filledIn = new URLSearchParams({ source: JSON.stringify({ uuid: number }) });
  return (
    <div>
      <Button component={Link} to={`${pathOf('devices', 'create')}?${filledIn}`} variant="outlined">
        {translate('findScreen.add')}
      </Button>
    </div>
  );
}
