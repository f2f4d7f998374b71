import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { LayoutDocument, Widget } from '#core/layout/document.ts';
import { widgetKinds } from '#generated/layout/widgets.gen.ts';
import { placement } from '#core/layout/onScreen.ts';
import { Stage } from '#stage/Stage.tsx';
import type { Playable } from '#stage/types.ts';
import { until } from '#tests/support/until.ts';

beforeAll(() => {
  // jsdom lays nothing out and plays nothing: the box is said here, and a video obeys.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(960);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(1080);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);
});
afterEach(cleanup);

const widget = (id: string, kind: Widget['kind'], props: object = {}): Widget =>
  ({
    id,
    kind,
    name: id,
    x: 100,
    y: 50,
    width: 400,
    height: 300,
    props: { ...widgetKinds[kind].defaults, ...props },
  }) as Widget;
const layout = (...widgets: Widget[]): LayoutDocument => ({
  version: 1,
  width: 1920,
  height: 1080,
  pages: [{ id: 'home', name: 'Home', background: '#102030', widgets }],
});

const picture = (playId: string, more: Partial<Playable> = {}): Playable =>
  ({ kind: 'picture', playId, url: `blob:${playId}`, ...more }) as Playable;
const video = (playId: string, mute = false): Playable => ({ kind: 'video', playId, url: `blob:${playId}`, mute });

type Props = Parameters<typeof Stage>[0];
const stage = (props: Partial<Props> & { document: LayoutDocument }) => (
  <Stage playing={{}} sourceOf={(id) => `blob:${id}`} {...props} />
);
const images = () => [...document.querySelectorAll('img')].map(({ src }) => src);

describe('design pixels', () => {
  test.each([
    [
      { width: 1920, height: 1080 },
      { scale: 1, left: 0, top: 0 },
    ],
    [
      { width: 960, height: 540 },
      { scale: 0.5, left: 0, top: 0 },
    ],
    [
      { width: 960, height: 1080 },
      { scale: 0.5, left: 0, top: 270 },
    ],
    [
      { width: 3840, height: 1080 },
      { scale: 1, left: 960, top: 0 },
    ],
  ])('fit whole into %o, in the middle [LAY-09]', (viewport, expected) => {
    expect(placement({ width: 1920, height: 1080 }, viewport)).toEqual(expected);
  });

  test('widgets stand where the document says, the canvas is scaled', () => {
    const { container } = render(stage({ document: layout(widget('a', 'text')) }));
    expect(container.querySelector<HTMLElement>('.stage-canvas')?.style.transform).toBe('scale(0.5)');
    expect(container.querySelector<HTMLElement>('[data-widget="a"]')?.style).toMatchObject({
      left: '100px',
      top: '50px',
      width: '400px',
      height: '300px',
    });
  });
});

describe("the layout's own widgets", () => {
  test('show text, picture, video and web page', () => {
    const { container } = render(
      stage({
        document: layout(
          widget('t', 'text', { text: 'Open' }),
          widget('p', 'picture', { materialId: 'poster' }),
          widget('v', 'video', { materialId: 'clip' }),
          widget('w', 'webPage', { url: 'https://example.com/' }),
        ),
      }),
    );
    expect(screen.getByText('Open')).toBeTruthy();
    expect(images()).toEqual(['blob:poster']);
    expect(container.querySelector('video')).toMatchObject({ src: 'blob:clip', loop: true, muted: true });
    const frame = container.querySelector('iframe');
    expect([frame?.getAttribute('src'), frame?.getAttribute('sandbox')]).toEqual([
      '/player/page/index.html#https%3A%2F%2Fexample.com%2F',
      'allow-scripts allow-forms allow-same-origin',
    ]);
  });

  test('show nothing where there is no material', () => {
    const { container } = render(
      stage({
        document: layout(widget('p', 'picture'), widget('v', 'video', { materialId: 'gone' })),
        sourceOf: () => null,
      }),
    );
    expect(container.querySelectorAll('img, video')).toHaveLength(0);
  });
});

test('music of any page goes on, the same, while pages are turned [LAY-03]', () => {
  const [home] = layout(widget('t', 'text', { text: 'Home' })).pages;
  const [second] = layout(widget('m', 'music', { materialId: 'song' }), widget('u', 'text', { text: 'Second' })).pages;
  const document = { ...layout(), pages: [home!, { ...second!, id: 'second' }] };
  const { container, rerender } = render(stage({ document }));
  const sound = container.querySelector('audio');
  expect([sound?.getAttribute('src'), screen.queryByText('Second')]).toEqual(['blob:song', null]);
  rerender(stage({ document, pageId: 'second' }));
  expect([container.querySelector('audio'), container.querySelectorAll('audio').length]).toEqual([sound, 1]);
  expect([screen.queryByText('Home'), screen.queryByText('Second')?.textContent]).toEqual([null, 'Second']);
});

describe('a slot', () => {
  const document = layout(widget('main', 'adSlot'));

  test('plays what it is given and tells when it is to be seen', () => {
    const onStarted = vi.fn();
    const { container } = render(stage({ document, playing: { main: picture('one') }, onStarted }));
    expect(onStarted).not.toHaveBeenCalled();
    fireEvent.load(container.querySelector('img')!);
    expect(onStarted).toHaveBeenCalledExactlyOnceWith('one');
  });

  test('tells the end of a video, and what cannot be shown', () => {
    const [onEnded, onError] = [vi.fn(), vi.fn()];
    const { container } = render(stage({ document, playing: { main: video('clip') }, onEnded, onError }));
    fireEvent.ended(container.querySelector('video')!);
    fireEvent.error(container.querySelector('video')!);
    expect([onEnded.mock.calls, onError.mock.calls]).toEqual([[['clip']], [['clip', 'broken']]]);
  });

  test('keeps the last picture until the next one is to be seen, so that no gap shows', () => {
    const view = render(stage({ document, playing: { main: picture('one') } }));
    fireEvent.load(view.container.querySelector('img')!);
    view.rerender(stage({ document, playing: { main: picture('two') } }));
    expect(images()).toEqual(['blob:one', 'blob:two']);
    fireEvent.load(view.container.querySelectorAll('img')[1]!);
    expect(images()).toEqual(['blob:two']);
  });

  test('keeps the last content below a page of the web until a browser has drawn that', async () => {
    vi.useFakeTimers();
    try {
      const view = render(stage({ document, playing: { main: picture('one') } }));
      fireEvent.load(view.container.querySelector('img')!);
      const page: Playable = { kind: 'webPage', playId: 'page', url: 'https://example.com/' };
      view.rerender(stage({ document, playing: { main: page } }));
      const source = view.container.querySelector('iframe')!.contentWindow;
      fireEvent(window, new MessageEvent('message', { data: { vitrine: 'frame', state: 'shown' }, source }));
      const layers = () => [...view.container.querySelectorAll('.stage-layer')].map(({ className }) => className);
      expect([layers(), images()]).toEqual([['stage-layer', 'stage-layer'], ['blob:one']]);
      await act(() => vi.advanceTimersByTimeAsync(300));
      expect([layers(), images()]).toEqual([['stage-layer'], []]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('drops at once what was cut, and everything when there is nothing to play [AD-17]', () => {
    const view = render(stage({ document, playing: { main: picture('one') } }));
    view.rerender(stage({ document, playing: { main: picture('two', { isCut: true }) } }));
    expect(images()).toEqual(['blob:two']);
    view.rerender(stage({ document, playing: { main: null } }));
    expect(images()).toEqual([]);
  });

  test('draws the next unseen until its first picture is there, and then in one step', () => {
    const view = render(stage({ document, playing: { main: picture('one') } }));
    const layers = () => [...view.container.querySelectorAll('.stage-layer')].map(({ className }) => className);
    expect(layers()).toEqual(['stage-layer stage-unseen']);
    fireEvent.load(view.container.querySelector('img')!);
    expect(layers()).toEqual(['stage-layer']);
    view.rerender(stage({ document, playing: { main: video('two') } }));
    expect(layers()).toEqual(['stage-layer', 'stage-layer stage-unseen']);
    fireEvent.playing(view.container.querySelector('video')!);
    expect([layers(), images()]).toEqual([['stage-layer'], []]);
  });

  test('makes what comes next ready without playing or telling of it, and shows it at its turn', () => {
    const onStarted = vi.fn();
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockClear();
    const view = render(
      stage({ document, playing: { main: picture('one') }, next: { main: video('two') }, onStarted }),
    );
    const film = view.container.querySelector('video')!;
    fireEvent.loadedData(film);
    expect([play.mock.calls.length, onStarted.mock.calls.length]).toEqual([0, 0]);
    view.rerender(stage({ document, playing: { main: video('two') }, onStarted }));
    expect(view.container.querySelector('video')).toBe(film);
    expect([onStarted.mock.calls, play.mock.calls.length]).toEqual([[['two']], 1]);
  });

  test('tells at its turn that what was made ready cannot be shown', () => {
    const onError = vi.fn();
    const view = render(
      stage({ document, playing: { main: picture('one') }, next: { main: picture('two') }, onError }),
    );
    fireEvent.error(view.container.querySelectorAll('img')[1]!);
    expect(onError).not.toHaveBeenCalled();
    view.rerender(stage({ document, playing: { main: picture('two') }, onError }));
    expect(onError).toHaveBeenCalledExactlyOnceWith('two', 'broken');
  });

  test('shows its bottom image where nothing plays, and below what does [LAY-06]', () => {
    render(stage({ document, playing: {}, bottoms: { main: 'blob:bottom' } }));
    expect(images()).toEqual(['blob:bottom']);
  });

  test('hears from its frame whether a page of the web answered', () => {
    const [onStarted, onError] = [vi.fn(), vi.fn()];
    const page: Playable = { kind: 'webPage', playId: 'page', url: 'https://example.com/' };
    const { container } = render(stage({ document, playing: { main: page }, onStarted, onError }));
    const source = container.querySelector('iframe')!.contentWindow;
    const say = (state: string, from: Window | null = source) =>
      fireEvent(window, new MessageEvent('message', { data: { vitrine: 'frame', state }, source: from }));
    fireEvent.load(container.querySelector('iframe')!);
    say('shown', window);
    expect([onStarted.mock.calls, onError.mock.calls]).toEqual([[], []]);
    say('failed');
    expect(onError).toHaveBeenCalledExactlyOnceWith('page', 'broken');
    say('shown');
    expect(onStarted).toHaveBeenCalledExactlyOnceWith('page');
  });

  test('gives a page of its own server no origin, so that it reaches nothing of the player', () => {
    const page: Playable = { kind: 'webPage', playId: 'page', url: `${location.origin}/adv_mag` };
    const { container } = render(stage({ document, playing: { main: page } }));
    const frame = container.querySelector('iframe')!;
    expect([frame.src, frame.getAttribute('sandbox')]).toEqual([page.url, 'allow-scripts allow-forms']);
  });

  test.each([
    [200, 'started'],
    [404, 'failed'],
  ])('counts a page of its own server that answers %s as %s', async (status, outcome) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status }));
    const told = vi.fn();
    const page: Playable = { kind: 'webPage', playId: 'page', url: `${location.origin}/adv_mag` };
    const [onStarted, onError] = [() => told('started'), () => told('failed')];
    const { container } = render(stage({ document, playing: { main: page }, onStarted, onError }));
    fireEvent.load(container.querySelector('iframe')!);
    await until(() => expect(told).toHaveBeenCalledExactlyOnceWith(outcome));
  });

  test('plays a video without sound where the browser lets none play with it', async () => {
    const play = vi
      .spyOn(HTMLMediaElement.prototype, 'play')
      .mockRejectedValueOnce(new DOMException('no gesture', 'NotAllowedError'));
    const onError = vi.fn();
    const { container } = render(stage({ document, playing: { main: video('clip') }, onError }));
    await until(() => expect(container.querySelector('video')?.muted).toBe(true));
    expect([play.mock.calls.length > 1, onError.mock.calls]).toEqual([true, []]);
  });

  test('mutes an ad that is to be silent [AD-14]', () => {
    const { container } = render(stage({ document, playing: { main: video('clip', true) } }));
    expect(container.querySelector('video')?.muted).toBe(true);
  });
});

describe('a takeover [AD-12]', () => {
  const document = layout(widget('main', 'adSlot'), widget('t', 'text', { text: 'Open' }));
  const normal = stage({ document, playing: { main: picture('one') } });
  const loaded = (src: string) =>
    fireEvent.load([...window.document.querySelectorAll('img')].find((image) => image.src === src)!);
  const canvas = () => window.document.querySelector('.stage-canvas');
  const unseen = () =>
    [...window.document.querySelectorAll('.stage-unseen img')].map((image) => image.getAttribute('src'));
  /** A stage that an emergency has to itself. */
  const taken = () => {
    const view = render(normal);
    loaded('blob:one');
    view.rerender(stage({ document, playing: {}, takeover: picture('fire') }));
    loaded('blob:fire');
    return view;
  };

  test('leaves the page below it until it is to be seen, and has the stage to itself then', () => {
    const onStarted = vi.fn();
    const view = render(normal);
    loaded('blob:one');
    view.rerender(stage({ document, playing: { main: picture('one') }, takeover: picture('fire'), onStarted }));
    expect([images(), unseen()]).toEqual([['blob:one', 'blob:fire'], ['blob:fire']]);
    expect(screen.getByText('Open')).toBeTruthy();
    loaded('blob:fire');
    expect([images(), unseen(), canvas()]).toEqual([['blob:fire'], [], null]);
    expect(onStarted.mock.calls).toEqual([['fire']]);
  });

  test('stays until what plays below it has something to show, which is not told before', async () => {
    const onStarted = vi.fn();
    const view = taken();
    view.rerender(stage({ document, playing: { main: picture('two') }, onStarted }));
    expect([images(), unseen()]).toEqual([['blob:two', 'blob:fire'], ['blob:two']]);
    expect(onStarted).not.toHaveBeenCalled();
    loaded('blob:two');
    // It is told in an effect, which comes after what is to be seen.
    await until(() => expect([images(), unseen(), onStarted.mock.calls]).toEqual([['blob:two'], [], [['two']]]));
    expect(screen.getByText('Open')).toBeTruthy();
  });

  test('does not wait for what cannot be shown, nor for ever', async () => {
    const view = taken();
    view.rerender(stage({ document, playing: { main: picture('broken') } }));
    fireEvent.error(window.document.querySelector('.stage-canvas img')!);
    await until(() => expect(images()).toEqual(['blob:broken']));
    cleanup();
    vi.useFakeTimers();
    try {
      const slow = taken();
      slow.rerender(stage({ document, playing: { main: picture('slow') } }));
      await act(() => vi.advanceTimersByTimeAsync(2900));
      expect(images()).toEqual(['blob:slow', 'blob:fire']);
      await act(() => vi.advanceTimersByTimeAsync(200));
      expect(images()).toEqual(['blob:slow']);
    } finally {
      vi.useRealTimers();
    }
  });

  test('goes at once where it was taken away [AD-17]', () => {
    const view = taken();
    view.rerender(stage({ document, playing: { main: picture('two') }, isTakeoverCut: true }));
    expect(images()).toEqual(['blob:two']);
  });

  test('gives the stage to the next one without the page between them', () => {
    const view = taken();
    view.rerender(stage({ document, playing: {}, takeover: picture('flood') }));
    expect([images(), canvas()]).toEqual([['blob:fire', 'blob:flood'], null]);
    loaded('blob:flood');
    expect([images(), canvas()]).toEqual([['blob:flood'], null]);
  });
});
