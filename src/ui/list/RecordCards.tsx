import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import type { MouseEvent } from 'react';
import { RecordContextProvider, useListContext, useTranslate } from 'react-admin';
import { ActionMenu } from '../actions/ActionMenu.tsx';
import { useLabels } from '../labels.ts';
import { recordName } from '../recordName.ts';
import { CellValue } from './Cell.tsx';
import { useListView } from './listView.ts';
import { useColumnChoice } from './useColumnChoice.ts';
import { isForRow } from './isForRow.ts';
import { usePeek } from './peek/usePeek.ts';
import { useRowPath, useRows } from './useRows.ts';

const card = { p: 2, borderBottom: 1, borderColor: 'divider', display: 'grid', gap: 1 } as const;
const pairs = {
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, auto) 1fr',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;

/** The page as cards, where a table would not fit (UI-05: from 360 px). */
export function RecordCards() {
  const { meta, actions, forms, slots, isSelectable } = useListView();
  const { selectedIds, onToggleItem } = useListContext();
  const { shown } = useColumnChoice();
  const labels = useLabels(meta.resource);
  const translate = useTranslate();
  const pathOf = useRowPath();
  const peek = usePeek();
  const title = shown.find(({ source }) => source === meta.display) ?? shown[0];
  return (
    <Box
      component="ul"
      aria-label={translate('ui.list.label', { name: labels.many })}
      sx={{ listStyle: 'none', p: 0, m: 0 }}
    >
      {useRows().map((row) => (
        <RecordContextProvider key={row.id} value={row}>
          <Box
            component="li"
            sx={card}
            onClick={(event: MouseEvent<HTMLElement>) => {
              if (peek.canOpen && isForRow(event)) peek.open(row.id);
            }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              {isSelectable ? (
                <Checkbox
                  size="small"
                  edge="start"
                  checked={selectedIds.includes(row.id)}
                  onChange={() => onToggleItem(row.id)}
                  slotProps={{
                    input: { 'aria-label': translate('ui.list.select', { name: recordName(row, meta.display) }) },
                  }}
                />
              ) : null}
              <Box sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>
                {title ? <CellValue column={title} path={pathOf(row)} /> : null}
              </Box>
              <ActionMenu meta={meta} actions={actions} record={row} forms={forms} slots={slots} />
            </Box>
            <Box component="dl" sx={pairs}>
              {shown
                .filter((column) => column !== title)
                .map((column) => (
                  <Box key={column.source} sx={{ display: 'contents' }}>
                    <dt>{labels.field(column.source)}</dt>
                    <dd>
                      <CellValue column={column} path={null} />
                    </dd>
                  </Box>
                ))}
            </Box>
          </Box>
        </RecordContextProvider>
      ))}
    </Box>
  );
}
