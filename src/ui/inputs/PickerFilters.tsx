import Box from '@mui/material/Box';
import type { ReferenceTarget } from '../fields/ReferenceName.tsx';
import { useLabels } from '../labels.ts';
import { isBlank } from '../list/filters/filter.ts';
import { ReferenceFilter } from '../list/filters/ReferenceFilter.tsx';
import { useCanSee } from '../permission.ts';

type Narrow = NonNullable<ReferenceTarget['narrow']>[number];

interface PickerFiltersProps {
  resource: string;
  narrow: readonly Narrow[];
  values: Readonly<Record<string, unknown>>;
  /** Enterprise whose records are picked: others' hold none of them. */
  corpId?: unknown;
  onChange: (values: Readonly<Record<string, unknown>>) => void;
}

/** Narrows what a picker offers by what its records refer to: screens of a store, a group, a set or a tag (UI-10). */
export function PickerFilters({ narrow, ...props }: PickerFiltersProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: 1, pb: 1 }}>
      {narrow.map((by) => (
        <PickerFilter key={by.source} by={by} {...props} />
      ))}
    </Box>
  );
}

function PickerFilter({ by, resource, values, corpId, onChange }: Omit<PickerFiltersProps, 'narrow'> & { by: Narrow }) {
  const { source, ...target } = by;
  const labels = useLabels(resource);
  const canSee = useCanSee();
  if (!canSee(target)) return null;
  const change = (value: unknown) => {
    const { [source]: _, ...rest } = values;
    onChange(isBlank(value) ? rest : { ...rest, [source]: value });
  };
  return (
    <ReferenceFilter
      isInline
      within={target.owned && typeof corpId === 'string' ? { corpId } : undefined}
      def={{ source, kind: 'reference', target }}
      label={labels.field(source)}
      value={values[source]}
      onChange={change}
    />
  );
}
