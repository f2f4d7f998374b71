import { beforeEach, describe, expect, test } from 'vitest';
import { createBegin, dismissWork, LASTS_MS } from '#src/ui/works/beginWork.ts';
import { createWorkList, works, type WorkList } from '#src/ui/works/works.ts';

/** A clock that runs what is due when the test moves it. */
function createTimer() {
  let now = 0;
  let waiting: { at: number; run: () => void }[] = [];
  return {
    after: (ms: number, run: () => void): void => void waiting.push({ at: now + ms, run }),
    pass: (ms: number): void => {
      now += ms;
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      due.forEach(({ run }) => run());
    },
  };
}

let list: WorkList;
let timer: ReturnType<typeof createTimer>;
let begin: ReturnType<typeof createBegin>;
beforeEach(() => {
  list = createWorkList();
  timer = createTimer();
  begin = createBegin(list, timer.after);
});

const title = { key: 'works.export', args: { name: 'Ads' } };
const said = { key: 'works.done' };
const shown = () => list.list().map(({ state, share, note }) => ({ state, share, note: note?.key ?? null }));
/** Whether the browser asks before the window is reloaded or closed. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('running work [UI-06]', () => {
  test('is not shown while it is short, whether it succeeds or its page tells of it', () => {
    begin({ title }).done(said);
    begin({ title }).gone();
    timer.pass(LASTS_MS);
    expect(list.list()).toEqual([]);
  });

  test('is shown once it lasts, with the share that it reached before', () => {
    const work = begin({ title });
    work.progress(0.25);
    timer.pass(LASTS_MS - 1);
    expect(list.list()).toEqual([]);
    timer.pass(1);
    expect(shown()).toEqual([{ state: 'running', share: 0.25, note: null }]);
    work.progress(0.5, { key: 'works.items' });
    expect(shown()).toEqual([{ state: 'running', share: 0.5, note: 'works.items' }]);
  });

  test('leaves by itself when it is done, and stays when it failed', () => {
    const [good, bad] = [begin({ title }), begin({ title })];
    timer.pass(LASTS_MS);
    good.done(said);
    bad.failed({ key: 'network.offline' }, [{ name: 'One', reason: 'Expired' }]);
    expect(shown().map(({ state }) => state)).toEqual(['done', 'failed']);
    timer.pass(60_000);
    expect(list.list()).toMatchObject([{ state: 'failed', failures: [{ name: 'One', reason: 'Expired' }] }]);
  });

  test('that failed at once is shown all the same, and not a second time later', () => {
    begin({ title }).failed({ key: 'network.offline' });
    timer.pass(LASTS_MS);
    expect(shown()).toEqual([{ state: 'failed', share: null, note: 'network.offline' }]);
  });

  test('of the server stays when it is done, with the way to its page', () => {
    const work = begin({ title, goesOn: true, open: '/imports/1' });
    work.done(said);
    timer.pass(60_000);
    expect(list.list()).toMatchObject([{ state: 'done', open: '/imports/1' }]);
  });

  test('is asked about before a reload, as long as one runs that would break off', () => {
    expect(isAsked()).toBe(false);
    const [one, two] = [begin({ title }), begin({ title })];
    expect(isAsked()).toBe(true);
    one.done(said);
    expect(isAsked()).toBe(true);
    two.failed(said);
    two.gone();
    expect(isAsked()).toBe(false);
    begin({ title, goesOn: true });
    expect(isAsked()).toBe(false);
  });

  test('that holds a secret stays until it is dismissed, and the browser asks as long', () => {
    const work = begin({ title });
    work.done(said, [{ name: 'One', secret: 'fresh-Pass-9' }]);
    timer.pass(60_000);
    expect(list.list()).toMatchObject([{ state: 'done', secrets: [{ name: 'One', secret: 'fresh-Pass-9' }] }]);
    expect(isAsked()).toBe(true);
    list.show([]);
    expect(isAsked()).toBe(false);
  });

  test('that the server takes over breaks off no more, and leads to its page', () => {
    const work = begin({ title });
    expect(isAsked()).toBe(true);
    work.handedOver({ open: '/imports/1', cancel: null });
    expect(isAsked()).toBe(false);
    work.done(said);
    timer.pass(60_000);
    expect(list.list()).toMatchObject([{ state: 'done', goesOn: true, open: '/imports/1' }]);
  });

  test('is told to whoever follows the list, and goes when it is dismissed', () => {
    const told: number[] = [];
    const stop = works.subscribe(() => told.push(works.list().length));
    createBegin(works, timer.after)({ title }).failed(said);
    dismissWork(works.list()[0]!.id);
    stop();
    createBegin(works, timer.after)({ title }).failed(said);
    expect(told).toEqual([1, 0]);
    works.show([]);
  });
});
