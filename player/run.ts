import type { Manifest } from '#core/manifest/manifest.ts';
import type { AnswerReading } from '#core/manifest/readAnswer.ts';
import type { EnrolRequest, Machine, SyncRequest } from '#core/manifest/sync.ts';
import { missingFiles, shownFiles } from '#core/manifest/wholeness.ts';
import type { PlayerApi } from './api.ts';
import { carryOut } from './commands.ts';
import type { Database, Identity } from './database.ts';
import type { Fetcher } from './downloads.ts';
import { Downloads } from './downloads.ts';
import { enrolUntilAdded } from './enrolment.ts';
import { FileUrls } from './fileUrls.ts';
import type { HintListener } from './hint.ts';
import { forgetEverything, loadIdentity } from './identity.ts';
import { addFault, addPlay, countPlays } from './ledger.ts';
import { Playback } from './playback.ts';
import type { Programme } from './programme.ts';
import { filesHere, inForce, keepIssued, loadProgramme, receiveManifest, swapIfWhole } from './programme.ts';
import type { ServerClock } from './serverClock.ts';
import { SyncLoop } from './syncLoop.ts';
import type { Status, View } from './view.ts';
import { Watched } from './view.ts';

/** Interval at which places are updated: a picture is at most this late. */
const TICK_MS = 200;
/** Least remaining life of a signed address; a download with less is not started. */
const LINK_MARGIN_MS = 60_000;

/** Most faults reported for one programme. */
const MOST_FAULTS = 10;

/** Dependencies of the player on its surroundings; tests pass their own. */
export interface World {
  api: PlayerApi;
  database: Database;
  clock: ServerClock;
  fetchFile: Fetcher;
  createHint: (onHint: () => void) => Pick<HintListener, 'listen' | 'close'>;
  describe: () => Omit<EnrolRequest, 'secret'>;
  freeBytes: () => Promise<number | null>;
  /** Returns the facts about the machine (storage, memory), if the player can read any. */
  machine?: () => Promise<Machine>;
  reload: () => void;
  /** Receives errors that the player survives. */
  report: (error: unknown) => void;
  /** Waits between two tries while nobody has added the device; tests do not wait. */
  wait?: (ms: number) => Promise<void>;
}

/** The player: enrols, syncs, downloads, plays and reports. The decisions are made in other modules. */
export class Player {
  readonly view = new Watched<View>({ kind: 'enrol', number: null, isOnline: true });
  readonly playback: Playback;
  readonly #world: World;
  readonly #urls: FileUrls;
  readonly #downloads: Downloads;
  #programme: Programme = { active: null, pending: null };
  #identity: Identity | null = null;
  #loop: SyncLoop | null = null;
  #hint: Pick<HintListener, 'listen' | 'close'> | null = null;
  #ticker: ReturnType<typeof setInterval> | undefined;
  #isOnline = false;
  /** Revision of the programme whose faults were reported last. */
  #brokenRev: string | null = null;
  readonly #writing = new Set<Promise<void>>();
  /** Queue of programme changes: they run one after another. */
  #turn: Promise<void> = Promise.resolve();

  constructor(world: World) {
    const { database, clock } = world;
    this.#world = world;
    this.#urls = new FileUrls(database);
    this.playback = new Playback({
      clock,
      onPlay: (play) => void this.#keep(addPlay(database, play)),
      onFault: (fault) => void this.#keep(addFault(database, fault)),
    });
    this.#downloads = new Downloads({
      database,
      fetchFile: world.fetchFile,
      onFault: (code, { sha256 }) => void this.#keep(addFault(database, { code, at: clock.now(), detail: sha256 })),
      onProgress: () => void this.#keep(this.#refresh()),
    });
  }

  /** Runs until the page is closed. The saved programme plays at once, before any server answers. */
  async start(): Promise<void> {
    const { api, database, describe, wait } = this.#world;
    const known = await loadIdentity(database);
    this.#identity =
      known.deviceId === null
        ? await enrolUntilAdded(known, {
            api,
            database,
            describe,
            wait,
            onState: (state) => this.view.set({ kind: 'enrol', ...state }),
          })
        : known;
    await this.#refresh();
    this.#ticker = setInterval(() => this.tick(), TICK_MS);
    this.#hint = this.#world.createHint(() => void this.#loop?.nudge());
    this.#loop = new SyncLoop({
      api,
      database,
      clock: this.#world.clock,
      credential: `${this.#identity.deviceId}.${this.#identity.deviceKey}`,
      report: () => this.#report(),
      onAnswer: (answer) => this.#take(answer),
      onRemoved: () => void this.#keep(this.#removed()),
      onState: ({ isOnline }) => {
        this.#isOnline = isOnline;
      },
    });
    void this.#keep(this.#downloads.want(this.#programme.pending));
    await this.#loop.nudge();
  }

  /** Stops all background work; resolves when none of it runs any more. */
  async stop(): Promise<void> {
    clearInterval(this.#ticker);
    this.#hint?.close();
    await Promise.all([this.#loop?.stop(), this.#downloads.stop()]);
    await this.#turn;
    await Promise.all(this.#writing);
  }

  tick(): void {
    if (this.playback.tick()) void this.#keep(this.#draw());
  }

  async status(): Promise<Status> {
    const { active, pending } = this.#programme;
    return {
      number: this.#identity?.number ?? null,
      deviceId: this.#identity?.deviceId ?? null,
      isOnline: this.#isOnline,
      rev: active?.rev ?? null,
      nextRev: pending?.rev ?? null,
      zone: (active ?? pending)?.device.zone ?? null,
      offsetMs: this.#world.clock.offsetMs,
      plays: await countPlays(this.#world.database),
      decision: this.playback.decision,
    };
  }

  async #report(): Promise<Pick<SyncRequest, 'rev' | 'status' | 'inventory'>> {
    const { clock, describe, freeBytes, machine } = this.#world;
    const { active, pending } = this.#programme;
    const newest = pending ?? active;
    const isLacking = newest !== null && missingFiles(newest, await filesHere(this.#world.database)).length > 0;
    const isStale = isLacking && newest.filesUntil < clock.now() + LINK_MARGIN_MS;
    const { hardware } = describe();
    const playing = [...this.playback.showing().values()].map(({ ad, content, place }) => ({
      slotId: place,
      adId: ad.id,
      key: content.key,
    }));
    return {
      rev: isStale ? null : (newest?.rev ?? null),
      status: {
        playingRev: active?.rev ?? null,
        startedAt: this.playback.startedAt,
        playerVersion: hardware.playerVersion,
        screen: hardware.screen,
        freeBytes: await freeBytes(),
        ...(machine ? { machine: await machine() } : {}),
        playing,
      },
      inventory: await this.#downloads.inventory(newest),
    };
  }

  async #take(answer: AnswerReading): Promise<void> {
    const { database } = this.#world;
    if (answer.hintUrl !== '') this.#hint?.listen(answer.hintUrl);
    await this.#takeProgramme(answer);
    const { clock, reload } = this.#world;
    await carryOut(answer.commands, { database, now: clock.now(), reload });
    await this.#refresh();
    void this.#keep(this.#downloads.want(this.#programme.pending));
  }

  /** Saves the programme of an answer. A part that cannot be read is reported as a fault, once for each programme. */
  async #takeProgramme({ rev, manifest, issued, faults = [] }: AnswerReading): Promise<void> {
    const { database, clock } = this.#world;
    const broken = [...faults];
    if (manifest && (await receiveManifest(database, manifest)) === 'broken') broken.push(manifest.rev);
    if (issued) await keepIssued(database, issued);
    if (broken.length === 0 || this.#brokenRev === rev) return;
    this.#brokenRev = rev;
    for (const detail of broken.slice(0, MOST_FAULTS))
      await addFault(database, { code: 'manifestBroken', at: clock.now(), detail });
  }

  /** Plays what the database holds: after a start, an answer or a finished download. */
  #refresh(): Promise<void> {
    this.#turn = this.#turn.then(async () => {
      const { database } = this.#world;
      const isSwapped = await swapIfWhole(database);
      this.#programme = await loadProgramme(database);
      const manifest = inForce(this.#programme);
      await this.#urls.prepare(manifest ? shownFiles(manifest) : []);
      this.playback.use(manifest);
      this.playback.tick();
      await this.#draw(manifest);
      // Tell the server at once that the files are here: only then does the ad count as downloaded.
      if (isSwapped) void this.#loop?.nudge();
    });
    return this.#turn;
  }

  async #draw(manifest: Manifest | null = inForce(this.#programme)): Promise<void> {
    const { pending } = this.#programme;
    const here = pending && (await filesHere(this.#world.database));
    const loading =
      pending && here
        ? { done: pending.files.length - missingFiles(pending, here).length, total: pending.files.length }
        : null;
    this.view.set({
      kind: 'play',
      manifest,
      showing: new Map(this.playback.showing()),
      urls: this.#urls.urls,
      loading,
    });
  }

  async #removed(): Promise<void> {
    clearInterval(this.#ticker);
    this.#hint?.close();
    await this.#downloads.stop();
    this.#programme = { active: null, pending: null };
    this.playback.use(null);
    this.tick();
    await forgetEverything(this.#world.database);
    this.#world.reload();
  }

  /** Catches errors of work that nobody awaits: they go to the browser's log, and the screen plays on. */
  #keep(work: Promise<unknown>): Promise<void> {
    const seen = work
      .then(
        () => undefined,
        (error: unknown) => this.#world.report(error),
      )
      .finally(() => this.#writing.delete(seen));
    this.#writing.add(seen);
    return seen;
  }
}
