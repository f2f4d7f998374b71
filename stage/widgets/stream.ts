import type { WhyNot } from '../types.ts';
import { isAborted, onFirstFrame, playAloud, watchFrames } from './frames.ts';

/** Time between two attempts at a stream that broke off, milliseconds. */
const RETRY_MS = 5000;
/** A stream that stands still for so long does not come back by itself: a line may hold its breath longer than a disk. */
const STILL_MS = 10_000;
/** Seconds of the past that are kept: a screen that runs for months needs none. */
const PAST_S = 10;

type Stop = () => void;

interface Joined {
  /**
   * Called when the video has its source, to tell it to play. One that is told before stays paused where its source arrives
   * while it still looks for one: to load a source ends what was asked of the video without.
   */
  onReady: () => void;
  /** Called once when it breaks off. */
  onFault: () => void;
}

/** Joins a stream to a video. */
type Way = (video: HTMLVideoElement, url: string, joined: Joined) => Promise<Stop>;

const byHls: Way = async (video, url, { onReady, onFault }) => {
  const { default: Hls } = await import('hls.js/light');
  const hls = new Hls({ liveDurationInfinity: true, backBufferLength: PAST_S });
  hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (fatal) onFault();
  });
  // A stream that is not there gets no source to be taken away again while the video still opens it.
  hls.on(Hls.Events.MANIFEST_PARSED, () => hls.attachMedia(video));
  hls.on(Hls.Events.MEDIA_ATTACHED, onReady);
  hls.loadSource(url);
  return () => hls.destroy();
};

/** MPEG-TS or FLV in one answer that does not end, as cameras and encoders send it. */
const byMpegts =
  (type: 'mpegts' | 'flv'): Way =>
  async (video, url, { onReady, onFault }) => {
    const { default: mpegts } = await import('mpegts.js');
    // It tells its own console of each step, for as long as a screen runs.
    mpegts.LoggingControl.enableAll = false;
    const player = mpegts.createPlayer(
      { type, url, isLive: true, cors: true },
      { lazyLoad: false, autoCleanupSourceBuffer: true, liveBufferLatencyChasing: true },
    );
    player.on(mpegts.Events.ERROR, onFault);
    player.attachMediaElement(video);
    player.load();
    onReady();
    return () => player.destroy();
  };

/** The browser itself. It needs no permission of the stream's server, and tells little of what goes wrong. */
const native: Way = async (video, url, { onReady }) => {
  video.src = url;
  onReady();
  return () => {
    video.removeAttribute('src');
    video.load();
  };
};

function endingOf(url: string): string {
  try {
    return /\.([a-z0-9]+)$/i.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? '';
  } catch (error) {
    // No address at all: whoever plays it says so.
    if (error instanceof TypeError) return '';
    throw error;
  }
}

const CONTAINERS: Readonly<Record<string, 'mpegts' | 'flv'>> = {
  ts: 'mpegts',
  mts: 'mpegts',
  m2ts: 'mpegts',
  flv: 'flv',
};

/** Ways to play an address here, the best first; what does not end in `.ts` or `.flv` is HLS. */
function waysOf(video: HTMLVideoElement, url: string): Way[] {
  const hasSource = 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis;
  const container = CONTAINERS[endingOf(url)];
  if (container) return hasSource ? [byMpegts(container)] : [];
  const isNative = video.canPlayType('application/vnd.apple.mpegurl') !== '';
  return [...(hasSource ? [byHls] : []), ...(isNative ? [native] : [])];
}

const noWay: Way = () => Promise.reject(new Error('this browser plays no such stream'));

interface Order {
  url: string;
  mute: boolean;
  /** Called when its first picture is on the screen, after each time that it broke off. */
  onShown: () => void;
  /** Called each time that it breaks off or does not begin. */
  onFault: (why: WhyNot) => void;
}

/**
 * Plays a live stream in a video. One that breaks off, stands still or does not begin is asked for again until it is
 * there; one that ends begins anew. Returns how to stop.
 */
export function playStream(video: HTMLVideoElement, { url, mute, onShown, onFault }: Order): Stop {
  const ways = waysOf(video, url);
  let way = 0;
  /** Number of the attempt: what an earlier one tells late is not heard. */
  let attempt = 0;
  let hasPlayed = false;
  let ends: Stop[] = [];
  let timer: ReturnType<typeof setTimeout>;
  const end = () => {
    attempt += 1;
    clearTimeout(timer);
    for (const stop of ends) stop();
    ends = [];
  };
  const again = (ms: number) => {
    end();
    timer = setTimeout(begin, ms);
  };
  const fail = (why: WhyNot) => {
    // A stream that fails one way may play another: a server that lets no page read it, a codec.
    if (!hasPlayed) way += 1;
    again(RETRY_MS);
    onFault(why);
  };
  const begin = () => {
    attempt += 1;
    hasPlayed = false;
    video.muted = mute;
    const mine = attempt;
    const isMine = () => mine === attempt;
    const broke = () => isMine() && fail('broken');
    const ended = () => isMine() && (hasPlayed ? again(0) : fail('broken'));
    video.addEventListener('error', broke);
    video.addEventListener('ended', ended);
    ends.push(
      onFirstFrame(video, () => {
        hasPlayed = true;
        onShown();
      }),
      watchFrames(video, () => isMine() && fail('stuck'), { stillMs: STILL_MS }),
      () => video.removeEventListener('error', broke),
      () => video.removeEventListener('ended', ended),
    );
    // A video without a source is paused, and a paused one is not judged by watchFrames.
    const late = setTimeout(() => isMine() && fail('stuck'), STILL_MS);
    ends.push(() => clearTimeout(late));
    const onReady = () => {
      clearTimeout(late);
      if (isMine()) playAloud(video).catch((error: unknown) => !isAborted(error) && broke());
    };
    (ways[way % ways.length] ?? noWay)(video, url, { onReady, onFault: broke })
      .then((stop) => (isMine() ? ends.push(stop) : stop()))
      .catch(broke);
  };
  begin();
  return end;
}
