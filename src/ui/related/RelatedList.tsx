import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useMemo } from 'react';
import { Link, ResourceContextProvider, useTranslate } from 'react-admin';
import { useNames } from '../labels.ts';
import { EmbedContext } from '../list/embed.ts';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { usePathOf } from '../paths.ts';
import { useCan } from '../permission.ts';
import { useViews } from '../view.ts';
import { createSearch, filterOf, listSearch, type RelatedDef } from './related.ts';
import { RelatedRows } from './RelatedRows.tsx';

interface RelatedListProps {
  def: RelatedDef;
  /** The record that is referred to. */
  id: string;
  /** Its resource. */
  of: string;
}

const PER_PAGE = 10;

/** Related list: the generated list of an entity with a filter for one record, and a link to the whole list. */
export function RelatedList({ def, id, of }: RelatedListProps) {
  const { resource } = def;
  const List = useViews(resource)?.List;
  const embed = useMemo(
    () => ({
      name: of,
      filter: filterOf(def, id),
      ...(def.many ? {} : { without: def.without ?? def.field }),
      perPage: PER_PAGE,
      layout: <RelatedRows />,
    }),
    [def, id, of],
  );
  if (!List) return null;
  return (
    <ResourceContextProvider value={resource}>
      <Ways def={def} id={id} />
      <EmbedContext value={embed}>
        <Suspense fallback={<ListSkeleton />}>
          <List />
        </Suspense>
      </EmbedContext>
    </ResourceContextProvider>
  );
}

/** Links to the whole list and to the create form. */
function Ways({ def, id }: Pick<RelatedListProps, 'def' | 'id'>) {
  const translate = useTranslate();
  const names = useNames(def.resource);
  const pathOf = usePathOf();
  const mayCreate = useCan(def.create) && def.create !== undefined;
  const [list, create] = [pathOf(def.resource, 'list'), pathOf(def.resource, 'create')];
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mb: 1 }}>
      {list ? (
        <Button component={Link} to={`${list}?${listSearch(def, id)}`} size="small" color="inherit">
          {translate('ui.related.all', { name: names.many })}
        </Button>
      ) : null}
      {create && mayCreate ? (
        <Button
          component={Link}
          to={`${create}?${createSearch(def, id)}`}
          size="small"
          variant="outlined"
          startIcon={<Add />}
        >
          {translate('ui.create', { name: names.one })}
        </Button>
      ) : null}
    </Box>
  );
}
