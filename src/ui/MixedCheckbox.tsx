import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';

interface MixedCheckboxProps extends Pick<CheckboxProps, 'checked' | 'disabled' | 'onChange'> {
  /** True when some of its items are on and some are not. */
  isMixed: boolean;
  /** Name for screen readers when there is no label around it. */
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
