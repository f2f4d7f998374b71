import { TextInput, useTranslate } from 'react-admin';
import { useInputProps } from '#src/ui/inputs/inputProps.ts';
import { deviceNumber } from './deviceNumber.ts';

const figures = {
  htmlInput: {
    maxLength: 8,
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    className: 'device-number',
  },
} as const;

/** The number that the screen shows, typed as one reads it: small letters, spaces and dashes are put right (DEV-03). */
export function DeviceNumberInput() {
  const translate = useTranslate();
  const { helperText, ...shared } = useInputProps({ source: 'uuid', required: true });
  return (
    <TextInput
      {...shared}
      parse={deviceNumber}
      helperText={helperText || translate('devices.numberHelp')}
      slotProps={figures}
      placeholder="A1B2C3D4"
    />
  );
}
