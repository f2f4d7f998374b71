import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Page at the player's address that passes what a test asks to the shell, and back what it answers. */
const page = (color: string, frame: string): string => `<!doctype html><title>player</title>
<body style="margin:0;background:${color}">${frame}<script>
  const port = window.vitrineHost;
  port?.addEventListener('message', ({ data }) => fetch('/heard', { method: 'POST', body: data }));
  port?.postMessage('{"id":0,"name":"hello","args":{"protocol":1}}');
  (async () => {
    for (;;) {
      const response = await fetch('/next');
      if (response.status === 200) {
        const text = await response.text();
        if (text === 'HANG') for (;;);
        port.postMessage(text);
      }
    }
  })();
</script>`;

/** Frame of an ad: it tries to speak to the shell as well. */
const FRAME = `<!doctype html><script>
  const names = Object.getOwnPropertyNames(window).filter((name) => /vitrine/i.test(name));
  for (const name of names) (window[name].postMessage ?? window[name]).call(window[name], '{"id":666,"name":"facts","args":{}}');
  fetch('/frame', { method: 'POST', body: JSON.stringify(names) });
</script>`;

type Answer = { id: number; ok: boolean; result?: unknown; error?: string; detail?: string };

/** Server with a page that stands in for the player. */
export class PlayerStandIn {
  readonly server = createServer((request, response) => void this.#serve(request, response));
  readonly files = new Map<string, Buffer>();
  readonly heard: Answer[] = [];
  /** Number of times the page was opened. */
  opened = 0;
  color = '#00ff00';
  frame = '';
  /** Names of the shell that the ad's frame saw, as JSON. */
  frameSaw: string | null = null;
  #queue: string[] = [];
  #next = 1;

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.server.listen(0, '127.0.0.1', resolve);
    });
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => {
      this.server.close(resolve);
    });
  }

  say(text: string): void {
    this.#queue.push(text);
  }

  /** Asks the shell through the page, and returns its answer. */
  async ask(name: string, args: Record<string, unknown> = {}, withinMs?: number): Promise<Answer> {
    const id = this.#next++;
    this.say(JSON.stringify({ id, name, args }));
    return until(() => this.heard.find((answer) => answer.id === id), `an answer to ${name}`, withinMs);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    if (request.url === '/moved') return void response.writeHead(302, { location: '/file' }).end();
    const file = this.files.get(request.url ?? '');
    if (file) return void response.end(file);
    response.setHeader('content-type', 'text/html');
    if (request.url === '/player') {
      this.opened += 1;
      return void response.end(page(this.color, this.frame));
    }
    if (request.url === '/ad') return void response.end(FRAME);
    if (request.url === '/frame') this.frameSaw = body;
    if (request.url === '/heard') this.heard.push(JSON.parse(body) as Answer);
    if (request.url !== '/next') return void response.end();
    const text = await until(() => this.#queue.shift(), 'nothing', 500).catch(() => null);
    response.writeHead(text === null ? 204 : 200).end(text ?? '');
  }
}

/** Waits until something is there: programs of the system tell nobody when they are done. */
export async function until<T>(look: () => T | undefined | null | false, what: string, withinMs = 40_000): Promise<T> {
  const end = Date.now() + withinMs;
  for (;;) {
    const seen = look();
    if (seen !== undefined && seen !== null && seen !== false) return seen;
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}.`);
    await new Promise((resolve) => {
      setTimeout(resolve, 25);
    });
  }
}
