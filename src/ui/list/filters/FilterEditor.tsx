import { BooleanFilter } from './BooleanFilter.tsx';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import type { FilterDef, FilterEditorProps } from './filter.ts';
import { RangeFilter } from './RangeFilter.tsx';
import { ReferenceFilter, TreeFilter } from './ReferenceFilter.tsx';
import { TextFilter } from './TextFilter.tsx';

/** The editor of a filter, by its kind. */
export function FilterEditor({ def, ...props }: Omit<FilterEditorProps, 'def'> & { def: FilterDef }) {
  switch (def.kind) {
    case 'text':
      return <TextFilter def={def} {...props} />;
    case 'choice':
      return <ChoiceFilter def={def} {...props} />;
    case 'boolean':
      return <BooleanFilter def={def} {...props} />;
    case 'range':
      return <RangeFilter def={def} {...props} />;
    case 'reference':
      return <ReferenceFilter def={def} {...props} />;
    default:
      return <TreeFilter def={def} {...props} />;
  }
}
