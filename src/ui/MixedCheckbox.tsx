import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';

interface MixedCheckboxProps extends Pick<CheckboxProps, 'checked' | 'disabled' | 'onChange'> {
  /** Some of what it stands for is on, and some is not. */
  isMixed: boolean;
  /** Its name, where no label stands around it. */
  name?: string;
}

/** A box for several things at once. Being in between is set at the field itself too: MUI only draws and says it. */
export function MixedCheckbox({ isMixed, name, ...props }: MixedCheckboxProps) {
  const mark = (input: HTMLInputElement | null): void => {
    if (input) input.indeterminate = isMixed;
  };
  return (
    <Checkbox
      {...props}
      size="small"
      indeterminate={isMixed}
      slotProps={{ input: { ref: mark, ...(name === undefined ? {} : { 'aria-label': name }) } }}
    />
  );
}
