import { leftToDo, timersDue, type TimedEvent, type Timer } from '#core/schedule/timers.ts';
import { CommandFailure, type ScreenControls } from './controls.ts';
import type { Database } from './database.ts';
import { changeSettings, loadSettings } from './settings.ts';

/** Interval of saving the instant up to which timers were kept; a missed level is set after a restart. */
const SAVE_MS = 60_000;
/** Time until what could not be brought to what the timers say is tried again. */
const AGAIN_MS = 60_000;
/** Farthest that is looked back: a week holds every weekly timer. */
const BACK_MS = 8 * 86_400_000;

interface Options {
  database: Database;
  controls: Pick<ScreenControls, 'keepTimer' | 'agree'>;
  now: () => number;
  timers: () => { timers: readonly Timer[]; zone: string };
  onFault: (detail: string) => void;
}

/** Keeps the timers of a screen by its own clock and zone, with or without a server (DEV-07). */
export class TimerKeeper {
  readonly #options: Options;
  #until: number | null = null;
  #savedAt = 0;
  #running: Promise<void> | null = null;
  /** Timers for power to which panel and machine were brought last; null: none yet. */
  #agreed: string | null = null;
  #agreesAt = -Infinity;
  /** Last reason why that failed, as told. */
  #disagreement = '';

  constructor(options: Options) {
    this.#options = options;
  }

  /** Carries out what has become due. Called every second; a call during another waits for that one. */
  tick(): Promise<void> {
    this.#running ??= this.#tick().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #tick(): Promise<void> {
    const { database, now: clock, timers: inForce } = this.#options;
    const now = clock();
    const until = this.#until ?? (await loadSettings(database)).timersUntil ?? now;
    const { timers, zone } = inForce();
    // A clock that was set back does nothing twice.
    const from = Math.max(until, now - BACK_MS);
    const due = leftToDo(timersDue(timers, from, now, zone), now);
    this.#until = Math.max(until, now);
    // Saved before it is done: a machine that goes off would else go off again when it comes back.
    if (due.length > 0 || now - this.#savedAt >= SAVE_MS) await this.#save(now);
    for (const event of due) await this.#do(event, now);
    await this.#agree(now);
  }

  /** Brings panel and machine to what the timers for power say: at the start, after a change of them, and where that failed. */
  async #agree(now: number): Promise<void> {
    const { timers, zone } = this.#options.timers();
    const wanted = JSON.stringify([zone, timers.filter(({ kind }) => kind === 'power')]);
    if (wanted === this.#agreed || now < this.#agreesAt) return;
    const why = await this.#failure(this.#options.controls.agree());
    if (why !== '' && why !== this.#disagreement) this.#options.onFault(`power: ${why}`);
    if (why === '') [this.#agreed, this.#disagreement] = [wanted, ''];
    else this.#disagree(now, why);
  }

  #disagree(now: number, why: string): void {
    [this.#agreed, this.#disagreement] = [null, why];
    this.#agreesAt = now + AGAIN_MS;
  }

  /** Returns why a command failed; nothing where it did not. */
  async #failure(work: Promise<unknown>): Promise<string> {
    try {
      await work;
      return '';
    } catch (error) {
      if (!(error instanceof CommandFailure)) throw error;
      return error.message;
    }
  }

  async #save(now: number): Promise<void> {
    this.#savedAt = now;
    await changeSettings(this.#options.database, { timersUntil: this.#until });
  }

  async #do(event: TimedEvent, now: number): Promise<void> {
    const why = await this.#failure(this.#options.controls.keepTimer(event));
    if (why !== '') this.#options.onFault(`${event.action}: ${why}`);
    if (why !== '' && (event.action === 'powerOn' || event.action === 'powerOff')) this.#disagree(now, why);
    // The machine is told when it starts by itself the next time.
    else if (event.action === 'powerOn') this.#agreed = null;
  }
}
