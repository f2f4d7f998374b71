import { TextInput } from 'react-admin';
import { useInputProps, type InputProps } from './inputProps.ts';

/** Returns typed text as a code or number of a screen: capital letters and digits, at most eight. */
export const screenCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 8);

const slots = {
  htmlInput: { maxLength: 8, autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
} as const;

const figures = {
  '& input': { fontFamily: 'var(--font-mono)', fontSize: 18, letterSpacing: '0.18em', textTransform: 'uppercase' },
} as const;

/** The code or number that a screen shows, typed as one reads it: small letters, spaces and dashes are put right (DEV-03, DEV-16). */
export function ScreenCodeInput(props: InputProps) {
  const shared = useInputProps(props);
  return <TextInput {...shared} parse={screenCode} slotProps={slots} sx={figures} placeholder="A4C7E9" />;
}
