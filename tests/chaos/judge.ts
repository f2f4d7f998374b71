import type { Death, Shown } from './record.ts';

/** A play as the server's store has it. */
export interface Told {
  seq: number;
  code: string;
  startedAt: number;
  durationMs: number;
  verdict: string;
}

export interface Evidence {
  shown: readonly Shown[];
  told: readonly Told[];
  deaths: readonly Death[];
  /** Milliseconds for which an ad is shown, by its code. */
  lasts: ReadonlyMap<string, number>;
  /** Instant by which a showing must have ended to be certainly told. */
  horizon: number;
  /** Sums that the server keeps beside the plays: each must be the number of its plays that count. */
  sums: readonly { what: string; code: string; count: number }[];
  /** Plays that the server refused, with its reason, for the words of a difference. */
  dropped: readonly { seq: number; why: string }[];
}

/** Differences in words, and number of showings without a play for each allowed reason. */
export interface Verdict {
  matched: number;
  /** Its page ended while it stood on the screen: it was never whole, and a play is told at its end. */
  torn: number;
  /** Its page ended after its time was over, before the next was to be seen: told all the same. */
  lastMoment: number;
  /** Its page ended within UNWRITTEN_MS of its end: the storage had not said yet that it was written. */
  unwritten: number;
  /** Ended after the horizon. */
  young: number;
  /** Interrupted before anybody could see it: the server does not keep those (issues.ts). */
  brief: number;
  differences: string[];
  /** Largest difference between screen and store of what matched, milliseconds. */
  worstStartMs: number;
  worstLengthMs: number;
}

/** By how much the screen's idea of the server's clock may be off: half of the slowest round trip, and a busy machine. */
const START_MS = 3000;
/** From what was seen first to what was seen last, a frame may come late. */
const LENGTH_MS = 1500;
/** A write of the browser to its disk is done within this time, or the end of its process is faster: nothing helps there. */
export const UNWRITTEN_MS = 500;
/** Of ten ends of pages at most one comes in those moments. */
const UNWRITTEN_SHARE = 0.1;
const BRIEF_MS = 900;

const clock = (at: number): string => new Date(at).toISOString().slice(11, 23);
const wordsOf = ({ code, from, until }: Shown): string => `${code} from ${clock(from)} for ${until - from} ms`;

/** Finds the pairs of a showing and its play: the nearest first, and each of both once. */
function pair(shown: readonly Shown[], told: readonly Told[]): Map<Shown, Told> {
  const near = shown.flatMap((one) =>
    told
      .filter(({ code, startedAt }) => code === one.code && Math.abs(startedAt - one.from) <= START_MS)
      .map((play) => ({ one, play, offMs: Math.abs(play.startedAt - one.from) })),
  );
  const pairs = new Map<Shown, Told>();
  const taken = new Set<Told>();
  for (const { one, play } of near.toSorted((a, b) => a.offMs - b.offMs)) {
    if (pairs.has(one) || taken.has(play)) continue;
    pairs.set(one, play);
    taken.add(play);
  }
  return pairs;
}

/** Says what is wrong with a play of a showing; null where nothing is. */
function wrong(one: Shown, play: Told, lastsMs: number): string | null {
  const seenMs = one.until - one.from;
  const is = `${wordsOf(one)}: told as ${play.verdict} of ${play.durationMs} ms (number ${play.seq})`;
  if (Math.abs(seenMs - play.durationMs) > LENGTH_MS) return `${is}, which is not what was seen`;
  const isWhole = play.durationMs >= lastsMs - 50;
  return (play.verdict === 'counted') === isWhole ? null : `${is}, and it lasts ${lastsMs} ms`;
}

/** Why a showing has no play; null where there is no reason. */
function excuse(one: Shown, evidence: Evidence): 'torn' | 'unwritten' | 'young' | 'brief' | null {
  const { deaths, horizon, lasts } = evidence;
  if (one.until > horizon) return 'young';
  if (one.death) {
    const leftMs = one.from + lasts.get(one.code)! - one.death.from;
    return leftMs > 0 ? 'torn' : leftMs > -UNWRITTEN_MS ? 'unwritten' : null;
  }
  if (one.until - one.from < BRIEF_MS) return 'brief';
  const isUnwritten = deaths.some(({ from, until }) => one.until >= from - UNWRITTEN_MS && one.until <= until);
  return isUnwritten ? 'unwritten' : null;
}

/** Judges play by play: everything that was seen was told once, and nothing else was. */
export function judge(evidence: Evidence): Verdict {
  const { shown, told, deaths, lasts, sums, dropped } = evidence;
  const verdict: Verdict = {
    matched: 0,
    torn: 0,
    lastMoment: 0,
    unwritten: 0,
    young: 0,
    brief: 0,
    differences: [],
    worstStartMs: 0,
    worstLengthMs: 0,
  };
  const pairs = pair(shown, told);
  for (const one of shown) {
    const play = pairs.get(one);
    if (play) {
      const fault = wrong(one, play, lasts.get(one.code)!);
      if (fault) verdict.differences.push(fault);
      verdict[one.death ? 'lastMoment' : 'matched'] += 1;
      verdict.worstStartMs = Math.max(verdict.worstStartMs, Math.abs(play.startedAt - one.from));
      verdict.worstLengthMs = Math.max(verdict.worstLengthMs, Math.abs(one.until - one.from - play.durationMs));
      continue;
    }
    const why = excuse(one, evidence);
    if (why) verdict[why] += 1;
    else verdict.differences.push(`shown and not told: ${wordsOf(one)}`);
  }
  const paired = new Set(pairs.values());
  for (const play of told)
    if (!paired.has(play))
      verdict.differences.push(
        `told and not shown: ${play.code} at ${clock(play.startedAt)} for ${play.durationMs} ms (number ${play.seq})`,
      );
  for (const { seq, why } of dropped)
    if (why !== 'brief') verdict.differences.push(`the server refused number ${seq}: ${why}`);
  for (const { what, code, count } of sums) {
    const plays = told.filter((play) => play.code === code && play.verdict === 'counted').length;
    if (plays !== count) verdict.differences.push(`${what} of ${code}: ${count}, and ${plays} plays count`);
  }
  const most = Math.ceil(deaths.length * UNWRITTEN_SHARE);
  if (verdict.unwritten > most)
    verdict.differences.push(
      `${verdict.unwritten} plays unwritten with ${deaths.length} ends of pages: at most ${most}`,
    );
  if (verdict.torn + verdict.lastMoment > deaths.length)
    verdict.differences.push(`${verdict.torn + verdict.lastMoment} showings torn by ${deaths.length} ends of pages`);
  return verdict;
}
