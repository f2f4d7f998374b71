/**
 * Colours of a status: a dot, text in `fg`, and a background `bg` where one is needed. A status is never shown by
 * colour alone.
 */
export interface StatusTone {
  fg: string;
  bg: string;
  dot: string;
}

/** Shadow of each height above the page. */
interface Elevation {
  /** Cards. */
  raised: string;
  /** Bars and trays over scrolling content. */
  lifted: string;
  /** Menus and dialogs. */
  floating: string;
}

/**
 * Every colour and shadow of the console, for one mode. No other file names one, except the picture on the login page.
 * `fg`, `text`, `muted`, `faint` and `accent` have a contrast of 4.5:1 on every background they are used on (ground,
 * surface, sunken, accentSoft, their own `bg`), `lineStrong` and the status dots 3:1; tests/src/theme/tokens.test.ts
 * checks it.
 */
export interface Tokens {
  /** Background of the page. */
  ground: string;
  /** Background of cards, tables and dialogs. */
  surface: string;
  /** Background of table heads, code and empty pictures. */
  sunken: string;
  line: string;
  /** Borders of inputs. */
  lineStrong: string;
  text: string;
  muted: string;
  faint: string;
  accent: string;
  accentHover: string;
  onAccent: string;
  /** Background of selected items. */
  accentSoft: string;
  overlay: string;
  elevation: Elevation;
  /** Picture of a screen that is on, the same in both modes. */
  screen: { frame: string; glow: string; dark: string; text: string };
  /** Colours by the names that schemas give to statuses. */
  status: Record<'success' | 'info' | 'warning' | 'error' | 'neutral', StatusTone>;
}

export type ThemeMode = 'light' | 'dark';

/** Text colours on a bright and on a dark background, where the brand chooses the background. */
export const INK = '#0b1113';
export const PAPER = '#ffffff';

/** Colour that an accent is mixed with until it is readable. */
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
 * Fonts that every system has. Latin first, so that digits come from it, then the Chinese fonts of macOS, Windows,
 * Android and Linux. `system-ui` comes after them: on a Chinese Windows it is YaHei, whose Latin letters are narrow and
 * light.
 */
export const FONT_STACK =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei UI', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', 'Source Han Sans SC', system-ui, sans-serif";

export const MONO_STACK =
  "ui-monospace, 'SF Mono', 'Cascadia Mono', Consolas, 'Noto Sans Mono', 'Noto Sans CJK SC', monospace";

/**
 * Text sizes with line heights, in px. A line is at least 1.3 of its size: Chinese characters fill their whole square.
 */
export const type = {
  h1: { size: 24, line: 32, weight: 650 },
  h2: { size: 20, line: 28, weight: 650 },
  h3: { size: 17, line: 24, weight: 600 },
  h4: { size: 15, line: 24, weight: 600 },
  body: { size: 14, line: 22, weight: 400 },
  fine: { size: 13, line: 20, weight: 400 },
  small: { size: 12, line: 16, weight: 400 },
} as const;

/** Spacing unit, in px. Distances are multiples of it, or its half. */
export const grid = 8;

/** Corner radii, in px. */
export const radius = { tiny: 4, small: 6, medium: 8, large: 12, huge: 16 } as const;

/** Durations in ms and easing curves of animations; prefers-reduced-motion turns all of them off (base.css). */
export const motion = {
  /** Reactions to the hand: hover, press, fold. */
  quick: 120,
  /** Elements that appear and disappear: menus, dialogs, bars. */
  base: 200,
  /** Elements that cross the screen: drawers. */
  slow: 280,
  /** Animations that repeat until something is finished. */
  loop: 1100,
  easing: {
    move: 'cubic-bezier(0.2, 0, 0, 1)',
    enter: 'cubic-bezier(0, 0, 0.2, 1)',
    leave: 'cubic-bezier(0.4, 0, 1, 1)',
  },
} as const;

/** z-index of each layer. */
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
