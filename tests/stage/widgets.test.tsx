import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LayoutDocument, Widget } from '#core/layout/document.ts';
import { widgetKinds } from '#generated/layout/widgets.gen.ts';
import { Boundary } from '#stage/Boundary.tsx';
import { Stage } from '#stage/Stage.tsx';
import { stageWords } from '#stage/words.ts';
import { SurroundingsContext, type Surroundings } from '#stage/surroundings.ts';
import { clockText } from '#stage/widgets/Clock.tsx';
import { Music } from '#stage/widgets/Music.tsx';
import { timeLeft } from '#stage/widgets/Countdown.tsx';

const NOW = Date.parse('2026-05-01T06:05:09Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1920);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(1080);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const layout = (kind: Widget['kind'], props: object): LayoutDocument => ({
  version: 1,
  width: 1920,
  height: 1080,
  pages: ['home', 'second'].map((id) => ({
    id,
    name: id,
    background: '#000000',
    widgets: [
      {
        id: `w-${id}`,
        name: 'It',
        kind,
        x: 0,
        y: 0,
        width: 400,
        height: 200,
        props: { ...widgetKinds[kind].defaults, ...props },
      } as Widget,
    ],
  })),
});

function show(kind: Widget['kind'], props: object, more: Partial<Surroundings> = {}) {
  const surroundings: Surroundings = {
    now: () => Date.now(),
    zone: 'Asia/Shanghai',
    weatherOf: async () => null,
    signal: () => ({ kind: 'wifi', bars: 3 }),
    ...more,
  };
  return render(
    <SurroundingsContext value={surroundings}>
      <Stage document={layout(kind, props)} playing={{}} sourceOf={(id) => `blob:${id}`} />
    </SurroundingsContext>,
  );
}

describe('a clock', () => {
  test.each([
    ['time', '24', 'zh', 'Asia/Shanghai', '14:05'],
    ['time', '12', 'en', 'Asia/Shanghai', '02:05 pm'],
    ['seconds', '24', 'zh', 'UTC', '06:05:09'],
    ['date', '24', 'zh', 'Asia/Shanghai', '2026年5月1日'],
    ['weekday', '24', 'en', 'Asia/Shanghai', 'Friday, 1 May 2026'],
    ['time', '24', 'en', 'America/New_York', '02:05'],
  ] as const)('as %s, %s hours, in %s, in %s shows %s [LAY-03, DEV-17]', (format, hours, language, zone, text) => {
    expect(clockText({ format, hours, language }, NOW, zone).replaceAll(' ', ' ')).toBe(text);
  });

  test('goes on by itself, at the full second [LAY-03]', async () => {
    show('clock', { format: 'seconds' });
    expect(screen.getByText('14:05:09')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByText('14:05:10')).toBeTruthy();
  });
});

describe('a countdown', () => {
  test.each([
    ['2026-05-02T07:06:10Z', 'days', 'zh', '1天1小时1分1秒'],
    ['2026-05-02T07:06:10Z', 'hours', 'en', '25 h 1 min 1 s'],
    ['2026-05-01T06:05:10Z', 'minutes', 'en', '0 min 1 s'],
    ['2026-05-01T06:05:09Z', 'days', 'en', null],
    [null, 'days', 'en', null],
  ] as const)('until %s in %s (%s) shows %s [LAY-05]', (until, units, language, text) => {
    expect(timeLeft({ until, units, language }, NOW)).toBe(text);
  });

  test('says what is to be said once it is over', async () => {
    show('countdown', { until: '2026-05-01T06:05:10Z', before: '开业', finished: '欢迎光临', units: 'minutes' });
    expect(screen.getByText('开业 0分1秒')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByText('欢迎光临')).toBeTruthy();
  });
});

describe('what is touched', () => {
  test('a button opens its page, one that jumps by itself after its time [LAY-03, LAY-04]', async () => {
    const goTo = vi.fn();
    show('button', { text: 'Menu', pageId: 'second', auto: true, after: 5 }, { goTo });
    screen.getByRole('button', { name: 'Menu' }).click();
    expect(goTo.mock.calls).toEqual([['second']]);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(goTo.mock.calls).toEqual([['second'], ['second']]);
  });

  test('the operation bar turns pages and the volume; what the screen cannot do is off [LAY-03]', () => {
    const goTo = vi.fn();
    const set = vi.fn();
    show('operation', {}, { goTo, volume: { get: () => 95, set } });
    screen.getByRole('button', { name: 'Previous page' }).click();
    screen.getByRole('button', { name: 'Volume up' }).click();
    expect([goTo.mock.calls, set.mock.calls]).toEqual([[['second']], [[100]]]);
    cleanup();
    show('operation', {});
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Volume up' }).disabled).toBe(true);
    cleanup();
    show('operation', {}, { goTo, words: stageWords.zh });
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      '上一页',
      '减小音量',
      '增大音量',
      '下一页',
    ]);
  });
});

test('the weather of a place is asked for and drawn in the unit wanted [LAY-03]', async () => {
  const weatherOf = vi.fn(async (place: string) => ({
    place,
    degrees: 20,
    sky: 'rain' as const,
    days: [{ date: '2026-05-01', sky: 'clear' as const, low: 10, high: 25 }],
  }));
  show('weather', { place: '上海', unit: 'fahrenheit' }, { weatherOf });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(weatherOf).toHaveBeenCalledWith('上海');
  expect(document.body.textContent).toContain('上海 🌧 68°');
  expect(document.body.textContent).toContain('05/01 ☀ 50° – 77°');
});

test('the network is drawn as bars, and said [LAY-03]', () => {
  show('signal', { words: true });
  expect(screen.getByRole('img', { name: 'Wi-Fi 3/4' })).toBeTruthy();
  expect(screen.getByText('Wi-Fi')).toBeTruthy();
});

test('a page of the web is sandboxed, and what is hidden is not drawn [LAY-03]', () => {
  show('webPage', { url: 'https://example.com/' });
  const frame = document.querySelector('iframe')!;
  // Its own origin, which is not this one; no way to take the screen over.
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-same-origin');
});

describe('what cannot be shown', () => {
  const answer = (state: 'shown' | 'failed') => {
    const source = document.querySelector('iframe')!.contentWindow;
    return act(
      () => void window.dispatchEvent(new MessageEvent('message', { data: { vitrine: 'frame', state }, source })),
    );
  };
  const pictures = () => [...document.querySelectorAll('img')].map(({ src }) => src);

  test('a mistyped address is drawn as it was typed, and takes nothing else away [LAY-03]', () => {
    show('browser', { url: 'http://192.168.1.300/menu' });
    expect(screen.getByText('http://192.168.1.300/menu')).toBeTruthy();
  });

  test('a widget that fails while it is drawn is told, and the others are there [LAY-03]', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const onFault = vi.fn();
    const weatherOf = () => {
      throw new Error('this screen knows no weather');
    };
    const [home] = layout('weather', { place: '上海' }).pages;
    const [text] = layout('text', { text: 'Open' }).pages[0]!.widgets;
    const both = {
      ...layout('text', {}),
      pages: [{ ...home!, widgets: [...home!.widgets, { ...text!, id: 'text' }] }],
    };
    render(
      <SurroundingsContext
        value={{ now: () => NOW, zone: 'UTC', signal: () => ({ kind: 'none', bars: 0 }), weatherOf, onFault }}
      >
        <Stage document={both} playing={{}} sourceOf={() => null} />
      </SurroundingsContext>,
    );
    expect(screen.getByText('Open')).toBeTruthy();
    expect(onFault.mock.calls).toEqual([[{ id: 'w-home', name: 'It', kind: 'weather', materialId: null }, 'broken']]);
  });

  test('what fell is drawn again when it is another one', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const onFall = vi.fn();
    const Part = ({ text }: { text: string | null }) => {
      if (text === null) throw new Error('no text');
      return <p>{text}</p>;
    };
    const part = (text: string | null) => (
      <Boundary of={text} onFall={onFall}>
        <Part text={text} />
      </Boundary>
    );
    const { rerender } = render(part(null));
    rerender(part(null));
    expect([document.querySelector('p'), onFall.mock.calls.length]).toEqual([null, 1]);
    rerender(part('Open'));
    expect(screen.getByText('Open')).toBeTruthy();
  });

  test.each(['webPage', 'browser'] as const)(
    'a %s that does not answer is told once, stands under its picture, and is asked for again until it answers [LAY-03]',
    async (kind) => {
      const onFault = vi.fn();
      show(kind, { url: 'https://example.com/', insteadId: 'poster' }, { onFault });
      expect(pictures()).toEqual([]);
      answer('failed');
      const first = document.querySelector('iframe');
      expect([pictures(), onFault.mock.calls.length]).toEqual([['blob:poster'], 1]);
      await act(() => vi.advanceTimersByTimeAsync(30_000));
      expect(document.querySelector('iframe')).not.toBe(first);
      answer('failed');
      expect([pictures(), onFault.mock.calls.length]).toEqual([['blob:poster'], 1]);
      await act(() => vi.advanceTimersByTimeAsync(30_000));
      answer('shown');
      expect(pictures()).toEqual([]);
      answer('failed');
      expect([pictures(), onFault.mock.calls.length]).toEqual([['blob:poster'], 2]);
    },
  );

  test.each(['picture', 'video', 'music', 'html'] as const)(
    'a %s whose file does not come is told, after the moment that it may take [LAY-03]',
    async (kind) => {
      const onFault = vi.fn();
      const value: Surroundings = {
        now: () => NOW,
        zone: 'UTC',
        signal: () => ({ kind: 'none', bars: 0 }),
        weatherOf: async () => null,
        onFault,
      };
      render(
        <SurroundingsContext value={value}>
          <Stage document={layout(kind, { materialId: 'gone' })} playing={{}} sourceOf={() => null} />
        </SurroundingsContext>,
      );
      await act(() => vi.advanceTimersByTimeAsync(9000));
      expect(onFault).not.toHaveBeenCalled();
      await act(() => vi.advanceTimersByTimeAsync(1000));
      // Music of every page plays on while pages are turned; of the rest only the open page is drawn.
      const told = kind === 'music' ? ['w-home', 'w-second'] : ['w-home'];
      expect(onFault.mock.calls).toEqual(told.map((id) => [{ id, name: 'It', kind, materialId: 'gone' }, 'broken']));
    },
  );

  test('music that cannot be played is told [LAY-03]', () => {
    const onFault = vi.fn();
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    show('music', { materialId: 'song' }, { onFault });
    act(() => void document.querySelector('audio')!.dispatchEvent(new Event('error')));
    expect(onFault.mock.calls).toEqual([[{ id: 'w-home', name: 'It', kind: 'music', materialId: 'song' }, 'broken']]);
  });
});

describe('music [LAY-03]', () => {
  test('goes on with another file, at its volume; what was taken away does not come back with a touch', async () => {
    const played: string[] = [];
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
      played.push(`${this.getAttribute('src')} ${this.volume}`);
      return Promise.reject(new DOMException('no touch yet', 'NotAllowedError'));
    });
    const { rerender } = render(<Music playId="music" url="blob:old" volume={50} />);
    rerender(<Music playId="music" url="blob:new" volume={50} />);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(played).toEqual(['blob:old 0.5', 'blob:new 0.5']);
    rerender(<Music playId="music" url="blob:new" volume={20} />);
    expect(played).toHaveLength(2);
    act(() => void window.dispatchEvent(new Event('pointerdown')));
    expect(played.slice(2)).toEqual(['blob:new 0.2']);
  });
});

test('words that run go from edge to edge of their box, also once it has another size [LAY-03]', () => {
  const measures: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(measure: () => void) {
        measures.push(measure);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
  const box = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1920);
  show('text', { text: 'Open', scroll: true, speed: 100 });
  const run = () => screen.getByText('Open').style;
  expect([run().getPropertyValue('--stage-from'), run().animationDuration]).toEqual(['translateX(1920px)', '22.2s']);
  box.mockReturnValue(700);
  act(() => measures.forEach((measure) => measure()));
  expect([run().getPropertyValue('--stage-from'), run().animationDuration]).toEqual(['translateX(700px)', '10s']);
});
