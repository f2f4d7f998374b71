import './oldEngine.ts';
import { createRoot, type Root } from 'react-dom/client';
import { Boundary } from '#stage/Boundary.tsx';
import { createApi, createPictureSender } from './api.ts';
import { openDatabase, type Database } from './database.ts';
import { describeHardware, describeMachine, freeIn, storageOf } from './hardware.ts';
import { HintListener } from './hint.ts';
import { findHost } from './host.ts';
import { OwnMedia } from './ownMedia.ts';
import './player.css';
import { isTrial, passTrial } from './trial.ts';
import { Player } from './run.ts';
import { Screen } from './Screen.tsx';
import { takeSelfPicture } from './selfPicture.ts';
import { browserClocks, readStoredTime, ServerClock } from './serverClock.ts';
import { keepShell } from './shell.ts';
import { keepUpToDate } from './update.ts';
import { Turned } from './Turned.tsx';
import { setUpright } from './upright.ts';
import { rotationIn } from './view.ts';
import { wordsFor } from './words.ts';
import { createWorkerFetch } from './workerFetch.ts';

/** A saved programme waits so long for its server to answer, milliseconds: what was taken down is not shown again. */
const FIRST_ANSWER_MS = 1500;
const CLOCK = 'vitrine-player-clock';
/** Wait before a start that failed is tried again. */
const AGAIN_MS = 30_000;

const tell = (error: unknown): void => reportError(error);

/** Small values that outlive the page. A browser may forbid them, and the player plays without. */
const kept = {
  get(): string | null {
    try {
      return localStorage.getItem(CLOCK);
    } catch (error) {
      tell(error);
      return null;
    }
  },
  set(text: string): void {
    try {
      localStorage.setItem(CLOCK, text);
    } catch (error) {
      tell(error);
    }
  },
};

/** Says why nothing plays on this machine, turned as the screen is where that is known, and tries again. */
function sayWhy(root: Root, player: Player | null, { why, error }: { why: string; error: unknown }): void {
  tell(error);
  root.render(
    <Turned rotation={player ? rotationIn(player.view.get()) : 0}>
      <main className="card">
        <h1>Vitrine</h1>
        <output>{why}</output>
        <p className="caption">{String(error)}</p>
      </main>
    </Turned>,
  );
  setTimeout(() => location.reload(), AGAIN_MS);
}

function buildPlayer(database: Database, worker: Worker, reopen: () => Promise<Database>): Player {
  return new Player({
    api: createApi(),
    database,
    clock: new ServerClock(browserClocks, readStoredTime(kept.get()), (time) => kept.set(JSON.stringify(time))),
    ...createWorkerFetch(worker),
    reopen,
    createHint: (onHint) => new HintListener(onHint),
    host: findHost(window),
    describe: () => describeHardware(navigator, screen),
    freeBytes: async () => freeIn(await storageOf(navigator)),
    machine: async () => describeMachine(navigator, await storageOf(navigator)),
    media: new OwnMedia(document),
    takePicture: takeSelfPicture,
    setUpright,
    sendPicture: createPictureSender(),
    firstAnswer: () => new Promise((later) => setTimeout(later, FIRST_ANSWER_MS)),
    reload: () => location.reload(),
    report: tell,
  });
}

async function main(): Promise<void> {
  // The start script has said that this engine is too old.
  if (document.documentElement.hasAttribute('data-old')) return;
  const worker = new Worker(new URL('./downloadWorker.ts', import.meta.url), { type: 'module' });
  if (isTrial(location.search)) return passTrial(worker);
  document.documentElement.setAttribute('data-started', 'true');
  // `?player=2` is another player in the same browser: a wall of screens on one desk.
  const name = new URLSearchParams(location.search).get('player');
  const words = wordsFor(location.search, navigator.language);
  const root = createRoot(document.getElementById('screen')!);
  let player: Player | null = null;
  // Some engines throw at once where others answer later.
  const open = async () =>
    openDatabase(name ? `vitrine-player-${name}` : undefined, () => void player?.storageLost().catch(tell));
  const database = await open().catch((error: unknown) => sayWhy(root, null, { why: words.noStorage, error }));
  if (!database) return;
  player = buildPlayer(database, worker, open);
  const fall = (error: unknown) => {
    player?.screenFailed(error);
    sayWhy(root, player, { why: words.cannotDraw, error });
  };
  root.render(
    <Boundary of={player} onFall={fall}>
      <Screen player={player} words={words} origin={location.origin} isSecure={isSecureContext} />
    </Boundary>,
  );
  addEventListener('online', () => void player?.nudge());
  void keepShell().catch(tell);
  keepUpToDate(player, tell);
  await player.start().catch((error: unknown) => sayWhy(root, player, { why: words.cannotStart, error }));
}

void main().catch(tell);
