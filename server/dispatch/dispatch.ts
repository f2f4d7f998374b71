import type { Language } from '#core/protocol/envelope.ts';
import { errors } from '#generated/model/errors.gen.ts';
import type { Log } from '../log.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../store/types.ts';
import { okBody, refusedReply } from '../call/answer.ts';
import { checkAnswer, encodeAnswer } from './answerRows.ts';
import { checkClock } from './clock.ts';
import { isDownload, type Download } from '../call/download.ts';
import { writeLog } from '../call/operationLog.ts';
import { checkOrigin, type OriginHeaders } from './origin.ts';
import { languageOf, parse, traceKeyOf, type Fields, type Parsed } from './parse.ts';
import { checkPayload, readJson } from './payload.ts';
import { checkPermission } from './permission.ts';
import { addressKey } from '../call/addressKey.ts';
import { ADDRESS_LIMIT, type RateLimiter } from './rate.ts';
import { checkReferences } from './references.ts';
import { isRefusal, refusalOf, refuse, RefusedError } from '../call/refuse.ts';
import { checkReplay } from './replay.ts';
import type { BoundRoute } from './routes.ts';
import type { Sessions } from './session.ts';
import { checkSign, type Applications } from './sign.ts';
import { checkSystem } from './system.ts';
import type { BeforeContext, HandlerContext, LogEntry, SessionUser } from '../call/types.ts';

/** A call as it came, whatever the web framework. */
export interface CallRequest {
  /** As the client asked for it, without the query string. */
  path: string;
  query: Fields;
  body: unknown;
  ip: string;
  headers: OriginHeaders;
  /** The session cookie's value. */
  cookie: string | undefined;
}

export interface CallAnswer {
  /** JSON; empty where the answer is a file. */
  body: string;
  /** The file, where the answer is one. */
  download?: Download;
  /** New value of the session cookie; null clears it; absent leaves it. */
  cookie?: string | null;
}

export interface DispatcherParts {
  services: Services;
  sessions: Sessions;
  rates: RateLimiter;
  applications: Applications;
  /** Origins beside our own whose pages may call. */
  origins: ReadonlySet<string>;
  log: Log;
  /** Holds answers to their declared schemas: in tests and development. */
  checksAnswers: boolean;
}

/** What is known of a call once all guards before the payload have let it pass. */
interface Passed {
  route: BoundRoute;
  request: CallRequest;
  parsed: Parsed;
  language: Language;
  traceKey: string;
  now: number;
  /** Null where the call is public. */
  user: SessionUser | null;
}

/** What the `before` step sees. */
type Seen = BeforeContext<unknown>;

/** The one way of every call, in the order of architecture 4; a file per guard stands beside this one. */
export class Dispatcher {
  readonly #parts: DispatcherParts;

  constructor(parts: DispatcherParts) {
    this.#parts = parts;
  }

  /** Answers a call. It never throws: what was not foreseen is -10500 with a trace key, its cause in the log. */
  async handle(route: BoundRoute, request: CallRequest): Promise<CallAnswer> {
    const language = languageOf(request.query);
    const traceKey = traceKeyOf(request.query);
    try {
      return await this.#pass(route, request, language, traceKey);
    } catch (error) {
      const refused = this.#refused(error, route, request, traceKey);
      return { body: JSON.stringify(refusedReply(refused, language, traceKey, route.call.entity)) };
    }
  }

  async #pass(route: BoundRoute, request: CallRequest, language: Language, traceKey: string): Promise<CallAnswer> {
    const { services, rates, applications, origins } = this.#parts;
    const { call } = route;
    const isPublic = call.perm === 'public';
    const now = services.clock.now();
    const parsed = parse(request.query, request.body);
    const address = addressKey(request.ip);
    rates.take(address, ADDRESS_LIMIT, now);
    if (isPublic) rates.take(`${call.name} ${address}`, call.limit, now);
    checkSign(applications, request.path, parsed);
    checkClock(parsed.envelope.timestamp, now);
    checkOrigin(request.headers, origins);
    const user = isPublic ? null : await this.#who(parsed, request);
    const json = readJson(parsed.payload);
    if (user) {
      rates.take(`${call.name} ${user.userId}`, call.limit, now);
      checkSystem(call, user);
      checkPermission(call, route.entity, json instanceof RefusedError ? undefined : json['view'], user);
    }
    if (json instanceof RefusedError) throw json;
    const input = checkPayload(route.input, json);
    return this.#run({ route, request, parsed, language, traceKey, now, user }, input);
  }

  async #who({ envelope }: Parsed, { cookie }: CallRequest): Promise<SessionUser> {
    const user = await this.#parts.sessions.find(envelope.token, cookie);
    if (!user) throw refuse('LOGIN_TIMEOUT');
    return user;
  }

  async #run(passed: Passed, input: unknown): Promise<CallAnswer> {
    const { route, user } = passed;
    const { store } = this.#parts.services;
    const seen = this.#seen(passed, input);
    const before = route.handler.before ? await route.handler.before(seen as BeforeContext<never>) : undefined;
    const scope = user ? ({ kind: 'user', user } as const) : ({ kind: 'system', corpId: null } as const);
    const entries: LogEntry[] = [];
    if (route.call.write) return store.write(scope, (tx) => this.#work(passed, { ...seen, tx, before }, entries));
    const answer = await store.read(scope, (tx) => this.#work(passed, { ...seen, tx, before }, entries));
    // What leaves the house is logged though nothing changes, before its first byte does.
    if (user && entries.length > 0) await store.write(scope, (tx) => this.#log(passed, tx, entries));
    return answer;
  }

  async #log({ route: { call }, user, request: { ip }, traceKey }: Passed, tx: Tx, entries: LogEntry[]) {
    if (user) await writeLog(tx, { call, user, ip, traceKey }, entries);
  }

  /** What the `before` step sees, and the handler too. The user of a public call is null, which its handler knows. */
  #seen({ route, request, parsed, language, traceKey, now, user }: Passed, input: unknown): Seen {
    const { uuid: installation } = parsed.envelope;
    return {
      call: route.call,
      input,
      user: user as SessionUser,
      now,
      language,
      ip: request.ip,
      installation,
      traceKey,
      services: this.#parts.services,
    };
  }

  async #work(passed: Passed, seen: Seen & { tx: Tx; before: unknown }, entries: LogEntry[]): Promise<CallAnswer> {
    const { route, parsed, language, traceKey, now } = passed;
    const { call } = route;
    // A transaction that lost against another runs again.
    entries.length = 0;
    let cookie: string | null | undefined;
    if (route.references.length > 0)
      await checkReferences(seen.tx, call, route.references, seen.input as Record<string, unknown>);
    if (call.write) await checkReplay(seen.tx, parsed.envelope);
    const context = {
      ...seen,
      log: (entry: LogEntry) => void entries.push(entry),
      setCookie: (secret: string | null) => void (cookie = secret),
    };
    const result = await route.handler.run(context as HandlerContext<never, never>);
    if (isRefusal(result)) {
      const refused = refuse(result.code as keyof typeof errors, { data: result.data });
      this.#say(refused, passed);
      return { body: JSON.stringify(refusedReply(refused, language, traceKey, call.entity)) };
    }
    if (call.write) await this.#log(passed, seen.tx, entries);
    if (isDownload(result)) return { body: '', download: result };
    const answer = encodeAnswer(call, route.entity, result, seen.user, now);
    if (this.#parts.checksAnswers) checkAnswer(route, answer);
    return { body: okBody(answer, traceKey), ...(cookie === undefined ? {} : { cookie }) };
  }

  /** Returns what an error is answered as; a fault is said in full to the log, and to nobody else. */
  #refused(error: unknown, route: BoundRoute, request: CallRequest, traceKey: string): RefusedError {
    const refused = refusalOf(error);
    if (!refused) {
      this.#parts.log.error({ err: error, call: route.call.name, ip: request.ip, traceKey }, 'a call failed');
      return refuse('SERVER_FAULT');
    }
    this.#say(refused, { route, request, traceKey });
    const isLegacy = refused.code === 'LOGIN_TIMEOUT' && route.legacy.has(request.path);
    return isLegacy ? refuse('LOGIN_TIMEOUT_LEGACY', refused.detail) : refused;
  }

  #say(refused: RefusedError, { route, request, traceKey }: Pick<Passed, 'route' | 'request' | 'traceKey'>): void {
    const { log } = errors[refused.code] as { log: 'never' | 'info' | 'warn' | 'error' };
    if (log !== 'never')
      this.#parts.log[log](
        { call: route.call.name, refused: refused.code, ip: request.ip, traceKey },
        'a call was refused',
      );
  }
}
