import Paper from '@mui/material/Paper';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';
import { useDistrict, wayTo } from '#src/ui/districts/useDistricts.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { TreeRows } from '#src/ui/TreeRows.tsx';
import { addSlotSentences } from './sentences.ts';

type Node = CallTypes['adsOrder.regions']['output']['list'][number];

interface RegionsProps {
  /** Other filters that the screens are narrowed by. */
  asked: CallTypes['adsOrder.regions']['input'];
  chosen: string | null;
  onChange: (code: string | null) => void;
}

/** Returns those of the tree that are open: all provinces, and what lies right below a division on the way to the chosen one. */
function openNodes(nodes: readonly Node[], chosen: string | null): Node[] {
  const known = new Set(nodes.map(({ code }) => code));
  const way = new Set(chosen === null ? [] : wayTo(chosen));
  return nodes.filter(({ code, depth }) => {
    const above = wayTo(code)
      .slice(0, -1)
      .findLast((each) => known.has(each));
    return depth === 0 || (above !== undefined && way.has(above));
  });
}

/** The country, its provinces, cities and districts, each with the screens that are on sale there (ADS-03). */
export function Regions({ asked, chosen, onChange }: RegionsProps) {
  const say = useSentences(addSlotSentences);
  const translate = useTranslate();
  const locale = useLocale();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data } = useQuery({
    queryKey: ['adsOrder.regions', locale, asked],
    queryFn: ({ signal }) => provider.call('adsOrder.regions', asked, { signal }),
    placeholderData: keepPreviousData,
  });
  const nodes = data?.list ?? [];
  // Where nothing is on sale any more, the choice is told all the same.
  const isGone = data !== undefined && chosen !== null && !nodes.some(({ code }) => code === chosen);
  const gone = useDistrict(isGone ? chosen : undefined);
  const rows = [
    { id: null, name: translate('ui.district.country'), depth: 0, count: data?.total },
    ...openNodes(nodes, chosen).map(({ code, name, depth, count }) => ({ id: code, name, depth: depth + 1, count })),
    ...(gone ? [{ id: chosen, name: gone.names.join(' '), depth: 1, count: 0 }] : []),
  ];
  return (
    <Paper
      variant="outlined"
      sx={{ p: 1, maxHeight: 'calc(100vh - 220px)', overflow: 'auto', position: 'sticky', top: 16 }}
    >
      <TreeRows label={say('addSlot.regions')} rows={rows} chosen={chosen} onChoose={onChange} />
    </Paper>
  );
}
