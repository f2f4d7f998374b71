import type { ThemeOptions } from '@mui/material/styles';
import { radius, type, type Tokens } from './tokens.ts';

// This type, because `Components<Theme>` is computed anew for each component: that doubled the time of tsc.
type ComponentStyles = NonNullable<ThemeOptions['components']>;

const card = ({ line, elevation }: Tokens) => ({ border: `1px solid ${line}`, boxShadow: elevation.raised });
const floating = ({ line, elevation }: Tokens) => ({ border: `1px solid ${line}`, boxShadow: elevation.floating });
const small = { fontSize: type.small.size, lineHeight: `${type.small.line}px` };

/** Focus ring inside the control, where its container would cut it off. */
const inside = { outlineOffset: -2 };

function controls(tokens: Tokens): ComponentStyles {
  return {
    MuiButton: {
      defaultProps: { disableElevation: true, size: 'medium' },
      styleOverrides: {
        root: { minHeight: 36, borderRadius: radius.small, whiteSpace: 'nowrap' },
        sizeSmall: { minHeight: 30 },
      },
      variants: [
        {
          props: { variant: 'outlined', color: 'inherit' },
          style: { borderColor: tokens.line, backgroundColor: tokens.surface },
        },
      ],
    },
    MuiIconButton: { styleOverrides: { root: { borderRadius: radius.small } } },
    MuiButtonBase: {
      styleOverrides: { root: { '&.Mui-focusVisible': { outline: `2px solid ${tokens.accent}`, outlineOffset: 2 } } },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: tokens.surface, borderRadius: radius.small },
        notchedOutline: { borderColor: tokens.lineStrong },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, ...small } } },
    MuiChip: { styleOverrides: { root: { borderRadius: radius.small, height: 24 } } },
    MuiTab: { styleOverrides: { root: { minHeight: 40, textTransform: 'none', '&.Mui-focusVisible': inside } } },
    // A reason why an action is off may be a sentence: on a phone it takes a second line.
    MuiMenuItem: { styleOverrides: { root: { whiteSpace: 'normal', '&.Mui-focusVisible': inside } } },
    MuiLink: { defaultProps: { underline: 'hover' } },
  };
}

function surfaces(tokens: Tokens): ComponentStyles {
  return {
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { styleOverrides: { root: card(tokens) } },
    MuiMenu: { styleOverrides: { paper: floating(tokens) } },
    MuiAutocomplete: { styleOverrides: { paper: floating(tokens) } },
    MuiPopover: { styleOverrides: { paper: floating(tokens) } },
    MuiDialog: { styleOverrides: { paper: { ...floating(tokens), borderRadius: radius.large } } },
    MuiDialogTitle: {
      styleOverrides: { root: { fontSize: type.h3.size, lineHeight: `${type.h3.line}px`, fontWeight: type.h3.weight } },
    },
    MuiDialogActions: {
      styleOverrides: { root: { padding: 16, gap: 8, '& > :not(style) ~ :not(style)': { marginLeft: 0 } } },
    },
    // On a phone it stands on the bottom bar.
    MuiSnackbar: { styleOverrides: { root: { marginBottom: 'var(--bottom-bar, 0px)' } } },
    MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: tokens.overlay } } } },
    MuiTooltip: {
      defaultProps: { arrow: true },
      styleOverrides: {
        tooltip: { backgroundColor: tokens.text, color: tokens.ground, ...small },
        arrow: { color: tokens.text },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: tokens.line, padding: '8px 12px', fontVariantNumeric: 'tabular-nums' },
        head: { color: tokens.muted, fontWeight: 600, fontSize: type.fine.size, whiteSpace: 'nowrap' },
      },
    },
    MuiSkeleton: { styleOverrides: { root: { backgroundColor: `${tokens.text}12` } } },
  };
}

/** Returns what every MUI component of the console looks like, so that no screen styles a stock part again. */
export function componentStyles(tokens: Tokens): ComponentStyles {
  return { ...controls(tokens), ...surfaces(tokens) };
}
