import type { ThemeMode } from './tokens.ts';

/** Choice of a person: one of the modes, or "system" to follow the operating system. */
export type ModeChoice = ThemeMode | 'system';

const KEY = 'vitrine.theme';
const listeners = new Set<() => void>();
const systemIsDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

export function modeChoice(): ModeChoice {
  const stored = kept();
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // A browser that gives no storage has nothing chosen in it; the page is shown all the same.
    return null;
  }
}

/** Returns the mode in use: the choice, or the system's setting. */
export function themeMode(): ThemeMode {
  const choice = modeChoice();
  if (choice !== 'system') return choice;
  return systemIsDark().matches ? 'dark' : 'light';
}

export function chooseMode(choice: ModeChoice): void {
  if (choice === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, choice);
  for (const listener of listeners) listener();
}

/**
 * Calls back when the mode may have changed: chosen here, in another tab, or by the system. Returns a function that
 * stops it.
 */
export function onModeChange(listener: () => void): () => void {
  const query = systemIsDark();
  const onStorage = (event: StorageEvent): void => {
    if (event.key === KEY) listener();
  };
  listeners.add(listener);
  query.addEventListener('change', listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', listener);
    window.removeEventListener('storage', onStorage);
  };
}
