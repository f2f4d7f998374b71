import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stand-in of the platform on which an operator keeps its data cards: it refuses other keys and knows no other cards. */
export interface CardPlatform {
  /** Host with port. */
  host: string;
  /** Bytes that cards have used, by ICCID. */
  used: Map<string, number>;
  /** ICCIDs that were asked for. */
  asked: string[];
  /** Status of the next answers, instead of what it knows; 0: the line is cut. */
  status: number | null;
  close(): Promise<void>;
}

export const CARD_KEY = { user: 'vitrine', apiKey: 'ap+i/key' } as const;

/** Starts the stand-in on a port of the loopback. */
export async function startCardPlatform(): Promise<CardPlatform> {
  const server = createServer((request, response) => {
    const [, iccid = ''] = /^\/rws\/api\/v1\/devices\/(\d+)\/ctdUsages$/.exec(request.url ?? '') ?? [];
    platform.asked.push(iccid);
    if (platform.status === 0) return void request.socket.destroy();
    const wanted = Buffer.from(`${CARD_KEY.user}:${CARD_KEY.apiKey}`).toString('base64');
    const isKnown = request.headers.authorization === `Basic ${wanted}`;
    const used = platform.used.get(iccid);
    const status = platform.status ?? (!isKnown ? 401 : used === undefined ? 404 : 200);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(
        status === 200
          ? { iccid, status: 'ACTIVATED', ratePlan: 'Screens', ctdDataUsage: used, ctdSMSUsage: 0, ctdSessionCount: 3 }
          : { errorMessage: 'refused', errorCode: '10000001' },
      ),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const platform: CardPlatform = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    used: new Map(),
    asked: [],
    status: null,
    close: () => new Promise((closed) => void server.close(() => closed())),
  };
  return platform;
}
