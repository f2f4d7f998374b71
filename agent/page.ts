import { HOST_OBJECT } from '../core/host/messages.ts';
import type { Running, Size } from './browser.ts';
import { DevToolsError } from './devtools.ts';
import { log } from './log.ts';

const BINDING = 'vitrineHostSend';

/** Script of a new document: the bridge's object, in the main frame of our page only. The agent checks each message again. */
const bridgeScript = (address: string): string => `(() => {
  const send = globalThis.${BINDING};
  delete globalThis.${BINDING};
  if (window !== window.top || location.origin + location.pathname !== ${JSON.stringify(address)}) return;
  const port = Object.assign(new EventTarget(), { postMessage: (text) => send(String(text)) });
  Object.defineProperty(window, '${HOST_OBJECT}', { value: Object.freeze(port) });
})();`;

interface Context {
  id: number;
  origin: string;
  auxData?: { isDefault?: boolean; frameId?: string };
}

export interface PageEvents {
  /** A message of our page; the answer goes back to it. */
  onMessage: (text: string) => Promise<string>;
  /** Its process has died. */
  onCrash: () => void;
}

/** The one page in the one window, and the bridge to it. */
export class KioskPage {
  readonly #running: Running;
  /** Address of the page without query: origin and path. */
  readonly #address: string;
  readonly #url: string;
  readonly #events: PageEvents;
  readonly #contexts = new Map<number, Context>();
  #sessionId = '';
  #targetId = '';
  /** Current main frame. */
  #frame = { id: '', address: '' };

  constructor(running: Running, url: string, events: PageEvents) {
    const { origin, pathname } = new URL(url);
    this.#running = running;
    this.#url = url;
    this.#address = origin + pathname;
    this.#events = events;
  }

  send(method: string, params: Record<string, unknown> = {}, timeoutMs?: number): Promise<Record<string, unknown>> {
    const options = { sessionId: this.#sessionId, ...(timeoutMs === undefined ? {} : { timeoutMs }) };
    return this.#running.devTools.send(method, params, options);
  }

  /** Takes the browser's first page and offers the bridge to what it will show. */
  async attach(size: Size | null): Promise<void> {
    const { devTools } = this.#running;
    this.#watch();
    await devTools.send('Browser.setDownloadBehavior', { behavior: 'deny' });
    await devTools.send('Target.setDiscoverTargets', { discover: true });
    const { targetInfos } = (await devTools.send('Target.getTargets')) as {
      targetInfos: { type: string; targetId: string }[];
    };
    const target = targetInfos.find(({ type }) => type === 'page');
    if (!target) throw new DevToolsError('The browser has no page.');
    this.#targetId = target.targetId;
    const attached = await devTools.send('Target.attachToTarget', { targetId: target.targetId, flatten: true });
    this.#sessionId = attached['sessionId'] as string;
    await this.send('Page.enable');
    await this.send('Inspector.enable');
    const { frameTree } = (await this.send('Page.getFrameTree')) as { frameTree: { frame: { id: string } } };
    this.#frame = { id: frameTree.frame.id, address: '' };
    if (size) await this.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 0, mobile: false });
    await this.send('Runtime.addBinding', { name: BINDING });
    await this.send('Runtime.enable');
    await this.send('Page.addScriptToEvaluateOnNewDocument', { source: bridgeScript(this.#address) });
  }

  /** Opens the player; throws if there is no such page now. */
  async show(): Promise<void> {
    const { errorText } = await this.send('Page.navigate', { url: this.#url });
    if (typeof errorText === 'string' && errorText !== '') throw new DevToolsError(errorText);
  }

  /** Returns whether the page answers within the time, and whether it is still ours: an error page is not. */
  async look(timeoutMs: number): Promise<'ours' | 'elsewhere' | 'hangs'> {
    const expression = 'location.origin + location.pathname';
    try {
      const answer = await this.send('Runtime.evaluate', { expression, returnByValue: true }, timeoutMs);
      return (answer['result'] as { value?: unknown }).value === this.#address ? 'ours' : 'elsewhere';
    } catch (error) {
      if (error instanceof DevToolsError) return 'hangs';
      throw error;
    }
  }

  #watch(): void {
    const { devTools } = this.#running;
    const ours = (work: (params: Record<string, unknown>) => void) => {
      return (params: Record<string, unknown>, sessionId: string | undefined): void => {
        if (sessionId === this.#sessionId) work(params);
      };
    };
    devTools.on(
      'Runtime.executionContextCreated',
      ours(({ context }) => this.#contexts.set((context as Context).id, context as Context)),
    );
    devTools.on(
      'Runtime.executionContextDestroyed',
      ours(({ executionContextId }) => this.#contexts.delete(executionContextId as number)),
    );
    devTools.on(
      'Runtime.executionContextsCleared',
      ours(() => this.#contexts.clear()),
    );
    devTools.on(
      'Page.frameNavigated',
      ours(({ frame }) => this.#follow(frame as { id: string; parentId?: string; url: string })),
    );
    devTools.on(
      'Page.javascriptDialogOpening',
      ours(() => this.#quietly('Page.handleJavaScriptDialog', { accept: false })),
    );
    devTools.on(
      'Inspector.targetCrashed',
      ours(() => this.#events.onCrash()),
    );
    devTools.on(
      'Runtime.bindingCalled',
      ours((params) => void this.#take(params)),
    );
    devTools.on('Target.targetCreated', ({ targetInfo }) => {
      const { type, targetId } = targetInfo as { type: string; targetId: string };
      // An ad's page that opens a window would cover the player.
      if (type === 'page' && this.#targetId !== '' && targetId !== this.#targetId)
        void devTools.send('Target.closeTarget', { targetId }).catch(() => log('A window that had opened is gone.'));
    });
  }

  #follow({ id, parentId, url }: { id: string; parentId?: string; url: string }): void {
    if (parentId !== undefined) return;
    const parsed = URL.canParse(url) ? new URL(url) : null;
    this.#frame = { id, address: parsed ? parsed.origin + parsed.pathname : '' };
  }

  /** Returns true if a script of our page's main frame speaks; frames of ads have other origins, or other frames. */
  #isOurs(contextId: number): boolean {
    const context = this.#contexts.get(contextId);
    return (
      context?.auxData?.isDefault === true &&
      context.auxData.frameId === this.#frame.id &&
      this.#frame.address === this.#address &&
      context.origin === new URL(this.#address).origin
    );
  }

  async #take({ name, payload, executionContextId }: Record<string, unknown>): Promise<void> {
    const contextId = executionContextId as number;
    if (name !== BINDING) return;
    if (!this.#isOurs(contextId)) {
      log('A message of another frame or page was not taken.');
      return;
    }
    const text = await this.#events.onMessage(payload as string);
    const expression = `${HOST_OBJECT}.dispatchEvent(new MessageEvent('message', { data: ${JSON.stringify(text)} }))`;
    this.#quietly('Runtime.evaluate', { expression, contextId });
  }

  /** Sends what is of no use any more if the page has gone meanwhile. */
  #quietly(method: string, params: Record<string, unknown>): void {
    this.send(method, params).catch((error: unknown) => log(`${method} came too late: ${String(error)}`));
  }
}
