import { weatherReport, type WeatherReport } from '#core/layout/weather.ts';
import { readSyncAnswer, type AnswerReading } from '#core/manifest/readAnswer.ts';
import type { EnrolAnswer, EnrolRequest, PlayerErrorName, SyncRequest } from '#core/manifest/sync.ts';
import { enrolAnswer, playerError } from '#core/manifest/sync.ts';

/** Timeout of one call; a router that drops packets must not stop the sync loop. */
const TIMEOUT_MS = 20_000;

/** Refusal by the server: it answered with an error. Any other failure is a network problem, and is retried. */
export class Refused extends Error {
  readonly status: number;
  /** Absent when the answer is not from our server: a hotel's login page also answers 401. */
  readonly reason: PlayerErrorName | undefined;

  constructor(status: number, reason: PlayerErrorName | undefined) {
    super(`The server refused: ${status} ${reason ?? ''}`);
    this.status = status;
    this.reason = reason;
  }
}

export interface PlayerApi {
  enrol(request: EnrolRequest): Promise<EnrolAnswer>;
  sync(credential: string, request: SyncRequest): Promise<AnswerReading>;
  /** Returns the weather of a place; null where the server knows none. */
  weather(credential: string, place: string): Promise<WeatherReport | null>;
}

/** Time zone of this machine, used when the browser does not know the zone that the programme names. */
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Calls the server that the page came from. */
export function createApi(fetcher: typeof fetch = (...call) => fetch(...call)): PlayerApi {
  async function post<T>(path: string, body: unknown, read: (answer: unknown) => T, credential?: string): Promise<T> {
    const response = await fetcher(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(credential ? { authorization: `Bearer ${credential}` } : {}) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      cache: 'no-store',
    });
    const answer: unknown = await response.json().catch(() => null);
    if (!response.ok) throw new Refused(response.status, playerError.safeParse(answer).data?.error);
    return read(answer);
  }
  return {
    async weather(credential, place) {
      const response = await fetcher(`/player/v1/weather?${new URLSearchParams({ place }).toString()}`, {
        headers: { authorization: `Bearer ${credential}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        cache: 'no-store',
      });
      const told = response.ok ? weatherReport.safeParse(await response.json()) : null;
      return told?.success ? told.data : null;
    },
    enrol: (request) => post('/player/v1/enrol', request, (answer) => enrolAnswer.parse(answer)),
    sync: (credential, request) =>
      post('/player/v1/sync', request, (answer) => readSyncAnswer(answer, ownZone()), credential),
  };
}

/** Returns what sends the picture that a command asked for. */
export function createPictureSender(fetcher: typeof fetch = (...call) => fetch(...call)) {
  return async (credential: string, commandId: string, picture: Blob): Promise<void> => {
    const response = await fetcher(`/player/v1/shot/${commandId}`, {
      method: 'POST',
      headers: { 'content-type': picture.type, authorization: `Bearer ${credential}` },
      body: picture,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Refused(response.status, undefined);
  };
}
