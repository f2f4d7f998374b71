import { createTheme, type Theme } from '@mui/material/styles';
import { componentStyles } from './componentStyles.ts';
import {
  FONT_STACK,
  grid,
  INK,
  layers,
  motion,
  PAPER,
  radius,
  type,
  type StatusTone,
  type ThemeMode,
  type Tokens,
} from './tokens.ts';

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
  contrastText: mode === 'light' ? PAPER : INK,
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

/** A step of the type scale, as MUI writes it. */
const step = ({ size, line, weight }: { size: number; line: number; weight: number }) => ({
  fontSize: size,
  lineHeight: `${line}px`,
  fontWeight: weight,
});
const tight = { letterSpacing: '-0.01em' };

const typography = {
  fontFamily: FONT_STACK,
  fontSize: type.body.size,
  htmlFontSize: 16,
  h1: { ...step(type.h1), ...tight },
  h2: { ...step(type.h2), ...tight },
  h3: step(type.h3),
  h4: step(type.h4),
  h5: { ...step(type.body), fontWeight: 600 },
  h6: { ...step(type.body), fontWeight: 600 },
  body1: step(type.body),
  body2: step(type.fine),
  subtitle1: step(type.body),
  subtitle2: { ...step(type.fine), fontWeight: 600 },
  caption: step(type.small),
  overline: { ...step(type.small), fontWeight: 600, letterSpacing: '0.04em', textTransform: 'none' as const },
  button: { ...step(type.body), fontWeight: 550, textTransform: 'none' as const },
};

const transitions = {
  duration: {
    shortest: motion.quick,
    shorter: motion.quick,
    short: motion.base,
    standard: motion.base,
    complex: motion.slow,
    enteringScreen: motion.base,
    leavingScreen: motion.quick,
  },
  easing: {
    easeInOut: motion.easing.move,
    easeOut: motion.easing.enter,
    easeIn: motion.easing.leave,
    sharp: motion.easing.move,
  },
};

const zIndex = {
  appBar: layers.bar,
  fab: layers.tray,
  speedDial: layers.tray,
  drawer: layers.drawer,
  modal: layers.dialog,
  snackbar: layers.notice,
  tooltip: layers.hint,
};

/** Returns MUI's theme of the tokens: the same colours that login and shell read as custom properties. */
export function muiTheme(tokens: Tokens, mode: ThemeMode): Theme {
  return createTheme({
    palette: palette(tokens, mode),
    typography,
    spacing: grid,
    shape: { borderRadius: radius.medium },
    transitions,
    zIndex,
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1680 } },
    components: componentStyles(tokens),
  });
}
