import { limits } from '#generated/model/limits.gen.ts';
import { mac, sameText } from '../media/signature.ts';

/** Target of a signed link for players. Images, videos and EventSource send no header, so the link itself carries the proof. */
export type Linked = { kind: 'media'; corpId: string; sha256: string } | { kind: 'hint'; deviceId: string };

type Query = Readonly<Record<string, string | undefined>>;

const textOf = (linked: Linked, expires: string): string =>
  [linked.kind, ...(linked.kind === 'media' ? [linked.corpId, linked.sha256] : [linked.deviceId]), expires].join('\n');

/** Returns a signed path with query that works until `expiresAt`, for whoever has it. */
export function signLink(secret: string, linked: Linked, expiresAt: number): string {
  const expires = String(expiresAt);
  const signature = mac(secret, 'player', textOf(linked, expires));
  if (linked.kind === 'hint')
    return `/player/v1/hint?${new URLSearchParams({ device: linked.deviceId, expires, signature })}`;
  return `/player/v1/media/${linked.sha256}?${new URLSearchParams({ corp: linked.corpId, expires, signature })}`;
}

/** Returns true if a link was signed by this server for exactly this target and has not expired. */
export function isLinkGood(
  secret: string,
  linked: Linked,
  { expires = '', signature = '' }: Query,
  now: number,
): boolean {
  return (
    /^\d{1,16}$/.test(expires) &&
    Number(expires) > now &&
    sameText(signature, mac(secret, 'player', textOf(linked, expires)))
  );
}

/** Time for which a device is given the same address of its stream, milliseconds: a signature costs more than the rest of an answer. */
const SAME_MS = 5 * 60_000;
/** Devices whose addresses are kept; beyond these the oldest are signed anew. */
const MOST = 100_000;

/** Addresses of the streams on which devices hear that they should sync. */
export class HintLinks {
  readonly #secret: string;
  readonly #links = new Map<string, { url: string; at: number }>();

  constructor(secret: string) {
    this.#secret = secret;
  }

  of(deviceId: string, now: number): string {
    const kept = this.#links.get(deviceId);
    if (kept && kept.at <= now && now - kept.at < SAME_MS) return kept.url;
    const url = signLink(this.#secret, { kind: 'hint', deviceId }, now + limits.mediaLink);
    this.#links.delete(deviceId);
    if (this.#links.size >= MOST) this.#links.delete(this.#links.keys().next().value ?? '');
    this.#links.set(deviceId, { url, at: now });
    return url;
  }
}
