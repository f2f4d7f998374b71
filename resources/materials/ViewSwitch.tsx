import GridView from '@mui/icons-material/GridViewOutlined';
import ViewList from '@mui/icons-material/ViewListOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useStore, useTranslate } from 'react-admin';

/** Grid or list, as this account left it. */
export const useMaterialView = () => useStore<'grid' | 'list'>('materials.view', 'grid');

export function ViewSwitch() {
  const translate = useTranslate();
  const [view, setView] = useMaterialView();
  return (
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
  );
}
