import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { brandTokens } from './brandTokens.ts';
import { applyTokens } from './cssVariables.ts';
import { onModeChange, themeMode } from './mode.ts';
import type { ThemeMode, Tokens } from './tokens.ts';

/** Returns mode and tokens of now, keeps the document's custom properties the same, and follows every change. */
export function useThemeMode(accent?: string): { mode: ThemeMode; tokens: Tokens } {
  const mode = useSyncExternalStore(onModeChange, themeMode);
  const tokens = useMemo(() => brandTokens(mode, accent), [mode, accent]);
  useEffect(() => applyTokens(tokens, mode), [tokens, mode]);
  return { mode, tokens };
}
