import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { Notice } from '#src/ui/page/Notice.tsx';
import { usePathOf } from '#src/ui/paths.ts';
import { useSentences } from '#src/ui/sentences.ts';
import type { Draft } from './draft.ts';
import { addSlotSentences } from './sentences.ts';
import { useBuyers, type Buyer } from './useBuyers.ts';

const QUERY_MOST = 50;

interface ForWhomProps {
  advertiser: Draft['advertiser'];
  onChange: (advertiser: Draft['advertiser']) => void;
  /** Nothing can be changed any more: the orders stand. */
  isFixed: boolean;
}

/** An agent says first for which of its advertisers it places (ADS-08). */
export function ForWhom({ advertiser, onChange, isFixed }: ForWhomProps) {
  const say = useSentences(addSlotSentences);
  if (advertiser === null) return <Choice onChoose={({ id, name }) => onChange({ id, name })} />;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography>{say('addSlot.placedFor', { name: advertiser.name })}</Typography>
      {isFixed ? null : (
        <Button size="small" onClick={() => onChange(null)}>
          {say('addSlot.otherAdvertiser')}
        </Button>
      )}
    </Box>
  );
}

/** Says what keeps an agent from placing for an advertiser; null where nothing does. */
function hindranceOf({ paused, identityState }: Buyer): 'paused' | 'expired' | 'unverified' | null {
  if (paused) return 'paused';
  if (identityState === 'verified') return null;
  return identityState === 'expired' ? 'expired' : 'unverified';
}

function Choice({ onChoose }: { onChoose: (buyer: Buyer) => void }) {
  const say = useSentences(addSlotSentences);
  const proxies = usePathOf()('proxies', 'list');
  const [search, setSearch] = useState('');
  const q = useDeferredValue(search.trim().slice(0, QUERY_MOST));
  const { data, error, isPending, refetch } = useBuyers(q);
  const toProxies = proxies ? (
    <Button component={Link} to={proxies} variant="outlined">
      {say('addSlot.toProxies')}
    </Button>
  ) : undefined;
  if (error) return <ErrorNotice title={say('addSlot.failed')} error={error} onRetry={() => void refetch()} />;
  if (data?.total === 0 && q === '') return <Notice title={say('addSlot.noAdvertiser')} action={toProxies} />;
  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 2, maxWidth: 560, justifyItems: 'start' }}>
      <Typography variant="h3" component="h2">
        {say('addSlot.forWhom')}
      </Typography>
      <Autocomplete
        fullWidth
        options={data?.list ?? []}
        loading={isPending}
        filterOptions={(options) => options}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ name }) => name}
        getOptionDisabled={(buyer) => hindranceOf(buyer) !== null}
        isOptionEqualToValue={(option, other) => option.id === other.id}
        renderOption={({ key, ...props }, buyer) => {
          const hindrance = hindranceOf(buyer);
          return (
            <li key={key} {...props}>
              {buyer.name}
              {hindrance === null ? null : ` · ${say(`addSlot.${hindrance}`)}`}
            </li>
          );
        }}
        noOptionsText={say('ui.noMatches')}
        openText={say('ui.open')}
        clearText={say('ui.clear')}
        closeText={say('ui.close')}
        onInputChange={(_event, text, reason) => setSearch(reason === 'input' ? text : '')}
        onChange={(_event, buyer) => buyer && onChoose(buyer)}
        renderInput={(params) => (
          <TextField {...params} label={say('addSlot.advertiser')} helperText={say('addSlot.forWhomHelp')} />
        )}
      />
      {toProxies}
    </Paper>
  );
}
