import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SurroundingsContext, type Surroundings } from '#stage/surroundings.ts';
import { Live } from '#stage/widgets/Live.tsx';

// jsdom has no Media Source: the stream is played as by a browser that plays HLS itself.
let canPlay: 'maybe' | '' = 'maybe';
let play: ReturnType<typeof vi.fn<() => Promise<void>>>;
const source: { url: string | null; isMuted: boolean; position: number } = { url: null, isMuted: true, position: 0 };

beforeEach(() => {
  canPlay = 'maybe';
  Object.assign(source, { position: 0 });
  vi.useFakeTimers();
  play = vi.fn(async () => undefined);
  const { prototype } = HTMLMediaElement;
  vi.spyOn(prototype, 'canPlayType').mockImplementation(() => canPlay);
  vi.spyOn(prototype, 'load').mockReturnValue(undefined);
  vi.spyOn(prototype, 'play').mockImplementation(() => play());
  vi.spyOn(prototype, 'paused', 'get').mockReturnValue(false);
  vi.spyOn(prototype, 'currentTime', 'get').mockImplementation(() => source.position);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const surroundings: Surroundings = {
  now: () => Date.now(),
  zone: 'UTC',
  weatherOf: async () => null,
  signal: () => ({ kind: 'wifi', bars: 3 }),
  reachesStreams: true,
};

function live(more: { mute?: boolean; url?: string } = {}) {
  const [onStarted, onError] = [vi.fn(), vi.fn()];
  const { container } = render(
    <SurroundingsContext value={surroundings}>
      <Live
        playId="live"
        title="Lobby"
        url="https://streams.example/lobby.m3u8"
        fit="cover"
        mute={false}
        onStarted={onStarted}
        onError={onError}
        {...more}
      />
    </SurroundingsContext>,
  );
  const video = container.querySelector('video')!;
  return { video, onStarted, onError };
}
/** Lets time pass while the film goes on, or stands still. */
async function pass(ms: number, isMoving = true): Promise<void> {
  for (let passed = 0; passed < ms; passed += 500) {
    if (isMoving) source.position += 0.5;
    await act(() => vi.advanceTimersByTimeAsync(500));
  }
}

describe('a live stream [LAY-03]', () => {
  test('that breaks off is told, asked for again every five seconds, and told of when it is back', async () => {
    const { video, onStarted, onError } = live();
    await pass(500);
    fireEvent.playing(video);
    expect(onStarted.mock.calls).toEqual([['live']]);
    fireEvent.error(video);
    expect([onError.mock.calls, video.hasAttribute('src')]).toEqual([[['live', 'broken']], false]);
    await pass(5000);
    expect(video.getAttribute('src')).toBe('https://streams.example/lobby.m3u8');
    fireEvent.error(video);
    await pass(5000);
    fireEvent.playing(video);
    expect([onError.mock.calls.length, onStarted.mock.calls.length]).toEqual([2, 2]);
  });

  test('that stands still for ten seconds is stuck, and begins anew', async () => {
    const { video, onError } = live();
    await pass(500);
    fireEvent.playing(video);
    await pass(20_000);
    expect(onError).not.toHaveBeenCalled();
    await pass(9000, false);
    expect(onError).not.toHaveBeenCalled();
    await pass(1500, false);
    expect(onError.mock.calls).toEqual([['live', 'stuck']]);
    await pass(5000);
    expect(play).toHaveBeenCalledTimes(2);
  });

  test('that ends begins anew at once, without a fault', async () => {
    const { video, onError } = live();
    await pass(500);
    fireEvent.playing(video);
    fireEvent.ended(video);
    await pass(500);
    expect([play.mock.calls.length, onError.mock.calls]).toEqual([2, []]);
  });

  test('is silent only where the browser forbids sound, and has its sound again when it begins anew', async () => {
    play.mockRejectedValueOnce(new DOMException('no touch yet', 'NotAllowedError'));
    const { video, onError } = live();
    await pass(500);
    expect([video.muted, play.mock.calls.length]).toEqual([true, 2]);
    fireEvent.error(video);
    await pass(5000);
    expect([video.muted, onError.mock.calls.length]).toEqual([false, 1]);
  });

  test('keeps its sound when it cannot be played for another reason', async () => {
    play.mockRejectedValue(new DOMException('no such codec', 'NotSupportedError'));
    const { video, onError } = live();
    await pass(500);
    expect([video.muted, onError.mock.calls]).toEqual([false, [['live', 'broken']]]);
  });

  test('that was taken away is not asked for any more', async () => {
    const { onError } = live();
    await pass(500);
    cleanup();
    await pass(20_000);
    expect([play.mock.calls.length, onError.mock.calls]).toEqual([1, []]);
  });

  test.each([
    'https://streams.example/lobby.m3u8',
    'https://camera.example/live.ts',
    'https://camera.example/live.flv',
  ])('that this browser cannot play is told: %s', async (url) => {
    canPlay = '';
    const { onError } = live({ url });
    await pass(500);
    expect(onError.mock.calls).toEqual([['live', 'broken']]);
  });
});
