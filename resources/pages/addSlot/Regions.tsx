import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';
import { useDistrict, wayTo } from '#src/ui/districts/useDistricts.ts';
import { useFormats } from '#src/ui/format.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { addSlotSentences } from './sentences.ts';
import '#src/ui/districts/districts.css';

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
  const { number } = useFormats();
  const locale = useLocale();
  const headingId = useId();
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
    { code: null, name: translate('ui.district.country'), depth: 0, count: data?.total },
    ...openNodes(nodes, chosen).map((node) => ({ ...node, depth: node.depth + 1 })),
    ...(gone ? [{ code: chosen, name: gone.names.join(' '), depth: 1, count: 0 }] : []),
  ];
  return (
    <Paper
      component="nav"
      variant="outlined"
      aria-labelledby={headingId}
      sx={{ p: 1, maxHeight: 'calc(100vh - 220px)', overflow: 'auto', position: 'sticky', top: 16 }}
    >
      <Typography id={headingId} variant="body2" color="text.secondary" sx={{ px: 1, py: 0.5 }}>
        {say('addSlot.regions')}
      </Typography>
      <List dense disablePadding>
        {rows.map(({ code, name, depth, count }) => (
          <ListItem key={code ?? ''} disablePadding>
            <ListItemButton
              dense
              selected={code === chosen}
              aria-current={code === chosen ? 'true' : undefined}
              onClick={() => onChange(code)}
              sx={{ pl: 1 + depth * 1.5, borderRadius: '6px', overflowWrap: 'anywhere' }}
            >
              {name}
              {count === undefined ? null : <span className="district-count">{number(count)}</span>}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
