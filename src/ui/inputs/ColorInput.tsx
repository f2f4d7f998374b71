import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { FieldTitle, InputHelperText, useResourceContext, useTranslate } from 'react-admin';
import { swatches } from '../../theme/swatches.ts';
import type { InputProps } from './inputProps.ts';
import { useRawInput } from './useRawInput.ts';

const HEX = /^#[0-9a-f]{6}$/i;

/** "ABC", "#abc" and "aabbcc" are colours too. */
function readColor(text: string): string | null {
  const plain = text.trim().replace(/^#?/, '#').toLowerCase();
  if (plain === '#') return null;
  return /^#[0-9a-f]{3}$/.test(plain) ? plain.replace(/[0-9a-f]/g, '$&$&') : plain;
}

const picker = {
  width: 24,
  height: 24,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: '4px',
  bgcolor: 'transparent',
  cursor: 'pointer',
  '&::-webkit-color-swatch-wrapper': { p: 0 },
  '&::-webkit-color-swatch': { border: 0, borderRadius: '3px' },
} as const;
const swatch = {
  width: 24,
  height: 24,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: '4px',
  cursor: 'pointer',
  '&[aria-pressed="true"]': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: 1 },
} as const;

/** A colour as "#rrggbb": typed, taken from the swatches, or mixed in the browser's own picker. */
export function ColorInput(props: InputProps) {
  const { id, name, value, change, blur, focusRef, readOnly, frame } = useRawInput(props);
  const { source, label, isRequired, error, helperText } = frame;
  const resource = useResourceContext();
  const translate = useTranslate();
  const text = typeof value === 'string' ? value : '';
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        id={id}
        name={name}
        inputRef={focusRef}
        value={text}
        onChange={({ target }) => change(target.value === '' ? null : target.value)}
        onBlur={() => {
          change(readColor(text));
          blur();
        }}
        label={<FieldTitle label={label} source={source} resource={resource} isRequired={isRequired} />}
        error={error !== undefined}
        helperText={error || helperText ? <InputHelperText error={error} helperText={helperText} /> : undefined}
        fullWidth
        slotProps={{
          htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: 7 },
          input: {
            readOnly,
            startAdornment: (
              <InputAdornment position="start">
                <Box
                  component="input"
                  type="color"
                  disabled={readOnly}
                  aria-label={translate('ui.color.mix')}
                  value={HEX.test(text) ? text : swatches[0]}
                  onChange={({ target }) => change(target.value)}
                  sx={picker}
                />
              </InputAdornment>
            ),
          },
        }}
      />
      {readOnly ? null : (
        <Box
          role="group"
          aria-label={translate('ui.color.swatches')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
        >
          {swatches.map((one) => (
            <Box
              key={one}
              component="button"
              type="button"
              aria-label={one}
              aria-pressed={one === text.toLowerCase()}
              onClick={() => change(one)}
              sx={swatch}
              style={{ backgroundColor: one }}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
