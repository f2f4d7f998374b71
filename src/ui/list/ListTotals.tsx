import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { RecordContextProvider, useGetList, useListContext, useTranslate } from 'react-admin';
import type { Total } from '#core/entity/meta.ts';
import { useFormats } from '../format.ts';
import { useLabels } from '../labels.ts';
import { useListView } from './listView.ts';

const frame = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 0.5,
  m: 0,
  px: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'action.hover',
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600 },
} as const;

/** Figures over all rows that the filter finds, asked for once the rows are there: their pages and order change none. */
export default function ListTotals() {
  const { meta, view, columns } = useListView();
  const { filterValues, resource } = useListContext();
  const translate = useTranslate();
  const labels = useLabels(meta.resource);
  const { number } = useFormats();
  const { meta: answer, isPending } = useGetList(resource, {
    pagination: { page: 1, perPage: 1 },
    filter: filterValues as object,
    meta: { view, totals: true },
  });
  const totals = (answer as { totals?: readonly Total[] } | undefined)?.totals ?? [];
  const seen = (meta.totals ?? []).filter(({ field }) => columns.some(({ source }) => source === field));
  if (seen.length === 0) return null;
  return (
    <Box component="dl" aria-label={translate('ui.list.totals')} sx={frame}>
      {seen.map(({ field, as }) => {
        const total = totals.find((each) => each.field === field && each.as === as);
        const cell = columns.find(({ source }) => source === field)?.cell;
        return (
          <Box key={`${field} ${as}`} sx={{ display: 'flex', gap: 1 }}>
            <dt>{translate(`ui.list.totalOf.${as}`, { name: labels.field(field) })}</dt>
            <dd>
              {isPending ? <Skeleton width={48} /> : null}
              {total && as === 'count' ? number(total.value ?? 0) : null}
              {total && as !== 'count' ? (
                <RecordContextProvider value={{ id: field, [field]: total.value }}>{cell}</RecordContextProvider>
              ) : null}
            </dd>
          </Box>
        );
      })}
    </Box>
  );
}
