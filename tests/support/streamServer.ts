import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/*
 * Parts of two seconds of a red picture of 160 × 90 with a tone of 440 Hz, H.264 and AAC in MPEG-TS. Made by
 *
 *   ffmpeg -f lavfi -i color=c=0xc81e1e:s=160x90:r=10:d=6 -f lavfi -i sine=frequency=440:sample_rate=22050:d=6
 *     -c:v libx264 -preset veryslow -profile:v baseline -level 3.0 -pix_fmt yuv420p -g 20 -keyint_min 20 -sc_threshold 0
 *     -crf 40 -c:a aac -b:a 16k -ac 1 -f hls -hls_time 2 -hls_list_size 0 -hls_segment_filename part-%d.mpegts list.m3u8
 */
const PARTS = [0, 1, 2].map((part) => readFileSync(join(import.meta.dirname, `../fixtures/live/part-${part}.mpegts`)));
const PART_MS = 2000;
/** Parts that a playlist names: six seconds, as long as a stream is behind what happens. */
const LISTED = 3;

/** A stream of a house of its own: on another origin than the player, and sometimes away. */
export interface StreamServer {
  url: string;
  /** Paths that were asked for. */
  asked: string[];
  /** Answers nobody, and breaks off what is under way; or answers again. */
  setUp(isUp: boolean): void;
  close(): Promise<void>;
}

/** Returns the playlist of now: the window moves on by a part every two seconds, and the film begins anew every three. */
function playlist(sinceMs: number): string {
  const first = Math.floor(sinceMs / PART_MS);
  const parts = Array.from({ length: LISTED }, (_, index) => first + index);
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    '#EXT-X-TARGETDURATION:2',
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.ceil(first / PARTS.length)}`,
    ...parts.flatMap((part) => [
      ...(part % PARTS.length === 0 ? ['#EXT-X-DISCONTINUITY'] : []),
      '#EXTINF:2.000,',
      `part-${part}.ts`,
    ]),
    '',
  ].join('\n');
}

/** `isOpen`: lets pages of other origins read what it sends. */
export async function startStreamServer({ isOpen = true }: { isOpen?: boolean } = {}): Promise<StreamServer> {
  const since = Date.now();
  const asked: string[] = [];
  let isUp = true;
  const send = (response: ServerResponse, type: string, body: string | Buffer) =>
    response
      .writeHead(200, {
        'content-type': type,
        'cache-control': 'no-store',
        ...(isOpen ? { 'access-control-allow-origin': '*' } : {}),
      })
      .end(body);
  const server = createServer(({ url = '', socket }, response) => {
    asked.push(url);
    if (!isUp) return socket.destroy();
    // Taken, and never answered.
    if (url === '/silent.m3u8') return undefined;
    if (url === '/lobby.m3u8') return send(response, 'application/vnd.apple.mpegurl', playlist(Date.now() - since));
    const part = /^\/part-(\d+)\.ts$/.exec(url)?.[1];
    if (part !== undefined) return send(response, 'video/mp2t', PARTS[Number(part) % PARTS.length]!);
    // Stream of a camera: no list, one answer.
    if (url === '/camera.ts') return send(response, 'video/mp2t', Buffer.concat(PARTS));
    return response.writeHead(404).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    setUp(wanted) {
      isUp = wanted;
      if (!isUp) server.closeAllConnections();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
