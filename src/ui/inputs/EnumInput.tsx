import {
  CheckboxGroupInput,
  RadioButtonGroupInput,
  SelectInput,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { mayChoose } from '#core/entity/choosable.ts';
import { labelKey } from '../labels.ts';
import { useCanAny } from '../permission.ts';
import { useInputProps, type InputProps } from './inputProps.ts';

interface EnumInputProps extends InputProps {
  values: readonly string[];
  /** Field whose labels the values have, if it is not the source: in an action's form. */
  words?: string;
  /** Permission by value: a value without permission is not offered, but a field that has it keeps it. */
  perms?: Readonly<Record<string, string>>;
}

/** Font size of group labels like other labels; react-admin shrinks them as if they were in an outlined border. */
const LEGEND = {
  '& .RaRadioButtonGroupInput-label, & .RaCheckboxGroupInput-label': {
    transform: 'none',
    position: 'static',
    fontSize: 14,
    lineHeight: '22px',
  },
  '& .MuiRadio-root, & .MuiCheckbox-root': { p: 0.75 },
};

/** Most choices that are shown all at once. */
const IN_SIGHT = 4;

function useChoices({ source, values, words = source, perms }: EnumInputProps) {
  const resource = useResourceContext() ?? '';
  const can = useCanAny();
  const kept = [useRecordContext()?.[source]].flat();
  const offered = values.filter((value) => mayChoose({ valuePerms: perms }, value, can) || kept.includes(value));
  return offered.map((value) => ({ id: value, name: labelKey.value(resource, words, value) }));
}

/** Choice of one enum value: radio buttons up to four values, else a select. */
export function EnumInput(props: EnumInputProps) {
  const { fullWidth, margin, ...shared } = useInputProps(props);
  const choices = useChoices(props);
  if (choices.length <= IN_SIGHT)
    return <RadioButtonGroupInput {...shared} margin="none" choices={choices} row sx={LEGEND} />;
  return (
    <SelectInput
      {...shared}
      margin={margin}
      fullWidth={fullWidth}
      choices={choices}
      emptyText="ui.none"
      resettable={!props.required}
    />
  );
}

/** Choice of several enum values. */
export function EnumsInput(props: EnumInputProps) {
  const { source, label, helperText, isRequired, readOnly } = useInputProps(props);
  return (
    <CheckboxGroupInput
      source={source}
      label={label}
      helperText={helperText}
      isRequired={isRequired}
      readOnly={readOnly}
      choices={useChoices(props)}
      margin="none"
      row
      sx={LEGEND}
    />
  );
}
