import type { HostApp, Installation } from '#core/host/commands.ts';
import { HostError } from '#core/host/messages.ts';
import type { InstallOrder, Machine, SyncRequest } from '#core/manifest/sync.ts';
import { orNothing, type Host } from './host.ts';

type Told = Pick<SyncRequest['status'], 'capabilities' | 'machine' | 'shell' | 'installs' | 'apps'>;

/** Time between two looks at the list of programs; it changes by hand, or by an installation. */
const APPS_EVERY_MS = 10 * 60_000;

/** Most installations in one sync. */
const MOST_INSTALLS = 20;

/** Report of a sync on shell and machine, and installations that the server orders. */
export class HostReport {
  readonly #host: Promise<Host | null>;
  readonly #now: () => number;
  /** Orders that the shell did not take, with its reason. */
  readonly #refused = new Map<string, Installation>();
  #appsAt = -Infinity;
  /** The list as the server knows it, and as it was sent last. */
  #appsKnown = '';
  #appsSent = '';

  constructor(host: Promise<Host | null> | undefined, now: () => number = () => performance.now()) {
    this.#host = host ?? Promise.resolve(null);
    this.#now = now;
  }

  /** Returns the report; the shell's facts are exact and go before the browser's. */
  async tell({
    capabilities,
    machine,
  }: {
    capabilities: readonly string[];
    machine: Machine | undefined;
  }): Promise<Told> {
    const host = await this.#host;
    if (!host) return { capabilities: [...capabilities], ...(machine ? { machine } : {}) };
    const greeting = (await orNothing(host.refresh())) ?? host.hello;
    const facts = await orNothing(host.facts());
    // Free space of the disk is not the player's free space.
    const { freeBytes: _ofDisk, ...exact } = facts ?? {};
    return {
      capabilities: [...new Set([...capabilities, ...greeting.capabilities])],
      machine: { ...machine, ...exact },
      shell: {
        protocol: greeting.protocol,
        name: greeting.shell,
        version: greeting.version,
        platform: greeting.platform,
        sources: greeting.sources,
        installKinds: greeting.installKinds,
      },
      ...(await this.#installs(host)),
      ...(await this.#apps(host)),
    };
  }

  /** Hands the orders of an answer to the shell, and notes that the sync before has arrived. */
  async take(orders: readonly InstallOrder[]): Promise<void> {
    this.#appsKnown = this.#appsSent;
    const host = await this.#host;
    if (!host) return;
    for (const order of orders) {
      try {
        await host.call('install', order);
        this.#appsAt = -Infinity;
      } catch (error) {
        if (!(error instanceof HostError)) throw error;
        this.#refused.set(order.id, { id: order.id, state: 'failed', percent: 0, detail: error.message.slice(0, 500) });
      }
    }
  }

  async #installs(host: Host): Promise<Pick<Told, 'installs'>> {
    if (!host.can('install')) return {};
    const answer = await orNothing(host.call('installs', {}));
    return { installs: [...this.#refused.values(), ...(answer?.list ?? [])].slice(0, MOST_INSTALLS) };
  }

  async #apps(host: Host): Promise<Pick<Told, 'apps'>> {
    if (!host.can('apps')) return {};
    if (this.#now() - this.#appsAt >= APPS_EVERY_MS) {
      const answer = await orNothing(host.call('apps', {}));
      this.#appsAt = this.#now();
      if (answer) this.#appsSent = JSON.stringify(answer.list);
    }
    return this.#appsSent === this.#appsKnown ? {} : { apps: JSON.parse(this.#appsSent) as HostApp[] };
  }
}
