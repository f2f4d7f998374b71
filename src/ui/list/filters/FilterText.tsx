import { useTranslate } from 'react-admin';
import { movingRange } from '#core/entity/presetRange.ts';
import { DistrictName } from '../../fields/DistrictNameField.tsx';
import { ReferenceName, type ReferenceTarget } from '../../fields/ReferenceName.tsx';
import { useFormats, type Formats } from '../../format.ts';
import { useLabels } from '../../labels.ts';
import { useOwnerOf } from '../../owner.ts';
import { useListView } from '../listView.ts';
import { chosenValues, isBlank, operand, type FilterDef } from './filter.ts';
import { chosenDistrict, chosenNode } from './treeValue.ts';

interface FilterTextProps {
  def: FilterDef;
  value: unknown;
}

function boundText(value: unknown, of: 'instant' | 'date' | 'number' | 'money', formats: Formats): string {
  if (of === 'instant' && typeof value === 'string' && !Number.isNaN(Date.parse(value))) return formats.instant(value);
  if (of === 'date' && typeof value === 'string') return formats.date(value);
  if (typeof value === 'number') return of === 'money' ? formats.money(value) : formats.number(value);
  return String(value);
}

/** A chip is a button, so the name inside it must not be a link. */
const nameOnly = (target: ReferenceTarget): ReferenceTarget => ({ ...target, view: undefined });

/** Name of the record that is asked for; of another enterprise's that one's name, too. */
function OwnedName({ id, target }: { id: string; target: ReferenceTarget }) {
  const owner = useOwnerOf(id, target);
  return (
    <>
      <ReferenceName id={id} {...nameOnly(target)} />
      {owner ? (
        <>
          {' · '}
          <ReferenceName id={owner.id} {...nameOnly(owner.target)} />
        </>
      ) : null}
    </>
  );
}

/** Says in a few words what a filter asks for. */
export function FilterText({ def, value }: FilterTextProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const labels = useLabels(useListView().meta.resource);
  if (operand(value, 'empty') === true) return translate('ui.none');
  switch (def.kind) {
    case 'text':
      return translate('ui.list.contains', { text: String(operand(value, 'contains') ?? value) });
    case 'choice':
      return chosenValues(value)
        .map((one) => labels.value(def.source, one))
        .join(', ');
    case 'name':
      return chosenValues(value)
        .map((one) => translate(`${def.of}.${one}`, { _: one }))
        .join(', ');
    case 'boolean':
      return translate(value === true ? 'ui.yes' : 'ui.no');
    case 'range': {
      const moving = movingRange(value);
      if (moving) return translate(`ui.presets.${moving.preset}`);
      const [gte, lte] = [operand(value, 'gte'), operand(value, 'lte')];
      const from = isBlank(gte) ? '' : boundText(gte, def.of, formats);
      const to = isBlank(lte) ? '' : boundText(lte, def.of, formats);
      return translate(from && to ? 'ui.list.between' : from ? 'ui.list.since' : 'ui.list.until', { from, to });
    }
    case 'reference':
      return typeof value === 'string' ? <OwnedName id={value} target={def.target} /> : null;
    case 'district': {
      const code = chosenDistrict(value);
      return code === undefined ? null : <DistrictName code={code} />;
    }
    default: {
      const node = chosenNode(value);
      return node === undefined ? null : <ReferenceName id={node} {...nameOnly(def.target)} />;
    }
  }
}
