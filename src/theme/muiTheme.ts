import { createTheme, type Theme } from '@mui/material/styles';
import { componentStyles } from './componentStyles.ts';
import { FONT_STACK, metrics, type StatusTone, type ThemeMode, type Tokens } from './tokens.ts';

declare module '@mui/material/styles' {
  interface Palette {
    /** The five status colours; see tokens.ts. */
    status: Tokens['status'];
    tokens: Tokens;
  }
  interface PaletteOptions {
    status?: Tokens['status'];
    tokens?: Tokens;
  }
}

const solid = (tone: StatusTone, mode: ThemeMode) => ({
  main: tone.fg,
  dark: tone.fg,
  light: tone.dot,
  contrastText: mode === 'light' ? '#ffffff' : '#0b1113',
});

function palette(tokens: Tokens, mode: ThemeMode) {
  const { status } = tokens;
  return {
    mode,
    status,
    tokens,
    primary: { main: tokens.accent, dark: tokens.accentHover, light: tokens.accentSoft, contrastText: tokens.onAccent },
    secondary: { main: tokens.muted, contrastText: tokens.surface },
    success: solid(status.success, mode),
    info: solid(status.info, mode),
    warning: solid(status.warning, mode),
    error: solid(status.error, mode),
    background: { default: tokens.ground, paper: tokens.surface },
    text: { primary: tokens.text, secondary: tokens.muted, disabled: tokens.faint },
    divider: tokens.line,
    action: {
      hover: `${tokens.text}0a`,
      selected: tokens.accentSoft,
      focus: `${tokens.accent}24`,
      active: tokens.muted,
    },
  };
}

const typography = {
  fontFamily: FONT_STACK,
  fontSize: 14,
  htmlFontSize: 16,
  h1: { fontSize: 24, lineHeight: '32px', fontWeight: 650, letterSpacing: '-0.01em' },
  h2: { fontSize: 20, lineHeight: '28px', fontWeight: 650, letterSpacing: '-0.01em' },
  h3: { fontSize: 17, lineHeight: '24px', fontWeight: 600 },
  h4: { fontSize: 15, lineHeight: '24px', fontWeight: 600 },
  h5: { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  h6: { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  body1: { fontSize: 14, lineHeight: '22px' },
  body2: { fontSize: 13, lineHeight: '20px' },
  subtitle1: { fontSize: 14, lineHeight: '22px' },
  subtitle2: { fontSize: 13, lineHeight: '20px', fontWeight: 600 },
  caption: { fontSize: 12, lineHeight: '16px' },
  overline: {
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 600,
    letterSpacing: '0.04em',
    textTransform: 'none' as const,
  },
  button: { fontSize: 14, lineHeight: '20px', fontWeight: 550, textTransform: 'none' as const },
};

/** Returns MUI's theme of the tokens: the same colours that login and shell read as custom properties. */
export function muiTheme(tokens: Tokens, mode: ThemeMode): Theme {
  return createTheme({
    palette: palette(tokens, mode),
    typography,
    spacing: metrics.grid,
    shape: { borderRadius: metrics.radius },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1680 } },
    components: componentStyles(tokens),
  });
}
