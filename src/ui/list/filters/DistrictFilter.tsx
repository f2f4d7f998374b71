import { DistrictSelects } from '../../districts/DistrictSelects.tsx';
import { rangeOf } from '../../districts/useDistricts.ts';
import type { FilterEditorProps } from './filter.ts';
import { chosenDistrict } from './treeValue.ts';

/** A division, with all that lies below it. */
export function DistrictFilter({ value, onChange }: FilterEditorProps<'district'>) {
  const chosen = chosenDistrict(value);
  return (
    <DistrictSelects value={chosen ?? null} onChange={(code) => onChange(code === null ? undefined : rangeOf(code))} />
  );
}
