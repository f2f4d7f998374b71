import type { Database } from './database.ts';
import { orNothing, type Host } from './host.ts';
import { changeSettings, loadSettings, type Settings } from './settings.ts';

interface Options {
  database: Database;
  host: Promise<Host | null>;
  now: () => number;
  /** Called when nobody can see any more what the page draws, and when somebody can again. */
  onDark: (isDark: boolean) => void;
}

/**
 * Knows whether anybody can see what the page draws: the panel is on, and shows the input of this machine (REP-03). A plain
 * browser, and a machine that cannot tell, counts as seen.
 */
export class Panel {
  readonly #options: Options;
  #isOn = true;
  /** Input that it shows; null: not known. */
  #source: string | null = null;
  /** Input of this machine: what the panel showed when somebody read the number of the screen from it. Null: not known. */
  #home: string | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Learns how the panel is at the start of the page. */
  async begin(): Promise<void> {
    this.#home = (await loadSettings(this.#options.database)).homeSource;
    await this.look();
    if (this.#home === null && this.#isOn) await this.comeHome();
  }

  /** Takes the input that the panel shows for that of this machine: somebody in front of it reads the page. */
  async comeHome(): Promise<void> {
    if (this.#source === null || this.#source === this.#home) return;
    this.#home = this.#source;
    await changeSettings(this.#options.database, { homeSource: this.#home });
    this.#tell();
  }

  /** Looks how the panel is, and returns what it could read: somebody may have used its own buttons. */
  async look(): Promise<{ screenOn?: boolean; source?: string }> {
    const host = await this.#options.host;
    const panel = host?.can('display') ? await orNothing(host.call('getDisplay', {})) : undefined;
    const source = host?.can('source') ? await orNothing(host.call('getSource', {})) : undefined;
    if (panel) this.#isOn = panel.on;
    if (source?.id) this.#source = source.id;
    this.#tell();
    return { ...(panel ? { screenOn: panel.on } : {}), ...(source?.id ? { source: source.id } : {}) };
  }

  /** Switches the panel, and keeps who wanted it so. */
  async turn(host: Host, isOn: boolean, by: NonNullable<Settings['panel']>['by']): Promise<void> {
    const { on } = await host.call('setDisplay', { on: isOn });
    this.#isOn = on;
    this.#tell();
    await changeSettings(this.#options.database, { panel: { isOn: on, by, at: this.#options.now() } });
  }

  /** Chooses an input; where it is not that of this machine, nobody sees the page. */
  async choose(host: Host, source: string): Promise<void> {
    this.#source = (await host.call('setSource', { id: source })).id;
    this.#tell();
  }

  /**
   * Brings the panel to what the timers say since an instant. What somebody has ordered since then holds until their next
   * switching; and only a panel that a timer has darkened is lit, not one that somebody has switched off by its button.
   */
  async agree(isOn: boolean, since: number | null): Promise<void> {
    const host = await this.#options.host;
    if (!host?.can('display')) return;
    const { panel } = await loadSettings(this.#options.database);
    if (panel?.by === 'order' && panel.at >= (since ?? 0)) return;
    if (isOn && (panel?.by !== 'timer' || panel.isOn)) return;
    if ((await this.look()).screenOn !== isOn) await this.turn(host, isOn, 'timer');
  }

  #tell(): void {
    const isElsewhere = this.#home !== null && this.#source !== null && this.#source !== this.#home;
    this.#options.onDark(!this.#isOn || isElsewhere);
  }
}
