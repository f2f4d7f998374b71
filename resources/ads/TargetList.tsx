import TextField from '@mui/material/TextField';
import { useDeferredValue, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import type { ReferenceTarget } from '#src/ui/fields/ReferenceName.tsx';
import { ChosenRecords } from '#src/ui/inputs/ChosenRecords.tsx';
import { PickerRows } from '#src/ui/inputs/PickerRows.tsx';
import { Pager } from '#src/ui/list/Pager.tsx';
import { useOwnChoices } from '#src/ui/owner.ts';

interface TargetListProps {
  target: ReferenceTarget;
  chosen: readonly string[];
  max: number;
  onChange: (ids: string[]) => void;
}

const PAGE = 10;

/** Chosen targets, and the list to choose from: search and pages on the server at any size (UI-10). */
export function TargetList({ target, chosen, max, onChange }: TargetListProps) {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const q = useDeferredValue(search.trim());
  const own = useOwnChoices(target);
  const {
    data = [],
    total = 0,
    isPending,
    error,
    refetch,
  } = useGetList(target.resource, {
    pagination: { page, perPage: PAGE },
    sort: { field: target.sort ?? target.display, order: 'ASC' },
    filter: { ...own, ...(q ? { q } : {}) },
  });
  const remove = (id: string): void => onChange(chosen.filter((one) => one !== id));
  const toggle = (id: string): void => (chosen.includes(id) ? remove(id) : onChange([...chosen, id]));
  return (
    <div className="target-list">
      <ChosenRecords ids={chosen} target={target} isLocked={false} onRemove={remove} />
      <TextField
        type="search"
        label={translate('ui.search')}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setPage(1);
        }}
        // Enter would submit the whole form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        fullWidth
      />
      <PickerRows
        rows={data}
        display={target.display}
        chosen={[...chosen]}
        isFull={chosen.length >= max}
        isPending={isPending}
        error={error}
        onRetry={() => void refetch()}
        onToggle={toggle}
      />
      <Pager page={page} perPage={PAGE} total={total} onPage={setPage} />
    </div>
  );
}
