import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { EventEmitter, once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Plugin, ViteDevServer } from 'vite';
import { codegenWatch } from '#codegen/watch.ts';
import type { WatchApi } from '#codegen/watch.ts';

const schemas = fileURLToPath(new URL('../../../schemas', import.meta.url));

let root: string;
let plugin: Pick<Plugin<WatchApi>, 'api'> & { configureServer(server: ViteDevServer): void; buildEnd(): Promise<void> };
/** Events of the plugin: `printed` with paths, `sent` with the message to the browser. */
let said: EventEmitter;
/** Handler of the console's Alt-click. */
let explain: (request: { url: string }, response: { writeHead(code: number): void; end(text: string): void }) => void;
/** Connects a page: messages to it alone go to its socket. */
let openPage: (socket: { send(text: string): void }) => void;
/** Tells that somebody types in a page. */
let typeIn: (data: unknown, page: { send(message: unknown): void }) => void;
/** Resolves when the requests that waited for generated files are answered. */
let taking: Promise<void>;
let watcher: EventEmitter & { add(path: string): void };

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'watch-'));
  cpSync(schemas, join(root, 'schemas'), { recursive: true });
  said = new EventEmitter();
  taking = Promise.resolve();
  watcher = Object.assign(new EventEmitter(), { add: () => undefined });
  const server = {
    watcher,
    middlewares: { use: (_path: string, answer: typeof explain) => (explain = answer) },
    config: { logger: { info: () => undefined, error: (text: string) => said.emit('terminal', text) } },
    ws: {
      send: (message: unknown) => said.emit('sent', message),
      on: (event: 'connection' | 'vitrine:typed', heard: never) => {
        if (event === 'connection') openPage = heard;
        else typeIn = heard;
      },
    },
  } as unknown as ViteDevServer;
  plugin = codegenWatch({
    root,
    settleMs: 0,
    onPrinted(paths) {
      said.emit('printed', paths);
      return taking;
    },
  }) as unknown as typeof plugin;
  const printed = once(said, 'printed');
  plugin.configureServer(server);
  await printed;
});

afterEach(async () => {
  await plugin.api!.settled();
  rmSync(root, { recursive: true });
});

/** Changes a schema as an editor does, and tells the plugin as Vite does. */
function edit(name: string, change: (text: string) => string): void {
  const file = join(root, 'schemas', name);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  watcher.emit('all', 'change', file);
}

describe('in npm run dev', () => {
  it('a change of a schema is printed, and what follows from it only', async () => {
    const printed = once(said, 'printed');
    edit('tag.yaml', (text) => text.replace('en: Tag}', 'en: Label}'));
    const [paths] = (await printed) as [string[]];
    expect(paths).toContain('console/first.en_us.gen.ts');
    expect(paths).not.toContain('model/ads/types.gen.ts');
  });

  it.each<[when: string, what: (served: () => void) => void | Promise<void>]>([
    ['those who wait for the rest are served', (served) => served()],
    ['dev ends, which waits for it', () => plugin.buildEnd()],
  ])('what nobody waits for is printed when %s', async (_when, happens) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    taking = promise;
    const printed = once(said, 'printed');
    edit('tag.yaml', (text) => text.replace('en: Tag}', 'en: Label}'));
    const [paths] = (await printed) as [string[]];
    const isDocument = (path: string): boolean => path.includes('openapi');
    expect(paths.filter(isDocument)).toEqual([]);
    const rest = once(said, 'printed');
    await happens(resolve);
    const [late] = (await rest) as [string[]];
    expect(late.filter(isDocument)).not.toEqual([]);
    resolve();
  });

  it('a mistake shows over the page at its line, and leaves generated/ as it was', async () => {
    const before = readFileSync(join(root, 'generated/model/tags/meta.gen.ts'), 'utf8');
    const sent = once(said, 'sent');
    edit('tag.yaml', (text) => text.replace('display: name', 'display: nmae'));
    const [message] = (await sent) as [{ type: string; err: { message: string; loc: { file: string; line: number } } }];
    expect(message).toMatchObject({
      type: 'error',
      err: { loc: { file: 'schemas/tag.yaml', line: expect.any(Number) as number } },
    });
    expect(message.err.message).toContain('nmae');
    expect(readFileSync(join(root, 'generated/model/tags/meta.gen.ts'), 'utf8')).toBe(before);
  });

  it('a page that is opened later shows the mistake too, with all that is wrong', async () => {
    const sent = once(said, 'sent');
    edit('tag.yaml', (text) =>
      text.replace('display: name', 'display: nmae').replace('createdAt: desc', 'createdAd: desc'),
    );
    const [first] = (await sent) as [unknown];
    const greeted: unknown[] = [];
    openPage({ send: (text) => greeted.push(JSON.parse(text)) });
    expect(greeted).toEqual([first]);
    expect(greeted).toMatchObject([{ err: { message: expect.stringMatching(/nmae.*\n.*createdAd/) as string } }]);
  });

  it.each([
    ['/?entity=tag&part=column&name=name', /^\[200,\["schemas\/tag\.yaml:\d+:\d+ x-list\.columns\[0\]",/],
    ['/?entity=tags&part=action&name=delete', /^\[200,\["schemas\/tag\.yaml:\d+:\d+ x-actions\.delete",/],
    ['/?entity=nobody&part=column&name=name', /^\[200,\[\]\]$/],
    ['/?entity=tag&part=page&name=name', /^\[400,\[\]\]$/],
    ['/', /^\[400,\[\]\]$/],
  ])('says which line of a schema made a place of the page: %s', (url, expected) => {
    const answers: unknown[] = [];
    explain({ url }, { writeHead: (status) => answers.push(status), end: (text) => answers.push(JSON.parse(text)) });
    expect(JSON.stringify(answers)).toMatch(expected);
  });

  it('the terminal says the same, each problem at its place and with its hint', async () => {
    const line = once(said, 'terminal');
    edit('tag.yaml', (text) => text.replace('display: name', 'display: nmae'));
    expect((await line)[0]).toMatch(/^schemas\/tag\.yaml:\d+:\d+ unknown-field: .*nmae.*did you mean "name"\?$/);
  });

  it('a page that is opened when nothing is wrong is told nothing', () => {
    const greeted: unknown[] = [];
    openPage({ send: (text) => greeted.push(text) });
    expect(greeted).toEqual([]);
  });

  it('a page in which somebody types is sent an empty update, so that Vite does not reload it at the first one', () => {
    const sent: unknown[] = [];
    typeIn({}, { send: (message) => sent.push(message) });
    expect(sent).toEqual([{ type: 'update', updates: [] }]);
  });

  it('the message goes away when the mistake is put right', async () => {
    const wrong = once(said, 'sent');
    edit('tag.yaml', (text) => text.replace('display: name', 'display: nmae'));
    await wrong;
    const right = once(said, 'sent');
    edit('tag.yaml', (text) => text.replace('display: nmae', 'display: name'));
    expect((await right)[0]).toEqual({ type: 'update', updates: [] });
  });
});
