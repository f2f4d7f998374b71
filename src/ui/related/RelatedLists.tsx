import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Suspense, useContext, useId, useState } from 'react';
import { useGetList, useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import type { EntityMeta } from '#core/entity/meta.ts';
import { useFormats } from '../format.ts';
import { useLabels, useNames } from '../labels.ts';
import { useCanSee } from '../permission.ts';
import type { Slots } from '../slots.ts';
import { ViewsContext } from '../view.ts';
import { filterOf, type RelatedDef } from './related.ts';
import { RelatedList } from './RelatedList.tsx';

interface RelatedListsProps {
  meta: EntityMeta;
  related: readonly RelatedDef[];
  slots: Slots;
}

/** Returns the related lists that this session may see, in this console. */
function useVisible(related: readonly RelatedDef[]): RelatedDef[] {
  const views = useContext(ViewsContext);
  const canSee = useCanSee();
  return related.filter(({ resource, perm, fieldPerm, fieldIn }) => {
    const found = views.get(resource);
    return (
      found?.List !== undefined &&
      canSee({ perm, systems: found.meta.systems }) &&
      canSee({ ...(fieldPerm ? { perm: fieldPerm } : {}), ...(fieldIn ? { systems: fieldIn } : {}) })
    );
  });
}

/** Related lists of the record: a tab each with its total, and the rows of the open one. */
export default function RelatedLists({ meta, related, slots }: RelatedListsProps) {
  const record = useRecordContext<RaRecord<string>>();
  const translate = useTranslate();
  const visible = useVisible(related);
  const [chosen, setChosen] = useState<string | null>(null);
  const baseId = useId();
  const open = visible.find(({ name }) => name === chosen) ?? visible[0];
  if (!record || !open) return null;
  const at = visible.indexOf(open);
  return (
    <Box component="section" aria-label={translate('ui.related.label')} sx={{ mt: 2 }}>
      <Tabs
        value={at}
        onChange={(_event, next: number) => setChosen(visible[next]?.name ?? null)}
        variant="scrollable"
        scrollButtons="auto"
        aria-label={translate('ui.related.label')}
        // The arrow at the beginning takes no room while nothing is before it: the first tab lines up with the page.
        sx={{ minHeight: 40, mb: 1, '& .MuiTabs-scrollButtons.Mui-disabled': { width: 0 } }}
      >
        {visible.map((def, index) => (
          <Tab
            key={def.name}
            id={`${baseId}-tab-${index}`}
            aria-controls={`${baseId}-panel`}
            label={
              <TabLabel
                def={def}
                id={record.id}
                isOnly={visible.every((one) => one === def || one.resource !== def.resource)}
              />
            }
            sx={{ minHeight: 40, textTransform: 'none' }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${baseId}-panel`} aria-labelledby={`${baseId}-tab-${at}`}>
        {slots.show?.related?.[open.name] ?? (
          <RelatedList key={`${open.name} ${record.id}`} def={open} id={record.id} of={meta.resource} />
        )}
      </Box>
    </Box>
  );
}

interface TabLabelProps {
  def: RelatedDef;
  id: string;
  /** True where no other tab lists the same entity. */
  isOnly: boolean;
}

/** Label of a tab: name of the list and its total. */
function TabLabel({ def, id, isOnly }: TabLabelProps) {
  const translate = useTranslate();
  const { many: name } = useNames(def.resource);
  if (def.title === undefined || (def.title === 'field' && isOnly)) return <Counted def={def} id={id} title={name} />;
  if (def.title !== 'field')
    return <Counted def={def} id={id} title={translate(`ui.related.${def.title}`, { name })} />;
  return (
    <Suspense fallback={<Counted def={def} id={id} title={name} />}>
      <FieldTitle def={def} id={id} />
    </Suspense>
  );
}

/** Label of a tab that says by which field its records refer to this one: another list has the same entity. */
function FieldTitle({ def, id }: { def: RelatedDef; id: string }) {
  const translate = useTranslate();
  const labels = useLabels(def.resource);
  const title = translate('ui.related.field', { name: labels.many, field: labels.field(def.field) });
  return <Counted def={def} id={id} title={title} />;
}

interface CountedProps {
  def: RelatedDef;
  id: string;
  title: string;
}

function Counted({ def, id, title }: CountedProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const { total } = useGetList(def.resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter: filterOf(def, id),
  });
  return <span>{total === undefined ? title : translate('ui.related.count', { title, n: number(total) })}</span>;
}
