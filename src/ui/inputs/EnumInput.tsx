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
  /** Field whose words the values have, where it is not the source: in an action's form. */
  words?: string;
  /** Who may choose a value, by the value: what one may not is not offered, but stays where it is. */
  perms?: Readonly<Record<string, string>>;
}

/** The name of a group is as large as the names of other groups; react-admin shrinks it as if it stood in a border. */
const LEGEND = {
  '& .RaRadioButtonGroupInput-label, & .RaCheckboxGroupInput-label': {
    transform: 'none',
    position: 'static',
    fontSize: 14,
    lineHeight: '22px',
  },
  '& .MuiRadio-root, & .MuiCheckbox-root': { p: 0.75 },
};

/** Up to this many choices are all in sight. */
const IN_SIGHT = 4;

function useChoices({ source, values, words = source, perms }: EnumInputProps) {
  const resource = useResourceContext() ?? '';
  const can = useCanAny();
  const kept = [useRecordContext()?.[source]].flat();
  const offered = values.filter((value) => mayChoose({ valuePerms: perms }, value, can) || kept.includes(value));
  return offered.map((value) => ({ id: value, name: labelKey.value(resource, words, value) }));
}

/** One of a few words: radio buttons while they fit, else a select. */
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

/** Several of a few words. */
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
