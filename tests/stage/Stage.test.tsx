import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { LayoutDocument, Widget } from '#core/layout/document.ts';
import { widgetKinds } from '#core/layout/kinds.ts';
import { placement } from '#stage/Stage.tsx';
import { Stage } from '#stage/Stage.tsx';
import type { Playable } from '#stage/types.ts';

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
    expect([frame?.src, frame?.getAttribute('sandbox')]).toEqual(['https://example.com/', 'allow-scripts allow-forms']);
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
    expect([onEnded.mock.calls, onError.mock.calls]).toEqual([[['clip']], [['clip']]]);
  });

  test('keeps the last picture until the next one is to be seen, so that no gap shows', () => {
    const view = render(stage({ document, playing: { main: picture('one') } }));
    view.rerender(stage({ document, playing: { main: picture('two') } }));
    expect(images()).toEqual(['blob:one', 'blob:two']);
    fireEvent.load(view.container.querySelectorAll('img')[1]!);
    expect(images()).toEqual(['blob:two']);
  });

  test('drops at once what was cut, and everything when there is nothing to play [AD-17]', () => {
    const view = render(stage({ document, playing: { main: picture('one') } }));
    view.rerender(stage({ document, playing: { main: picture('two', { isCut: true }) } }));
    expect(images()).toEqual(['blob:two']);
    view.rerender(stage({ document, playing: { main: null } }));
    expect(images()).toEqual([]);
  });

  test('plays a video without sound where the browser lets none play with it', async () => {
    const play = vi
      .spyOn(HTMLMediaElement.prototype, 'play')
      .mockRejectedValueOnce(new DOMException('no gesture', 'NotAllowedError'));
    const onError = vi.fn();
    const { container } = render(stage({ document, playing: { main: video('clip') }, onError }));
    await vi.waitFor(() => expect(container.querySelector('video')?.muted).toBe(true));
    expect([play.mock.calls.length > 1, onError.mock.calls]).toEqual([true, []]);
  });

  test('mutes an ad that is to be silent [AD-14]', () => {
    const { container } = render(stage({ document, playing: { main: video('clip', true) } }));
    expect(container.querySelector('video')?.muted).toBe(true);
  });
});

test('a takeover has the stage to itself [AD-12]', () => {
  const document = layout(widget('main', 'adSlot'), widget('t', 'text', { text: 'Open' }));
  const { container } = render(stage({ document, playing: { main: picture('one') }, takeover: picture('fire') }));
  expect(images()).toEqual(['blob:fire']);
  expect(container.querySelector('.stage-canvas')).toBeNull();
});
