import type { PackageHead } from '#core/manifest/offlinePackage.ts';
import type { Identity } from './database.ts';
import { enrolUntilAdded } from './enrolment.ts';
import { loadIdentity, saveIdentity } from './identity.ts';
import { openPackage, type PackageRefusal } from './offlinePackage.ts';
import { keepPackage } from './programme.ts';
import type { Shelf } from './shelf.ts';
import type { View, Watched } from './view.ts';
import type { World } from './world.ts';

export type PackageResult = { kind: 'done'; ads: number } | { kind: 'refused'; why: PackageRefusal };

/** Makes this screen a device: by the server's answer, or by an offline package (DEV-13, DEV-16). */
export class Admission {
  readonly #world: World;
  readonly #view: Watched<View>;
  readonly #shelf: Shelf;
  #identity: Identity | null = null;
  /** Goes on with the identity that an offline package has brought. */
  #onIdentity: ((identity: Identity) => void) | null = null;

  constructor(world: World, view: Watched<View>, shelf: Shelf) {
    this.#world = world;
    this.#view = view;
    this.#shelf = shelf;
  }

  get identity(): Identity | null {
    return this.#identity;
  }

  get credential(): string {
    return `${this.#identity?.deviceId}.${this.#identity?.deviceKey}`;
  }

  /** Loads who this screen is; asks to be added until somebody has. */
  async admit(): Promise<void> {
    const known = await loadIdentity(this.#world.database);
    this.#identity = known;
    if (known.deviceId === null) this.#identity = await this.#enrol(known);
  }

  #enrol(known: Identity): Promise<Identity> {
    const { api, database, describe, wait } = this.#world;
    const asking = new AbortController();
    const byPackage = new Promise<Identity>((made) => {
      this.#onIdentity = (identity) => {
        asking.abort();
        made(identity);
      };
    });
    const onState = (state: { number: string | null; code: string | null; isOnline: boolean }) => {
      if (!asking.signal.aborted) this.#view.set({ kind: 'enrol', ...state });
    };
    const asked = enrolUntilAdded(known, { api, database, describe, wait, onState, signal: asking.signal });
    return Promise.race([asked, byPackage]);
  }

  /** Keeps that the server has let this screen in, and the key by which offline packages are checked. */
  async letIn(packageKey: string | undefined): Promise<void> {
    const known = this.#identity;
    if (!known || (known.isKnown && (packageKey ?? known.packageKey) === known.packageKey)) return;
    this.#identity = { ...known, isKnown: true, ...(packageKey === undefined ? {} : { packageKey }) };
    await saveIdentity(this.#world.database, this.#identity);
  }

  /** Checks an offline package and keeps its files; it plays once all of them are here. */
  async load(file: Blob): Promise<PackageResult> {
    const { database } = this.#world;
    const identity = this.#identity ?? (await loadIdentity(database));
    await this.#shelf.change();
    const view = this.#view.get();
    const opened = await openPackage(file, {
      deviceId: identity.deviceId,
      number: view.kind === 'enrol' ? view.number : identity.number,
      packageKey: identity.packageKey ?? null,
      newestAt: this.#shelf.newest?.generatedAt ?? null,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    if (typeof opened === 'string') return { kind: 'refused', why: opened };
    const why = await this.#keepFiles(opened);
    if (why) return { kind: 'refused', why };
    if (!identity.isKnown) await this.#become(identity, opened.head);
    return { kind: 'done', ads: opened.manifest.items.length };
  }

  async #keepFiles(opened: Parameters<typeof keepPackage>[1]): Promise<PackageRefusal | null> {
    let why: PackageRefusal | null = null;
    await this.#shelf.change(async () => {
      why = await keepPackage(this.#world.database, opened);
    });
    return why;
  }

  /** Makes a screen that was never online the device that a package names, with its newest key: an older one may be over. */
  async #become(identity: Identity, { device, enrolment, publicKey }: PackageHead): Promise<void> {
    if (!enrolment) return;
    const made: Identity = {
      ...identity,
      number: device.number,
      deviceId: device.id,
      deviceKey: enrolment.deviceKey,
      packageKey: publicKey,
    };
    await saveIdentity(this.#world.database, made);
    this.#identity &&= made;
    this.#onIdentity?.(made);
  }
}
