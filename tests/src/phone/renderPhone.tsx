import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { createCalls } from '#src/phone/calls.ts';
import { castingOver } from '#src/phone/casting.ts';
import { PhonePage } from '#src/phone/PhonePage.tsx';
import { createServerClock } from '#src/transport/serverClock.ts';
import type { Language } from '#core/protocol/envelope.ts';
import { errors } from '#generated/model/errors.gen.ts';
import type { CastScene } from '#tests/server/handlers/casts/scene.ts';
import type { Scene } from '#tests/server/player/scene.ts';
import { INSTALLATION } from '#tests/support/call.ts';
import { postFile } from '#tests/support/library.ts';

/** Path that stands for the upload of a picture, among the paths of calls. */
export const STORE = 'store';

/** Does something else with the next request to a path; `carry` brings it to the server. */
interface Change {
  path: string;
  answer: (carry: () => Promise<Response>, signal: AbortSignal) => Promise<Response>;
}

/** State of the network between phone and server. */
interface Network {
  /** Nothing goes out. */
  isDown: boolean;
  /** Paths of calls that arrive, but whose next answer gets lost. */
  lost: string[];
  /** Changes of next requests, each made once. */
  changed: Change[];
  /** Paths of all calls that went out. */
  sent: string[];
}

interface Options extends Partial<Pick<Network, 'isDown' | 'changed'>> {
  /** Lead of the phone's clock over the server's, milliseconds. */
  aheadMs?: number;
}

/** A server that refuses a call before it looks at it. */
export const refusing = (path: string, name: keyof typeof errors): Change => ({
  path,
  answer: async () => Response.json({ code: errors[name].code, message: errors[name].en, traceKey: '' }),
});
/** Something before the server, or a store, that answers by itself. */
export const answering = (path: string, status: number): Change => ({
  path,
  answer: async () => new Response('<html>Bad Gateway</html>', { status }),
});
/** A network that does not answer until it is let, and then as it would have. */
export function holding(path: string): Change & { release: () => void } {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const given = (signal: AbortSignal) =>
    new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  return {
    path,
    answer: (carry, signal) => Promise.race([held.then(carry), given(signal)]),
    release: () => release(),
  };
}

async function post(scene: Scene, url: string, body: FormData): Promise<Response> {
  const fields = [...body].flatMap(([name, value]) => (typeof value === 'string' ? [{ name, value }] : []));
  const bytes = Buffer.from(await (body.get('file') as File).arrayBuffer());
  return new Response(null, { status: await postFile(scene, { uploadId: '', url, fields }, bytes) });
}

/** A network between a page and the real server, which does to requests what it is told. */
export function networkTo(scene: Scene, { isDown = false, changed = [] }: Options = {}) {
  const network: Network = { isDown, lost: [], changed, sent: [] };
  const carry = async (url: string, { body, headers }: RequestInit): Promise<Response> => {
    if (body instanceof FormData) return post(scene, url, body);
    const { rawPayload, statusCode: status } = await scene.app.inject({
      method: 'POST',
      url,
      payload: body as string,
      headers: headers as Record<string, string>,
    });
    return new Response(new Uint8Array(rawPayload), { status });
  };
  const send = async (url: string, options: RequestInit): Promise<Response> => {
    if (network.isDown) throw new TypeError('no network');
    const to = options.body instanceof FormData ? STORE : url.split('?')[0]!;
    network.sent.push(to);
    const change = network.changed.find((one) => one.path === to);
    if (change) {
      network.changed.splice(network.changed.indexOf(change), 1);
      return change.answer(() => carry(url, options), options.signal!);
    }
    const answer = await carry(url, options);
    const at = network.lost.indexOf(to);
    if (at < 0) return answer;
    network.lost.splice(at, 1);
    throw new TypeError('the answer was lost');
  };
  return { network, send };
}

/**
 * Draws the phone page over the real server: nothing between page and store is imitated but the network.
 */
export function renderPhone(scene: CastScene, path: string, { aheadMs = 0, ...options }: Options = {}) {
  const language = 'en_us';
  const { network, send } = networkTo(scene, options);
  const { appId: appid, appKey: key } = scene.services.config;
  const host = { appid, key, apiBase: '' };
  const clock = createServerClock(() => scene.clock.now() + aheadMs);
  const castingIn = (spoken: Language) =>
    castingOver(createCalls({ host, language: spoken, uuid: INSTALLATION, clock, send }), send);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }));
  localStorage.setItem('vitrine.language', language);
  history.replaceState(null, '', path);
  const drawn = render(<PhonePage brand={{ name: 'Vitrine' }} castingIn={castingIn} />);
  return { user: userEvent.setup(), network, ...drawn };
}

/** Sends the browser's event for a network that is back: the page asks at once. */
export const networkIsBack = (): boolean => window.dispatchEvent(new Event('online'));

/** Opens the page by the code that the screen shows now, and waits until the screen's name is there. */
export async function openPhone(scene: CastScene) {
  const phone = renderPhone(scene, `/cast/${await scene.code()}`);
  await screen.findByText('Lobby');
  return phone;
}
export const heading = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { name });
export const button = (name: string): HTMLButtonElement => screen.getByRole<HTMLButtonElement>('button', { name });
