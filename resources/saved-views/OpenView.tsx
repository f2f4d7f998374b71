import ViewList from '@mui/icons-material/ViewListOutlined';
import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { SavedViewRow } from '#generated/model/saved-views/types.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { usePathOf } from '#src/ui/paths.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { savedViewPlace } from './place.ts';
import { savedViewSentences } from './sentences.ts';

/** Leads to the list, looked at as the view of the page says. */
export function OpenView() {
  const translate = useSentences(savedViewSentences);
  const pathOf = usePathOf();
  const view = useRecordContext<SavedViewRow>();
  const path = view ? savedViewPlace(view, pathOf) : null;
  return path ? (
    <Button component={Link} to={path} variant="contained" size="small" startIcon={<ViewList />}>
      {translate('savedViews.open')}
    </Button>
  ) : null;
}

/** The view's name as the way to its list, where it stands among its facts. */
export function ViewName() {
  const pathOf = usePathOf();
  const view = useRecordContext<SavedViewRow>();
  const path = view ? savedViewPlace(view, pathOf) : null;
  return path ? (
    <AppLink href={path} className="field-link">
      {view?.name}
    </AppLink>
  ) : (
    <span>{view?.name}</span>
  );
}
