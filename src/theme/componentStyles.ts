import type { Components, Theme } from '@mui/material/styles';
import { metrics, type Tokens } from './tokens.ts';

const card = (tokens: Tokens) => ({ border: `1px solid ${tokens.line}`, boxShadow: `0 1px 2px ${tokens.shadow}` });
const floating = (tokens: Tokens) => ({
  border: `1px solid ${tokens.line}`,
  boxShadow: `0 12px 32px ${tokens.shadow}, 0 2px 6px ${tokens.shadow}`,
});

function controls(tokens: Tokens): Components<Theme> {
  return {
    MuiButton: {
      defaultProps: { disableElevation: true, size: 'medium' },
      styleOverrides: {
        root: { minHeight: 36, borderRadius: metrics.radiusSmall, whiteSpace: 'nowrap' },
        sizeSmall: { minHeight: 30 },
      },
      variants: [
        {
          props: { variant: 'outlined', color: 'inherit' },
          style: { borderColor: tokens.line, backgroundColor: tokens.surface },
        },
      ],
    },
    MuiIconButton: { styleOverrides: { root: { borderRadius: metrics.radiusSmall } } },
    MuiButtonBase: {
      styleOverrides: { root: { '&.Mui-focusVisible': { outline: `2px solid ${tokens.accent}`, outlineOffset: 1 } } },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: tokens.surface, borderRadius: metrics.radiusSmall },
        notchedOutline: { borderColor: tokens.lineStrong },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, fontSize: 12, lineHeight: '16px' } } },
    MuiChip: { styleOverrides: { root: { borderRadius: metrics.radiusSmall, height: 24 } } },
    MuiTab: { styleOverrides: { root: { minHeight: 40, textTransform: 'none' } } },
    MuiLink: { defaultProps: { underline: 'hover' } },
  };
}

function surfaces(tokens: Tokens): Components<Theme> {
  return {
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { styleOverrides: { root: card(tokens) } },
    MuiMenu: { styleOverrides: { paper: floating(tokens) } },
    MuiPopover: { styleOverrides: { paper: floating(tokens) } },
    MuiDialog: { styleOverrides: { paper: { ...floating(tokens), borderRadius: 12 } } },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: 17, lineHeight: '24px', fontWeight: 600 } } },
    MuiDialogActions: {
      styleOverrides: { root: { padding: 16, gap: 8, '& > :not(style) ~ :not(style)': { marginLeft: 0 } } },
    },
    MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: tokens.overlay } } } },
    MuiTooltip: {
      defaultProps: { arrow: true },
      styleOverrides: {
        tooltip: { backgroundColor: tokens.text, color: tokens.ground, fontSize: 12, lineHeight: '16px' },
        arrow: { color: tokens.text },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: tokens.line, padding: '8px 12px', fontVariantNumeric: 'tabular-nums' },
        head: { color: tokens.muted, fontWeight: 600, fontSize: 13, whiteSpace: 'nowrap' },
      },
    },
    MuiSkeleton: { styleOverrides: { root: { backgroundColor: `${tokens.text}12` } } },
  };
}

/** Returns what every MUI component of the console looks like, so that no screen styles a stock part again. */
export function componentStyles(tokens: Tokens): Components<Theme> {
  return { ...controls(tokens), ...surfaces(tokens) };
}
