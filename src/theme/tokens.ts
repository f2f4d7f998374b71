/** A status is a dot, a word in `fg`, and where it needs a ground, `bg`. It never speaks by colour alone. */
export interface StatusTone {
  fg: string;
  bg: string;
  dot: string;
}

/** How far something stands above the page, as a shadow. */
interface Elevation {
  /** Cards. */
  raised: string;
  /** Bars and trays that lie over what scrolls. */
  lifted: string;
  /** Menus and dialogs. */
  floating: string;
}

/**
 * Every colour and shadow of the console, of one mode. Nothing else names one, but the picture on the login page.
 *
 * `fg`, `text`, `muted`, `faint` and `accent` have 4.5:1 against every ground they may stand on
 * (ground, surface, sunken, accentSoft, their own `bg`), `lineStrong` and the status dots 3:1;
 * tests/src/theme/tokens.test.ts holds that.
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
  /** AppServices of what is selected. */
  accentSoft: string;
  overlay: string;
  elevation: Elevation;
  /** The picture of a screen that is switched on, the same in both modes. */
  screen: { frame: string; glow: string; dark: string; text: string };
  /** By the colour names that schemas give to states. */
  status: Record<'success' | 'info' | 'warning' | 'error' | 'neutral', StatusTone>;
}

export type ThemeMode = 'light' | 'dark';

/** What text on a bright and on a dark ground is written in, where a brand chooses the ground. */
export const INK = '#0b1113';
export const PAPER = '#ffffff';

/** Where an accent is moved to until it can be read. */
export const POLE: Record<ThemeMode, string> = { light: '#000000', dark: PAPER };

const elevationOf = (shadow: string): Elevation => ({
  raised: `0 1px 2px ${shadow}`,
  lifted: `0 2px 6px ${shadow}, 0 6px 16px ${shadow}`,
  floating: `0 12px 32px ${shadow}, 0 2px 6px ${shadow}`,
});

const screen = { frame: '#1a2326', glow: '#0b3b47', dark: '#06161c', text: PAPER };

export const light: Tokens = {
  ground: '#f4f6f6',
  surface: PAPER,
  sunken: '#eef1f1',
  line: '#dde3e4',
  lineStrong: '#7f8d92',
  text: '#152124',
  muted: '#4b5a5f',
  faint: '#5e6c71',
  accent: '#0b5f70',
  accentHover: '#084b59',
  onAccent: PAPER,
  accentSoft: '#e0eff2',
  overlay: '#0b1f2680',
  elevation: elevationOf('#0b1f2614'),
  screen,
  status: {
    success: { fg: '#14653a', bg: '#e1f3e8', dot: '#1c9152' },
    info: { fg: '#1a53a6', bg: '#e3edfb', dot: '#2f74d0' },
    warning: { fg: '#834700', bg: '#fcefd8', dot: '#c47500' },
    error: { fg: '#ad241c', bg: '#fbe6e4', dot: '#d3392f' },
    neutral: { fg: '#4b575c', bg: '#e8edee', dot: '#7a888d' },
  },
};

export const dark: Tokens = {
  ground: '#0e1517',
  surface: '#151e21',
  sunken: INK,
  line: '#26343a',
  lineStrong: '#71848b',
  text: '#e7eeef',
  muted: '#aab8bc',
  faint: '#8fa0a5',
  accent: '#6fc6d4',
  accentHover: '#93d8e3',
  onAccent: '#05252c',
  accentSoft: '#12363e',
  overlay: '#000000a6',
  elevation: elevationOf('#00000052'),
  screen,
  status: {
    success: { fg: '#7fdca4', bg: '#12321f', dot: '#3dbb72' },
    info: { fg: '#96c2ff', bg: '#142a4c', dot: '#5b9af0' },
    warning: { fg: '#f4c26d', bg: '#3a2a0b', dot: '#e09c2c' },
    error: { fg: '#ffa39a', bg: '#441a17', dot: '#f0665b' },
    neutral: { fg: '#b6c2c6', bg: '#263135', dot: '#87989d' },
  },
};

/**
 * Faces that every system has. Latin first, so that figures come from it, then the Chinese ones of macOS, Windows,
 * Android and Linux. `system-ui` only after them: on a Chinese Windows it is YaHei, whose Latin is narrow and light.
 */
export const FONT_STACK =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei UI', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', 'Source Han Sans SC', system-ui, sans-serif";

export const MONO_STACK =
  "ui-monospace, 'SF Mono', 'Cascadia Mono', Consolas, 'Noto Sans Mono', 'Noto Sans CJK SC', monospace";

/** Sizes of text with their lines, in px. A line is at least 1.3 of its size: Chinese fills the whole square. */
export const type = {
  h1: { size: 24, line: 32, weight: 650 },
  h2: { size: 20, line: 28, weight: 650 },
  h3: { size: 17, line: 24, weight: 600 },
  h4: { size: 15, line: 24, weight: 600 },
  body: { size: 14, line: 22, weight: 400 },
  fine: { size: 13, line: 20, weight: 400 },
  small: { size: 12, line: 16, weight: 400 },
} as const;

/** The grid, in px. Distances are its multiples or its half. */
export const grid = 8;

/** Corners, in px. */
export const radius = { tiny: 4, small: 6, medium: 8, large: 12, huge: 16 } as const;

/** How long things move, in ms, and by which curve; prefers-reduced-motion takes all of it away (base.css). */
export const motion = {
  /** What a hand did: hover, press, fold. */
  quick: 120,
  /** What comes and goes: menus, dialogs, bars. */
  base: 200,
  /** What crosses the screen: drawers. */
  slow: 280,
  /** What goes on until it is over. */
  loop: 1100,
  easing: {
    move: 'cubic-bezier(0.2, 0, 0, 1)',
    enter: 'cubic-bezier(0, 0, 0.2, 1)',
    leave: 'cubic-bezier(0.4, 0, 1, 1)',
  },
} as const;

/** What lies over what. */
export const layers = {
  bar: 1000,
  progress: 1001,
  tray: 1100,
  drawer: 1200,
  drop: 1250,
  dialog: 1300,
  notice: 1400,
  hint: 1500,
} as const;
