import type { Language } from '#core/protocol/envelope.ts';
import { errors } from '#generated/model/errors.gen.ts';
import type { Log } from '../log.ts';
import { reachedFrom } from '../media/reached.ts';
import type { Services } from '../services.ts';
import type { CallTimes } from '../usage/callTimes.ts';
import type { Tx } from '../store/types.ts';
import { okBody, refusedReply } from '../call/answer.ts';
import { checkAnswer, encodeAnswer } from './answerRows.ts';
import { carryOut, logCall, prepare, scopeOf, type Order, type Outcome } from './carryOut.ts';
import { checkClock } from './clock.ts';
import { isDownload, type Download } from '../call/download.ts';
import { checkOrigin, type OriginHeaders } from './origin.ts';
import { languageOf, parse, traceKeyOf, type Fields, type Parsed } from './parse.ts';
import { checkPayload, readJson } from './payload.ts';
import { checkPermission } from './permission.ts';
import { addressKey } from '../call/addressKey.ts';
import { ADDRESS_LIMIT, type RateLimiter } from './rate.ts';
import { atHost } from '../policies/hostEdition.ts';
import { refusalOf, refuse, RefusedError, troubleOf } from '../call/refuse.ts';
import type { BoundRoute } from './routes.ts';
import type { Sessions } from './session.ts';
import { checkSign, type Applications } from './sign.ts';
import { checkSystem } from './system.ts';
import type { SessionUser } from '../call/types.ts';

/** Request of a call, independent of the web framework. */
export interface CallRequest {
  /** Path as requested, without the query string. */
  path: string;
  query: Fields;
  body: unknown;
  ip: string;
  /** Host that the page was asked for. */
  host?: string;
  /** Our origin, where a page of ours at another host sends this, whose API is here (SES-12); absent: that of the page. */
  base?: string | undefined;
  userAgent?: string | undefined;
  headers: OriginHeaders;
  /** The session cookie's value. */
  cookie: string | undefined;
}

export interface CallAnswer {
  /** JSON; empty if the answer is a file. */
  body: string;
  /** File of the answer, if it is one. */
  download?: Download;
  /** New value of the session cookie; null clears it; absent leaves it. */
  cookie?: string | null;
}

export interface DispatcherParts {
  services: Services;
  sessions: Sessions;
  rates: RateLimiter;
  applications: Applications;
  /** Other origins whose pages may call. */
  origins: ReadonlySet<string>;
  log: Log;
  /** Statistics of call durations (NET-10). */
  times: Pick<CallTimes, 'count'>;
  stopwatch: () => number;
  /** Validate answers against their schemas: in tests and development. */
  checksAnswers: boolean;
}

/** Details of a refusal for the server's log, beside its name. */
interface Said {
  route: BoundRoute;
  request: CallRequest;
  traceKey: string;
}

/** Pipeline of every call, in the order of architecture 4; each guard has a file beside this one. */
export class Dispatcher {
  readonly #parts: DispatcherParts;

  constructor(parts: DispatcherParts) {
    this.#parts = parts;
  }

  /** Answers a call; never throws. An unexpected error becomes -10500 with a trace key, and its cause is logged. */
  async handle(route: BoundRoute, request: CallRequest): Promise<CallAnswer> {
    const language = languageOf(request.query);
    const traceKey = traceKeyOf(request.query);
    const began = this.#parts.stopwatch();
    try {
      const order = await this.#admit(route, request, language, traceKey);
      return await this.#counted(route, began, () => this.#run(order, request));
    } catch (error) {
      const refused = this.#refused(error, route, request, traceKey);
      return { body: JSON.stringify(refusedReply(refused, language, traceKey, route.call.entity)) };
    }
  }

  /** Counts a call that was let in: what is refused at the door is quick, and would make a slow call look quick (NET-10). */
  async #counted(
    { call: { name: call, write: changes } }: BoundRoute,
    began: number,
    run: () => Promise<CallAnswer>,
  ): Promise<CallAnswer> {
    const { times, stopwatch } = this.#parts;
    const count = (failed: boolean) => times.count({ call, changes, ms: stopwatch() - began, failed });
    try {
      const answer = await run();
      count(false);
      return answer;
    } catch (error) {
      count(refusalOf(error) === null);
      throw error;
    }
  }

  /** Leads a call through the guards. Throws at the first that refuses it. */
  async #admit(route: BoundRoute, request: CallRequest, language: Language, traceKey: string): Promise<Order> {
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
    if (request.base === undefined) checkOrigin(request.headers, origins);
    const user = isPublic ? null : await this.#who(parsed, request);
    const json = readJson(parsed.payload);
    if (user) {
      rates.take(`${call.name} ${user.userId}`, call.limit, now);
      checkSystem(call, user);
      checkPermission(call, route.entity, json instanceof RefusedError ? undefined : json['view'], user);
    }
    if (json instanceof RefusedError) throw json;
    const input = checkPayload(route.input, json);
    const { envelope } = parsed;
    const { ip, host = '', base = '', userAgent = '' } = request;
    const at = (path: string) => base + path;
    const reached = base === '' ? services : { ...services, media: reachedFrom(services.media, at) };
    return { route, user, input, language, ip, host, at, userAgent, traceKey, now, services: reached, envelope };
  }

  async #who({ envelope }: Parsed, { cookie, host = '' }: CallRequest): Promise<SessionUser> {
    const { sessions, services } = this.#parts;
    const user = await sessions.find(envelope.token, cookie);
    if (!user) throw refuse('LOGIN_TIMEOUT');
    return atHost(user, services.config, host);
  }

  async #run(order: Order, request: CallRequest): Promise<CallAnswer> {
    const { call } = order.route;
    const { store } = order.services;
    const scope = scopeOf(order);
    const before = await prepare(order);
    // The answer is built inside the transaction: an answer that does not match its schema rolls it back.
    const work = async (tx: Tx) => {
      const outcome = await carryOut(tx, order, before);
      return { outcome, answer: this.#answer(order, outcome) };
    };
    const { outcome, answer } = await (call.write ? store.write(scope, work) : store.read(scope, work));
    if (outcome.refusal) this.#say(outcome.refusal, { ...order, request });
    // An export is logged before its first byte is sent, although it changes nothing.
    if (order.user && outcome.unlogged.length > 0)
      await store.write(scope, (tx) => logCall(tx, order, outcome.unlogged));
    return answer;
  }

  #answer({ route, user, language, traceKey, now }: Order, { result, refusal, cookie }: Outcome): CallAnswer {
    if (refusal) return { body: JSON.stringify(refusedReply(refusal, language, traceKey, route.call.entity)) };
    if (isDownload(result)) return { body: '', download: result };
    const answer = encodeAnswer(route.call, route.entity, result, user, now);
    if (this.#parts.checksAnswers) checkAnswer(route, answer);
    return { body: okBody(answer, traceKey), ...(cookie === undefined ? {} : { cookie }) };
  }

  /** Returns the answer to an error. Details of a fault go to the log only. */
  #refused(error: unknown, route: BoundRoute, request: CallRequest, traceKey: string): RefusedError {
    const refused = refusalOf(error);
    if (!refused) {
      this.#parts.log.error({ err: error, call: route.call.name, ip: request.ip, traceKey }, 'a call failed');
      return troubleOf(error) ?? refuse('SERVER_FAULT');
    }
    this.#say(refused, { route, request, traceKey });
    const isLegacy = refused.code === 'LOGIN_TIMEOUT' && route.legacy.has(request.path);
    return isLegacy ? refuse('LOGIN_TIMEOUT_LEGACY', refused.detail) : refused;
  }

  #say(refused: RefusedError, { route, request, traceKey }: Said): void {
    const { log } = errors[refused.code] as { log: 'never' | 'info' | 'warn' | 'error' };
    if (log !== 'never')
      this.#parts.log[log](
        { call: route.call.name, refused: refused.code, ip: request.ip, traceKey },
        'a call was refused',
      );
  }
}
