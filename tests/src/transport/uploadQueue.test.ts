import { describe, expect, test } from 'vitest';
import type { Upload } from '#src/transport/upload.ts';
import type { StoredUpload, UploadStorage } from '#src/transport/uploadStorage.ts';
import { createUploadQueue } from '#src/transport/uploadQueue.ts';
import { until } from '#tests/support/until.ts';

const file = (name: string): File => new File(['x'], name);

/** Uploads that end when the test says so. */
function manual() {
  const open = new Map<string, { finish: () => void; fail: (error: Error) => void }>();
  const upload: Upload = (given, { signal } = {}) =>
    new Promise((resolve, reject) => {
      open.set(given.name, { finish: () => resolve({ uploadId: given.name, verified: null }), fail: reject });
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  return { upload, open };
}

const states = (queue: ReturnType<typeof createUploadQueue>): string[] =>
  queue.items().map(({ name, state }) => `${name} ${state}`);
describe('the upload queue', () => {
  test('sends two at once and the next when one is done [NET-07]', async () => {
    const { upload, open } = manual();
    const saved: string[] = [];
    const queue = createUploadQueue({
      upload,
      save: async (given) => {
        saved.push(given.name);
      },
    });
    queue.add([file('a'), file('b'), file('c')]);
    expect(states(queue)).toEqual(['a hashing', 'b hashing', 'c waiting']);

    open.get('a')!.finish();
    await until(() => expect(states(queue)).toEqual(['a done', 'b hashing', 'c hashing']));
    expect(saved).toEqual(['a']);
  });

  test('pauses one and sends it again from the start [NET-07]', async () => {
    const { upload, open } = manual();
    const queue = createUploadQueue({ upload, save: () => Promise.resolve(), parallel: 1 });
    queue.add([file('a'), file('b')]);

    queue.pause(1);
    await until(() => expect(states(queue)).toEqual(['a paused', 'b hashing']));
    open.get('b')!.finish();
    await until(() => expect(states(queue)).toEqual(['a paused', 'b done']));

    queue.resume(1);
    await until(() => expect(states(queue)).toEqual(['a hashing', 'b done']));
    open.get('a')!.finish();
    await until(() => expect(states(queue)).toEqual(['a done', 'b done']));
  });

  test('is handed on by its functions alone, as a tray with buttons for all does [NET-07]', async () => {
    const { upload } = manual();
    const queue = createUploadQueue({ upload, save: () => Promise.resolve(), parallel: 1 });
    const { add, pause, resume, cancel, clearDone } = queue;
    add([file('a'), file('b')]);
    [1, 2].forEach(pause);
    expect(states(queue)).toEqual(['a paused', 'b paused']);
    [1, 2].forEach(resume);
    expect(states(queue)).toEqual(['a hashing', 'b waiting']);
    [1, 2].forEach(cancel);
    clearDone();
    expect(states(queue)).toEqual([]);
  });

  test('says again after a reload why a file was refused, and not that it is paused [NET-07, trial 24]', async () => {
    const left = new Map<string, StoredUpload>();
    const keep: UploadStorage = {
      newKey: () => 'one',
      put: (upload) => void left.set(upload.key, upload),
      drop: (key) => void left.delete(key),
      adopt: async () => [...left.values()],
    };
    const refused: Upload = () => Promise.reject(new Error('duplicate'));
    const parts = { upload: refused, save: () => Promise.resolve(), keep };
    const first = createUploadQueue(parts);
    first.add([file('a')]);
    await until(() => expect(states(first)).toEqual(['a failed']));

    const reloaded = createUploadQueue(parts);
    await reloaded.restore();
    await until(() => expect(states(reloaded)).toEqual(['a failed']));
    expect(reloaded.items()[0]?.error).toEqual(new Error('duplicate'));
  });

  test('keeps what failed with its reason, and tries it again [NET-07]', async () => {
    const { upload, open } = manual();
    const queue = createUploadQueue({ upload, save: () => Promise.resolve() });
    queue.add([file('a')]);
    open.get('a')!.fail(new Error('文件重复'));
    await until(() => expect(queue.items()[0]).toMatchObject({ state: 'failed', error: { message: '文件重复' } }));

    queue.resume(1);
    open.get('a')!.finish();
    await until(() => expect(states(queue)).toEqual(['a done']));
  });

  test('takes one out whatever it is doing [NET-07]', async () => {
    const { upload } = manual();
    const queue = createUploadQueue({ upload, save: () => Promise.resolve(), parallel: 1 });
    queue.add([file('a'), file('b')]);
    queue.cancel(1);
    await until(() => expect(states(queue)).toEqual(['b hashing']));
  });
});
