import { createRoot } from 'react-dom/client';
import { createApi } from './api.ts';
import { openDatabase } from './database.ts';
import { describeHardware, describeMachine, freeIn, storageOf } from './hardware.ts';
import { HintListener } from './hint.ts';
import './player.css';
import { Player } from './run.ts';
import { Screen } from './Screen.tsx';
import { browserClocks, ServerClock } from './serverClock.ts';
import { keepShell } from './shell.ts';
import { wordsFor } from './words.ts';
import { createWorkerFetch } from './workerFetch.ts';

const OFFSET = 'vitrine-player-clock';

async function main(): Promise<void> {
  // `?player=2` is another player in the same browser: a wall of screens on one desk.
  const name = new URLSearchParams(location.search).get('player');
  const words = wordsFor(location.search, navigator.language);
  const worker = new Worker(new URL('./downloadWorker.ts', import.meta.url), { type: 'module' });
  const player = new Player({
    api: createApi(),
    database: await openDatabase(name ? `vitrine-player-${name}` : undefined),
    clock: new ServerClock(browserClocks, Number(localStorage.getItem(OFFSET) ?? 0), (offsetMs) =>
      localStorage.setItem(OFFSET, String(offsetMs)),
    ),
    fetchFile: createWorkerFetch(worker),
    createHint: (onHint) => new HintListener(onHint),
    describe: () => describeHardware(navigator, screen),
    freeBytes: async () => freeIn(await storageOf(navigator)),
    machine: async () => describeMachine(navigator, await storageOf(navigator)),
    reload: () => location.reload(),
    report: reportError,
  });
  createRoot(document.getElementById('screen')!).render(
    <Screen player={player} words={words} origin={location.origin} isSecure={isSecureContext} />,
  );
  void keepShell().catch(reportError);
  await player.start();
}

void main().catch(reportError);
