import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { InputHelperText, useInput } from 'react-admin';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import { refs } from '#generated/console/refs.gen.ts';
import type { ReferenceTarget } from '#src/ui/fields/ReferenceName.tsx';
import { ChosenRecords } from '#src/ui/inputs/ChosenRecords.tsx';
import { useInputProps } from '#src/ui/inputs/inputProps.ts';
import { TargetList } from './TargetList.tsx';
import { TargetTypes } from './TargetTypes.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { adSentences } from './sentences.ts';
import './wizard.css';

/** Resources that an ad can be released to (AD-03). */
const TARGETS: Readonly<Record<string, ReferenceTarget>> = {
  device: refs.device,
  deviceGroup: refs.deviceGroup,
  deviceSet: refs.deviceSet,
  tag: refs.tag,
  store: refs.store,
};

const same = (value: unknown): unknown => value;
const asIds = (value: unknown): string[] => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []);
const MAX = 500;

/**
 * Second step of the wizard: the kind of target, then the targets, from a list in the page instead of behind a button.
 */
export function TargetStep() {
  const translate = useSentences(adSentences);
  const labelId = useId();
  const type = useInputProps({ source: 'targetType', required: true });
  const chosen = useInputProps({ source: 'targetIds', required: true });
  const kind = useInput({ source: 'targetType', isRequired: true });
  const { field, fieldState } = useInput({ source: 'targetIds', isRequired: true, format: same, parse: same });
  const { ref, value, onChange } = field;
  const { value: targetType, onChange: onTargetType } = kind.field;
  const ids = asIds(value);
  const target = TARGETS[String(targetType)];
  const types = adMeta.fields.find(({ name }) => name === 'targetType')?.values ?? [];
  const choose = (next: string): void => {
    if (next === targetType) return;
    onTargetType(next);
    // Ids of devices mean nothing among groups.
    onChange([]);
  };
  return (
    <div className="target-step">
      <TargetTypes types={types} value={String(targetType)} isLocked={type.readOnly} onChoose={choose} />
      {type.readOnly ? <FormHelperText>{translate('ui.form.locked')}</FormHelperText> : null}
      <section aria-labelledby={labelId} ref={ref} tabIndex={-1}>
        <h3 id={labelId}>
          {translate('ads.chosenTargets', { n: ids.length })} <span aria-hidden="true">*</span>
        </h3>
        {target && chosen.readOnly ? (
          <ChosenRecords ids={ids} target={target} isLocked onRemove={() => undefined} />
        ) : target ? (
          <TargetList key={target.resource} target={target} chosen={ids} max={MAX} onChange={onChange} />
        ) : null}
        <FormHelperText error={fieldState.invalid} component="div">
          <InputHelperText error={fieldState.error?.message} helperText={chosen.helperText} />
        </FormHelperText>
      </section>
    </div>
  );
}
