import type { WeatherReport } from '#core/layout/weather.ts';
import { FIRST_SOFTWARE } from '#core/manifest/manifest.ts';
import type { AnswerReading } from '#core/manifest/readAnswer.ts';
import type { WhyNot } from '#stage/types.ts';
import { Admission, type PackageResult } from './admission.ts';
import { CastCodes } from './castCodes.ts';
import { CommandRunner } from './commands.ts';
import { ScreenControls } from './controls.ts';
import { Downloads } from './downloads.ts';
import type { HintListener } from './hint.ts';
import { HostReport } from './hostReport.ts';
import { beginAnew, forgetEverything } from './identity.ts';
import { countPlays } from './ledger.ts';
import { loadPaces, savePace } from './paces.ts';
import { Playback } from './playback.ts';
import { onPage } from './programme.ts';
import { ProgrammeIntake } from './programmeIntake.ts';
import { Reports } from './reports.ts';
import { Shelf } from './shelf.ts';
import { statusReport } from './statusReport.ts';
import { SyncLoop } from './syncLoop.ts';
import { Tickers } from './tickers.ts';
import { TimerKeeper } from './timerKeeper.ts';
import { loadTurns, saveTurn } from './turns.ts';
import { Unattended } from './unattended.ts';
import { Watched, type Status, type View } from './view.ts';
import type { World } from './world.ts';

/** Interval at which places are updated; the end of a content is kept to the millisecond beside it. */
const TICK_MS = 200;
/** Interval at which timers are looked at. */
const TIMERS_MS = 1000;
/** Interval at which the time is saved, for a start without a server. */
const REMEMBER_MS = 30_000;

/** The player: enrols, syncs, downloads, plays and reports. The decisions are made in other modules. */
export class Player {
  readonly view = new Watched<View>({ kind: 'enrol', number: null, code: null, isOnline: true });
  readonly playback: Playback;
  readonly controls: ScreenControls;
  readonly #world: World;
  readonly #commands: CommandRunner;
  readonly #timers: TimerKeeper;
  readonly #hostReport: HostReport;
  readonly #downloads: Downloads;
  readonly #reports: Reports;
  readonly #shelf: Shelf;
  readonly #admission: Admission;
  readonly #work: Unattended;
  readonly #intake: ProgrammeIntake;
  #loop: SyncLoop | null = null;
  #hint: Pick<HintListener, 'listen' | 'close'> | null = null;
  readonly #tickers = new Tickers();
  readonly #casts = new CastCodes();
  #isOnline = false;
  /** Page that somebody has opened; another layout begins with its home page. */
  #opened: { layoutId: string; pageId: string } | null = null;

  constructor(world: World) {
    const { database, clock, checkFile, fetchFile } = world;
    const now = () => clock.now();
    this.#world = world;
    this.#work = new Unattended(world.report);
    this.#reports = new Reports(database, now);
    this.#hostReport = new HostReport(world.host);
    this.#downloads = new Downloads({
      database,
      fetchFile,
      checkFile,
      onFault: (code, { sha256 }) => this.#fault(code, sha256),
      onProgress: () => void this.#work.keep(this.#refresh()),
    });
    this.#shelf = new Shelf(database, {
      lost: () => this.#downloads.lost,
      onSwapFailed: (error) => this.#reports.storageFailed(error),
    });
    this.#admission = new Admission(world, this.view, this.#shelf);
    const refresh = (change: () => Promise<void>) => this.#refresh(change);
    this.#intake = new ProgrammeIntake({ database, reports: this.#reports, refresh });
    this.playback = new Playback({
      clock,
      onPlay: (play) => void this.#work.keep(this.#reports.play(play)),
      onTurn: (turn) => void this.#survive(saveTurn(database, turn)),
      onPaced: (pace) => void this.#survive(savePace(database, pace)),
      onFault: ({ code, detail, sha256 }) => {
        this.#fault(code, detail);
        if (sha256 !== null) void this.#work.keep(this.#downloads.check(sha256));
      },
    });
    const timers = () => {
      const { newest } = this.#shelf;
      return { timers: newest?.timers ?? [], zone: newest?.device.zone ?? 'UTC' };
    };
    this.controls = this.#buildControls(timers, now);
    const tell = () => this.#loop?.nudge() ?? Promise.resolve();
    this.#commands = new CommandRunner({ database, controls: this.controls, now, tell });
    const onFault = (detail: string) => this.#fault('timerFailed', detail);
    this.#timers = new TimerKeeper({ database, controls: this.controls, now, timers, onFault });
  }

  #buildControls(timers: ConstructorParameters<typeof ScreenControls>[0]['timers'], now: () => number): ScreenControls {
    const { database, media, host, takePicture, setUpright, sendPicture, reload } = this.#world;
    return new ScreenControls({
      database,
      playback: this.playback,
      media,
      host: Promise.resolve(host ?? null),
      takePicture: takePicture ?? (() => Promise.reject(new Error('nothing is drawn here'))),
      setUpright: setUpright ?? ((picture) => Promise.resolve(picture)),
      rotation: () => this.#shelf.inForce?.device.rotation ?? 0,
      sendPicture: (commandId, picture) =>
        sendPicture?.(this.#admission.credential, commandId, picture) ?? Promise.reject(new Error('no sender')),
      reload,
      timers,
      isForced: () => this.#software.forced,
      now,
      onChange: () => {
        this.playback.tick();
        this.#draw();
      },
    });
  }

  /**
   * Runs until the page is closed. The saved programme plays without a server; one that answers at once comes first, so
   * that nothing is shown that was taken down meanwhile (AD-17). Rejects where this screen cannot be read at all.
   */
  async start(): Promise<void> {
    const { clock, createHint } = this.#world;
    await this.#admission.admit();
    await this.#survive(this.#reports.begin());
    await this.#shelf.change();
    await this.#survive(this.#downloads.weed(this.#shelf.newest));
    await this.#survive(this.#recallTurns());
    await this.#survive(this.controls.begin());
    await this.#survive(this.#commands.recover());
    this.#tickers.every(TIMERS_MS, () => void this.#work.keep(this.#timers.tick()));
    this.#tickers.every(REMEMBER_MS, () => clock.remember());
    this.#hint = createHint(() => void this.#loop?.nudge());
    this.#loop = this.#buildLoop();
    const first = this.#loop.nudge();
    await Promise.race([first, this.#world.firstAnswer?.()]);
    await this.#refresh();
    this.#tickers.every(TICK_MS, () => this.tick());
    void this.#work.keep(this.#downloads.want(this.#shelf.newest));
    void this.#work.keep(this.#commands.run());
    await first;
  }

  async #recallTurns(): Promise<void> {
    this.playback.recall(await loadTurns(this.#world.database));
    this.playback.recallPaces(await loadPaces(this.#world.database, this.#world.clock.now()));
  }

  #buildLoop(): SyncLoop {
    const { api, clock } = this.#world;
    return new SyncLoop({
      api,
      reports: this.#reports,
      clock,
      credential: () => this.#admission.credential,
      report: () =>
        statusReport({
          world: this.#world,
          shelf: this.#shelf,
          playback: this.playback,
          controls: this.controls,
          downloads: this.#downloads,
          hostReport: this.#hostReport,
        }),
      onAnswer: (answer) => this.#take(answer),
      onRemoved: () => void this.#work.keep(this.#removed()),
      onState: ({ isOnline }) => {
        this.#isOnline = isOnline;
      },
    });
  }

  /** Goes on after work that failed: a full disk keeps no screen from playing. The server hears of it. */
  #survive(work: Promise<unknown>): Promise<void> {
    work.catch((error: unknown) => this.#reports.storageFailed(error));
    return this.#work.keep(work);
  }

  /** Syncs now: the network is back. */
  async nudge(): Promise<void> {
    await this.#loop?.nudge();
  }

  /** Loads an offline package from a file (DEV-13). */
  async loadPackage(file: Blob): Promise<PackageResult> {
    const result = await this.#admission.load(file);
    if (result.kind === 'done' && this.#loop) {
      await this.#refresh();
      // Its content may be complete already: the server is told at once.
      void this.#loop.nudge();
    }
    return result;
  }

  /** Stops all background work; resolves when none of it runs any more. */
  async stop(): Promise<void> {
    this.#stopTickers();
    await Promise.all([this.#loop?.stop(), this.#downloads.stop()]);
    await this.#shelf.settled();
    await this.#work.settled();
  }

  #stopTickers(): void {
    this.#tickers.stop();
    this.#hint?.close();
  }

  tick(): void {
    const wasPaused = this.playback.pausedUntil !== null;
    const isOver = this.#casts.drop(this.now());
    if (this.playback.tick() || isOver) this.#draw();
    if (wasPaused && this.playback.pausedUntil === null) this.#world.media?.freeze(false);
    const next = this.playback.untilNext();
    this.#tickers.exactly(next !== null && next < TICK_MS ? next : null, () => this.tick());
  }

  /** Time of the server, milliseconds. */
  now(): number {
    return this.#world.clock.now();
  }

  /** Returns the weather of a place, as the server tells it. */
  weatherOf(place: string): Promise<WeatherReport | null> {
    return this.#world.api.weather(this.#admission.credential, place);
  }

  /** Returns the file of a material of the layout; null where it is not here. */
  async fileOf(materialId: string): Promise<Blob | null> {
    const sha256 = this.#shelf.inForce?.materials[materialId];
    return sha256 === undefined ? null : this.#shelf.file(sha256);
  }

  /** Called when somebody in front of the screen reads the page. */
  lookedAt(): void {
    void this.#work.keep(this.controls.panel.comeHome());
  }

  /** Called by the stage when a widget of the layout itself cannot be shown: the console hears of it. */
  widgetFailed(widget: { name: string; kind: string; materialId: string | null }, why: WhyNot): void {
    this.#fault('widgetFailed', `${widget.name}: ${widget.kind} ${why}`);
    const sha256 = widget.materialId === null ? undefined : this.#shelf.inForce?.materials[widget.materialId];
    if (sha256 !== undefined) void this.#work.keep(this.#downloads.check(sha256));
  }

  /**
   * Called when the browser has cleared the storage under the page. The screen stays who it is, and its plays keep their
   * numbers; everything else comes anew.
   */
  async storageLost(): Promise<void> {
    this.#stopTickers();
    const { reopen, reload } = this.#world;
    const { identity } = this.#admission;
    try {
      await beginAnew(await reopen?.(), { identity, seq: this.#reports.seq, now: this.now() });
    } finally {
      // Without a storage the next start says so, and tries again.
      reload();
    }
  }

  /** Called when somebody before the screen has changed its volume, in percent. */
  setVolume(percent: number): void {
    void this.#work.keep(this.controls.setVolume(percent));
  }

  /** Called when nothing can be drawn: the console hears of it. */
  screenFailed(error: unknown): void {
    this.#fault('cannotShow', `screen: ${String(error)}`);
  }

  get #software() {
    return this.#shelf.newest?.software ?? FIRST_SOFTWARE;
  }

  #fault(code: string, detail: string): void {
    void this.#work.keep(this.#reports.fault(code, detail));
  }

  async status(): Promise<Status> {
    const { active, pending } = this.#shelf.programme;
    const { identity } = this.#admission;
    return {
      number: identity?.number ?? null,
      deviceId: identity?.deviceId ?? null,
      isOnline: this.#isOnline,
      rev: active?.rev ?? null,
      nextRev: pending?.rev ?? null,
      zone: (active ?? pending)?.device.zone ?? null,
      offsetMs: this.#world.clock.offsetMs,
      plays: (await countPlays(this.#world.database)) + this.#reports.waiting,
      decision: this.playback.decision,
    };
  }

  /** Takes an answer: commands are taken whatever its programme is like. */
  async #take(answer: AnswerReading): Promise<void> {
    if (answer.hintUrl !== '') this.#hint?.listen(answer.hintUrl);
    await this.#admission.letIn(answer.packageKey);
    const isNew = await this.#commands.take(answer.commands);
    await this.#hostReport.take(answer.installs ?? []);
    await this.#intake.take(answer);
    if (this.#casts.take(answer.casts, this.now())) this.#draw();
    // Apart from the sync: a picture takes its time, and its command is acknowledged meanwhile.
    if (isNew) void this.#work.keep(this.#commands.run());
    void this.#work.keep(this.#downloads.want(this.#shelf.newest));
  }

  /** Plays what the database holds: after a start, an answer or a finished download. */
  async #refresh(change?: () => Promise<unknown>): Promise<void> {
    const isSwapped = await this.#shelf.change(change);
    if (this.#shelf.newest) void this.#work.keep(this.controls.keepSelfStart(this.#software.selfStartSeconds));
    this.#play();
    // Tell the server at once that the files are here: only then does the ad count as downloaded.
    if (isSwapped) void this.#loop?.nudge();
  }

  /** Opens a page of the layout: somebody has pressed a button there. */
  openPage(pageId: string): void {
    const layoutId = this.#shelf.inForce?.layout?.id;
    this.#opened = layoutId === undefined ? null : { layoutId, pageId };
    this.#play();
  }

  get #pageId(): string | null {
    return this.#opened?.layoutId === this.#shelf.inForce?.layout?.id ? (this.#opened?.pageId ?? null) : null;
  }

  /** Plays what is in force in the areas that are drawn. */
  #play(): void {
    const { inForce } = this.#shelf;
    this.playback.use(inForce && onPage(inForce, this.#pageId));
    this.playback.tick();
    this.#draw();
  }

  #draw(): void {
    if (this.#admission.identity?.deviceId == null) return;
    this.view.set({
      kind: 'play',
      manifest: this.#shelf.inForce,
      pageId: this.#pageId,
      showing: new Map(this.playback.showing()),
      prepared: new Map(this.playback.prepared()),
      isEmergencyCut: this.playback.isEmergencyCut,
      urls: this.#shelf.urls,
      loading: this.#shelf.loading,
      casts: this.#casts.shown,
      isLocked: this.controls.isLocked,
    });
  }

  /** Nothing of a removed screen is seen any more; what is under way ends behind that. */
  async #removed(): Promise<void> {
    this.#stopTickers();
    this.#shelf.clear();
    this.#play();
    await this.#downloads.stop();
    await this.#shelf.settled();
    await forgetEverything(this.#world.database);
    this.#world.reload();
  }
}
