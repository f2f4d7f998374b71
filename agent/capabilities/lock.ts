import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../programs.ts';
import { mustRun, type Probe } from './capability.ts';

/** Modifiers without which no shortcut leaves the page: Ctrl+W, Alt+F4, the Windows key. */
const MODIFIERS = ['control', 'mod1', 'mod4'] as const;
/** Keys that open help, the developer tools, a menu or the end of the full screen. */
const KEYS = /^F\d{1,2}$|^Menu$|^Escape$/;

interface KeyMap {
  modifiers: [string, string[]][];
  keys: [string, string][];
}

async function currentMap(): Promise<KeyMap | null> {
  const modifiers = await runProgram('xmodmap', ['-pm']);
  const keys = await runProgram('xmodmap', ['-pke']);
  if (!modifiers.isDone || !keys.isDone) return null;
  const symbols = (line: string): string[] => [...line.matchAll(/(\w+) \(0x[0-9a-f]+\)/g)].map(([, name]) => name!);
  return {
    modifiers: modifiers.out.split('\n').flatMap((line): [string, string[]][] => {
      const name = MODIFIERS.find((one) => line.startsWith(one));
      return name ? [[name, symbols(line)]] : [];
    }),
    keys: keys.out.split('\n').flatMap((line): [string, string][] => {
      const [, code, text = ''] = /^keycode\s+(\d+) =(.*)$/.exec(line) ?? [];
      return code !== undefined && KEYS.test(text.trim().split(' ')[0] ?? '') ? [[code, text.trim()]] : [];
    }),
  };
}

const isOpen = (map: KeyMap): boolean => map.modifiers.some(([, symbols]) => symbols.length > 0);

const change = (lines: readonly string[]): Promise<unknown> =>
  mustRun(
    'xmodmap',
    lines.flatMap((line) => ['-e', line]),
  );

const close = ({ keys }: KeyMap): Promise<unknown> =>
  change([...MODIFIERS.map((name) => `clear ${name}`), ...keys.map(([code]) => `keycode ${code} = NoSymbol`)]);

const open = ({ modifiers, keys }: KeyMap): Promise<unknown> =>
  change([
    ...keys.map(([code, text]) => `keycode ${code} = ${text}`),
    ...modifiers.flatMap(([name, symbols]) => [...new Set(symbols)].map((symbol) => `add ${name} = ${symbol}`)),
  ]);

/**
 * Closes the ways out of the kiosk at the keyboard: digits and letters still reach the page, which asks for the PIN.
 * The keys as they were are kept in a file, so that a lock outlives the agent and can still be taken back.
 */
export const probeLock =
  (folder: string): Probe =>
  async () => {
    const first = await currentMap();
    if (!first) return null;
    const file = join(folder, 'keys.json');
    const kept = async (): Promise<KeyMap | null> => {
      const text = await readFile(file, 'utf8').catch(() => null);
      return text === null ? null : (JSON.parse(text) as KeyMap);
    };
    const setLock = async ({ locked }: { locked: boolean }): Promise<{ locked: boolean }> => {
      const before = await kept();
      const now = await currentMap();
      if (locked && now && isOpen(now)) {
        await writeFile(file, JSON.stringify(now));
        await close(now);
      } else if (!locked && before) {
        if (now && !isOpen(now)) await open(before);
        await rm(file);
      }
      return { locked };
    };
    // After a restart of the X server its keys are all there again, and the lock still holds.
    if (await kept()) await setLock({ locked: true });
    return {
      name: 'lock',
      commands: { setLock, getLock: async () => ({ locked: (await kept()) !== null }) },
    };
  };
