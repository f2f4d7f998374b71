import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AdSlot } from '#stage/widgets/AdSlot.tsx';
import type { Playable } from '#stage/types.ts';

const pause = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
  pause.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const picture = (playId: string, more: object = {}): Playable => ({
  kind: 'picture',
  playId,
  url: `blob:${playId}`,
  transition: 'fade',
  ...more,
});
const film = (playId: string): Playable => ({ kind: 'video', playId, url: `blob:${playId}`, mute: false });

/** A slot that shows one content after another; what is new is ready at once, unless it is left waiting. */
function slotOf(first: Playable) {
  const onStarted = vi.fn();
  const draw = (playable: Playable | null, next: Playable | null = null) => (
    <AdSlot playable={playable} next={next} fit="contain" onStarted={onStarted} />
  );
  const { container, rerender } = render(draw(first));
  const ready = () => {
    const [last] = [...container.querySelectorAll('img, video, iframe')].slice(-1);
    if (last instanceof HTMLImageElement) fireEvent.load(last);
    else if (last instanceof HTMLVideoElement) fireEvent.playing(last);
    else if (last instanceof HTMLIFrameElement)
      fireEvent(
        window,
        new MessageEvent('message', { data: { vitrine: 'frame', state: 'shown' }, source: last.contentWindow }),
      );
  };
  ready();
  return {
    onStarted,
    ready,
    give: (playable: Playable | null, next: Playable | null = null) => rerender(draw(playable, next)),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    layers: () =>
      [...container.querySelectorAll('.stage-layer')].map(({ className }) =>
        className.replace('stage-layer', '').replace('stage-', '').trim(),
      ),
  };
}

describe('the transition of a slot [LAY-13]', () => {
  test.each(['fade', 'slide'] as const)('by %s begins with the play of the new, above the old', async (transition) => {
    const { give, ready, wait, layers, onStarted } = slotOf(picture('one'));
    give(picture('two', { transition }));
    await wait(900);
    expect([layers(), onStarted.mock.calls]).toEqual([['', 'unseen'], [['one']]]);
    ready();
    expect([layers(), onStarted.mock.calls.at(-1)]).toEqual([[`${transition}-out`, `${transition}-in`], ['two']]);
    await wait(500);
    expect(layers()).toHaveLength(2);
    await wait(100);
    expect([layers(), onStarted.mock.calls.length]).toEqual([[''], 2]);
  });

  test('holds a film that gives way at its last picture', async () => {
    const { give, ready, wait, layers } = slotOf(film('one'));
    give(picture('two'));
    expect(pause).not.toHaveBeenCalled();
    ready();
    expect([pause.mock.contexts.map((one) => (one as HTMLVideoElement).src), layers()]).toEqual([
      ['blob:one'],
      ['fade-out', 'fade-in'],
    ]);
    await wait(600);
    expect(layers()).toEqual(['']);
  });

  test('waits for a page of the web until a browser has drawn it', async () => {
    const { give, ready, wait, layers } = slotOf(picture('one'));
    give({ kind: 'webPage', playId: 'page', url: 'https://example.com/', transition: 'slide' });
    ready();
    expect(layers()).toEqual(['', 'unseen']);
    await wait(300);
    expect(layers()).toEqual(['slide-out', 'slide-in']);
    await wait(600);
    expect(layers()).toEqual(['']);
  });

  test('is that of what was made ready before its turn', async () => {
    const { give, ready, wait, layers } = slotOf(picture('one'));
    give(picture('one'), picture('two'));
    ready();
    expect(layers()).toEqual(['', 'unseen']);
    give(picture('two'));
    expect(layers()).toEqual(['fade-out', 'fade-in']);
    await wait(600);
    expect(layers()).toEqual(['']);
  });

  test.each([
    ['what repeats alone', picture('again', { url: 'blob:one' })],
    ['what follows something that was taken away', picture('two', { isCut: true })],
    ['a slot without', picture('two', { transition: undefined })],
  ])('does not move %s', (_what, second) => {
    const { give, ready, layers } = slotOf(picture('one'));
    give(second);
    ready();
    expect(layers()).toEqual(['']);
  });

  test('does not move what comes where nothing was, nor what plays when its slot is changed', async () => {
    const { give, ready, wait, layers } = slotOf(picture('one', { transition: undefined }));
    expect(layers()).toEqual(['']);
    give(picture('two', { transition: undefined }));
    ready();
    give(picture('two'));
    expect(layers()).toEqual(['']);
    await wait(300);
    expect(layers()).toEqual(['']);
  });

  test('that is cut short by the next one lets that come in from what is seen', async () => {
    const { give, ready, wait, layers } = slotOf(picture('one'));
    give(picture('two'));
    ready();
    await wait(200);
    give(picture('three', { transition: 'slide' }));
    ready();
    expect(layers()).toEqual(['slide-out', 'slide-in']);
    await wait(600);
    expect(layers()).toEqual(['']);
  });
});
