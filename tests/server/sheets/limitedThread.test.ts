import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished, vi } from 'vitest';
import { limitedThread } from '#server/sheets/limitedThread.ts';

const script = (text: string): URL =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${text}`)}`);

const wait = (ms: number) => `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${ms});`;
const MEMORY = 128 * 1024 * 1024;
const limits = { memory: MEMORY, work: 1000 };
const SHORT = { ...limits, work: 400 };

it('a thread that waits for longer than its limit is not ended: only its own work counts [DEV-03, reliability A14]', async () => {
  expect(await limitedThread(script(`${wait(2500)} parentPort.postMessage('done');`), null, limits)).toEqual({
    answer: 'done',
  });
});

it.each([
  ['works without end', 'for (;;);', SHORT, { ended: 'work' }],
  [
    'works without end in turns',
    'setInterval(() => { const n = []; for (let i = 0; i < 1e6; i++) n[0] = i; });',
    SHORT,
    { ended: 'work' },
  ],
  [
    'wants more memory',
    'const all = []; for (;;) all.push(new Array(1e5).fill({}));',
    // A slow processor needs a second to fill so much, and only the memory is to end it.
    { ...limits, work: 60_000 },
    { ended: 'memory' },
  ],
  ['says nothing', '', SHORT, { ended: 'silent' }],
])('a thread that %s is ended, and it is said why [DEV-03, reliability A14]', async (_what, text, within, ended) => {
  expect(await limitedThread(script(text), null, within)).toEqual(ended);
});

it('an error of the thread is an error here', async () => {
  await expect(limitedThread(script("throw new Error('broken');"), null, limits)).rejects.toThrow('broken');
});

it('a thread of which nobody can say what it uses up is ended with the error, not left to run [reliability A14]', async () => {
  const usage = vi.spyOn(Worker.prototype, 'cpuUsage').mockRejectedValue(new TypeError('no such function'));
  onTestFinished(() => usage.mockRestore());
  await expect(limitedThread(script('for (;;);'), null, limits)).rejects.toThrow('no such function');
});
