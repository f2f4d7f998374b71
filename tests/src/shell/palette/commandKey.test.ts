import { afterEach, expect, test, vi } from 'vitest';
import { commandKey } from '#src/shell/palette/commandKey.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['MacIntel', '⌘'],
  ['iPad', '⌘'],
  ['Win32', 'Ctrl'],
  ['Linux x86_64', 'Ctrl'],
])('on %s commands are given with %s [UI-05]', (platform, key) => {
  vi.stubGlobal('navigator', { platform });
  expect(commandKey()).toBe(key);
});
