import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';
import { useFormats } from '#src/ui/format.ts';
import { Pager } from '#src/ui/list/Pager.tsx';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { Notice } from '#src/ui/page/Notice.tsx';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { Belonging } from './Belonging.tsx';
import { ChooseFound, PAGE_MAX } from './ChooseFound.tsx';
import { chosenOf, excessOf, keyOf, priceOf, type Found, type PartProps } from './draft.ts';
import { Narrowing } from './Narrowing.tsx';
import { Regions } from './Regions.tsx';
import { Screens } from './Screens.tsx';
import { addSlotSentences } from './sentences.ts';

const PAGE = 20;

/** The first step: days, selling mode and screens. */
export function Finding({ draft, change }: PartProps) {
  const say = useSentences(addSlotSentences);
  const { number } = useFormats();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [page, setPage] = useState(1);
  const { filters, from, to, sellingMode, chosen } = draft;
  const asked = useDeferredValue({
    ...filters,
    q: filters.q.trim() || null,
    maxPriceFen: priceOf(filters.maxPrice),
    from,
    to,
    sellingMode,
    page,
    pageSize: PAGE,
  });
  const { maxPrice: _typed, ...input } = asked;
  const { page: _page, pageSize: _size, ...search } = input;
  const { districtCode: _chosen, ...anywhere } = search;
  // Beside the list where there is room for both; else the area is chosen among the filters.
  const hasTree = !useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  const { data, error, refetch } = useQuery({
    queryKey: ['adsOrder.search', input],
    queryFn: ({ signal }) => provider.call('adsOrder.search', input, { signal }),
    placeholderData: keepPreviousData,
  });
  const narrow: PartProps['change'] = (changes) => {
    setPage(1);
    change(changes);
  };
  const toggle = (screen: Found) => {
    const isChosen = chosen.some((one) => keyOf(one) === keyOf(screen));
    change({
      chosen: isChosen ? chosen.filter((one) => keyOf(one) !== keyOf(screen)) : [...chosen, chosenOf(screen)],
    });
  };
  const excess = excessOf(draft);
  return (
    <>
      <Belonging draft={draft} change={narrow} />
      <Narrowing draft={draft} change={narrow} dimensions={data?.dimensions ?? []} hasTree={hasTree} />
      <Box sx={hasTree ? beside : undefined}>
        {hasTree ? (
          <Regions
            asked={anywhere}
            chosen={filters.districtCode}
            onChange={(districtCode) => narrow({ filters: { ...filters, districtCode } })}
          />
        ) : null}
        {error ? (
          <ErrorNotice title={say('addSlot.failed')} error={error} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <RecordSkeleton />
        ) : data.total === 0 ? (
          <Notice title={say('addSlot.noneTitle')} text={say('addSlot.noneText')} />
        ) : (
          <Paper variant="outlined">
            <Typography sx={{ px: 2, pt: 1.5 }} color="text.secondary" role="status">
              {say('addSlot.found', { n: number(data.total) })}
            </Typography>
            <ChooseFound
              key={JSON.stringify(search)}
              screens={data.list}
              total={data.total}
              chosen={chosen}
              find={async (at) =>
                (await provider.call('adsOrder.search', { ...input, page: at, pageSize: PAGE_MAX })).list
              }
              onChoose={(all) => change({ chosen: all })}
            />
            <Screens screens={data.list} chosen={chosen} sellingMode={sellingMode} onToggle={toggle} />
            {data.total > PAGE ? (
              <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: 2, py: 1 }}>
                <Pager page={page} perPage={PAGE} total={data.total} onPage={setPage} />
              </Box>
            ) : null}
          </Paper>
        )}
      </Box>
      <Box sx={foot}>
        <div>
          <Typography role="status">{say('addSlot.chosen', { n: number(chosen.length) })}</Typography>
          {excess ? (
            <Typography role="alert" color="error" variant="body2">
              {say(`addSlot.tooMany.${excess.of}`, { max: number(excess.max) })}
            </Typography>
          ) : null}
        </div>
        <Button
          variant="contained"
          disabled={chosen.length === 0 || excess !== null}
          onClick={() => change({ step: 1 })}
        >
          {say('addSlot.next')}
        </Button>
      </Box>
    </>
  );
}

const beside = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: '220px minmax(0, 1fr)',
} as const;

const foot = {
  position: 'sticky',
  // Above the bar that phones have there.
  bottom: { xs: 'calc(56px + env(safe-area-inset-bottom))', sm: 0 },
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;
