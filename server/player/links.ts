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
