import GridView from '@mui/icons-material/GridViewOutlined';
import ViewList from '@mui/icons-material/ViewListOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useStore } from 'react-admin';
import { TILE_SIZES, type TileSize } from './grid/shape.ts';
import { PlainSelect } from '#src/ui/PlainSelect.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { materialSentences } from '../parts/library/sentences.ts';

/** Grid or list, as this account chose last. */
export const useMaterialView = () => useStore<'grid' | 'list'>('materials.view', 'grid');

/** Tile size of the grid, as this account chose last. */
export const useTileSize = () => useStore<TileSize>('materials.size', 'medium');

export function ViewSwitch() {
  const translate = useSentences(materialSentences);
  const [view, setView] = useMaterialView();
  const [size, setSize] = useTileSize();
  return (
    <>
      {view === 'grid' ? (
        <PlainSelect
          value={size}
          onChange={(event) => setSize(TILE_SIZES.find((one) => one === event.target.value) ?? 'medium')}
          aria-label={translate('materials.size')}
        >
          {TILE_SIZES.map((one) => (
            <option key={one} value={one}>
              {translate(`materials.sizes.${one}`)}
            </option>
          ))}
        </PlainSelect>
      ) : null}
      <ToggleButtonGroup
        size="small"
        exclusive
        value={view}
        onChange={(_event, next: 'grid' | 'list' | null) => next && setView(next)}
        aria-label={translate('materials.view')}
      >
        <ToggleButton value="grid" aria-label={translate('materials.grid')}>
          <GridView fontSize="small" />
        </ToggleButton>
        <ToggleButton value="list" aria-label={translate('materials.list')}>
          <ViewList fontSize="small" />
        </ToggleButton>
      </ToggleButtonGroup>
    </>
  );
}
