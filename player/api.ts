import { readSyncAnswer, type AnswerReading } from '#core/manifest/readAnswer.ts';
import type { EnrolAnswer, EnrolRequest, PlayerErrorName, SyncRequest } from '#core/manifest/sync.ts';
import { enrolAnswer, playerError } from '#core/manifest/sync.ts';

/** How long one call may take; a router that swallows packets must not stop the loop. */
const TIMEOUT_MS = 20_000;

/** The server has answered, and refused. Anything else that goes wrong is the network, and is tried again. */
export class Refused extends Error {
  readonly status: number;
  /** Absent where it was not our server that answered: a hotel's login page also says 401. */
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
}

/** The zone of the machine: a screen whose programme names one that this browser does not know stands in its own, most likely. */
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
    enrol: (request) => post('/player/v1/enrol', request, (answer) => enrolAnswer.parse(answer)),
    sync: (credential, request) =>
      post('/player/v1/sync', request, (answer) => readSyncAnswer(answer, ownZone()), credential),
  };
}
