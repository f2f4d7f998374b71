/** A status is a dot, a word in `fg`, and where it needs a ground, `bg`. It never speaks by colour alone. */
export interface StatusTone {
  fg: string;
  bg: string;
  dot: string;
}

/**
 * Every colour of the console, of one mode. Nothing else names one, but the picture on the login page.
 *
 * `fg`, `text`, `muted` and `faint` have 4.5:1 against every ground they may stand on
 * (ground, surface, sunken, their own `bg`), `lineStrong` 3:1; tests/src/theme/tokens.test.ts holds that.
 */
export interface Tokens {
  /** Behind everything. */
  ground: string;
  /** Of cards, tables and dialogs. */
  surface: string;
  /** Of wells: table heads, code, empty pictures. */
  sunken: string;
  line: string;
  /** Borders that say where something can be typed. */
  lineStrong: string;
  text: string;
  muted: string;
  faint: string;
  accent: string;
  accentHover: string;
  onAccent: string;
  /** Ground of what is selected. */
  accentSoft: string;
  shadow: string;
  overlay: string;
  /** By the colour names that schemas give to states. */
  status: Record<'success' | 'info' | 'warning' | 'error' | 'neutral', StatusTone>;
}

export type ThemeMode = 'light' | 'dark';

export const light: Tokens = {
  ground: '#f4f6f6',
  surface: '#ffffff',
  sunken: '#eef1f1',
  line: '#dde3e4',
  lineStrong: '#7f8d92',
  text: '#152124',
  muted: '#4b5a5f',
  faint: '#5e6c71',
  accent: '#0b5f70',
  accentHover: '#084b59',
  onAccent: '#ffffff',
  accentSoft: '#e0eff2',
  shadow: '#0b1f2614',
  overlay: '#0b1f2680',
  status: {
    success: { fg: '#14653a', bg: '#e1f3e8', dot: '#1c9152' },
    info: { fg: '#1a53a6', bg: '#e3edfb', dot: '#2f74d0' },
    warning: { fg: '#834700', bg: '#fcefd8', dot: '#d07c00' },
    error: { fg: '#ad241c', bg: '#fbe6e4', dot: '#d3392f' },
    neutral: { fg: '#4b575c', bg: '#e8edee', dot: '#7d8b90' },
  },
};

export const dark: Tokens = {
  ground: '#0e1517',
  surface: '#151e21',
  sunken: '#0b1113',
  line: '#26343a',
  lineStrong: '#71848b',
  text: '#e7eeef',
  muted: '#aab8bc',
  faint: '#8fa0a5',
  accent: '#6fc6d4',
  accentHover: '#93d8e3',
  onAccent: '#05252c',
  accentSoft: '#12363e',
  shadow: '#00000052',
  overlay: '#000000a6',
  status: {
    success: { fg: '#7fdca4', bg: '#12321f', dot: '#3dbb72' },
    info: { fg: '#96c2ff', bg: '#142a4c', dot: '#5b9af0' },
    warning: { fg: '#f4c26d', bg: '#3a2a0b', dot: '#e09c2c' },
    error: { fg: '#ffa39a', bg: '#441a17', dot: '#f0665b' },
    neutral: { fg: '#b6c2c6', bg: '#263135', dot: '#87989d' },
  },
};

/** Latin first, so that figures come from it; then the Chinese faces of macOS, Windows, Android and Linux. */
export const FONT_STACK =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif";

export const MONO_STACK = "ui-monospace, 'SF Mono', 'Cascadia Mono', Consolas, 'Noto Sans Mono', monospace";

/** Grid and corners, in px. */
export const metrics = { grid: 8, radius: 8, radiusSmall: 6 } as const;
