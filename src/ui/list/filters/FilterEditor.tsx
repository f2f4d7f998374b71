import { useMemo } from 'react';
import { useListView } from '../listView.ts';
import { BooleanFilter } from './BooleanFilter.tsx';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { DistrictFilter } from './DistrictFilter.tsx';
import { FilterEditorContext, type FilterDef, type FilterEditorProps } from './filter.ts';
import { NameFilter } from './NameFilter.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import { ReferenceFilter } from './ReferenceFilter.tsx';
import { TextFilter } from './TextFilter.tsx';
import { TreeFilter } from './TreeFilter.tsx';

type AnyEditorProps = Omit<FilterEditorProps, 'def'> & { def: FilterDef };

/** The editor of a filter: what a person put in its place, else one by its kind. */
export function FilterEditor(props: AnyEditorProps) {
  const { def, label, value, onChange } = props;
  const { slots } = useListView();
  const own = slots.filters?.[def.source];
  const editor = useMemo(() => ({ label, value, onChange }), [label, value, onChange]);
  return own ? <FilterEditorContext value={editor}>{own}</FilterEditorContext> : <ByKind {...props} />;
}

function ByKind({ def, ...props }: AnyEditorProps) {
  switch (def.kind) {
    case 'text':
      return <TextFilter def={def} {...props} />;
    case 'choice':
      return <ChoiceFilter def={def} {...props} />;
    case 'name':
      return <NameFilter def={def} {...props} />;
    case 'boolean':
      return <BooleanFilter def={def} {...props} />;
    case 'range':
      return <RangeFilter def={def} {...props} />;
    case 'reference':
      return <ReferenceFilter def={def} {...props} />;
    case 'district':
      return <DistrictFilter def={def} {...props} />;
    default:
      return <TreeFilter def={def} {...props} />;
  }
}
