import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { placedAt, type WallPlace, type WallShape } from '#core/layout/wallCells.ts';
import { LabelledGroup } from '#src/ui/inputs/LabelledGroup.tsx';
import { useRawInput } from '#src/ui/inputs/useRawInput.ts';
import { PlainSelect } from '#src/ui/PlainSelect.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { wallSentences } from './sentences.ts';
import { useWall } from './useWall.ts';
import { WallGrid } from './WallGrid.tsx';

const MOST = 16;
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST;

interface PlacesProps {
  groupId: string;
  shape: WallShape;
}

/** A screen is chosen for each cell of the wall; the one that was there takes the cell that it leaves (DEV-11). */
function Places({ groupId, shape }: PlacesProps) {
  const say = useSentences(wallSentences);
  const { value, change, blur, focusRef, readOnly, frame } = useRawInput({ source: 'places' });
  const places = useMemo(() => (Array.isArray(value) ? (value as WallPlace[]) : []), [value]);
  const wall = useWall(groupId, shape, places);
  const { screens = [], cells = [] } = wall;
  return (
    <LabelledGroup {...frame} helperText={screens.length > 0 ? say('wall.help') : false}>
      <WallGrid
        shape={shape}
        wall={wall}
        renderCell={(screen, at, label) => (
          <PlainSelect
            value={screen?.id ?? ''}
            disabled={readOnly}
            aria-label={label}
            {...(at === 0 ? { ref: focusRef } : {})}
            onBlur={blur}
            onChange={({ target }) => change(placedAt(cells, shape.columns, target.value, at))}
          >
            {screen ? null : (
              <option value="" disabled>
                {say('wall.free')}
              </option>
            )}
            {screens.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </PlainSelect>
        )}
      />
      {places.length > 0 && !readOnly ? (
        <Button size="small" color="inherit" sx={{ alignSelf: 'start', mt: 1 }} onClick={() => change(null)}>
          {say('wall.byName')}
        </Button>
      ) : null}
    </LabelledGroup>
  );
}

/** Places of a group's screens, drawn by the rows and columns that stand in the form. */
export function WallInput() {
  const id = useRecordContext()?.id;
  const [rows, columns]: unknown[] = useWatch({ name: ['rows', 'columns'] });
  if (typeof id !== 'string' || !isCount(rows) || !isCount(columns)) return null;
  return <Places groupId={id} shape={{ rows, columns }} />;
}
