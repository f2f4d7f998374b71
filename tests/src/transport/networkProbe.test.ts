import { describe, expect, test, vi } from 'vitest';
import { probeNetwork } from '#src/transport/networkProbe.ts';

/** An image that loads or fails when the test says so. */
class FakeImage extends EventTarget {
  src = '';
}

const asked = (made: FakeImage) => () => made as unknown as HTMLImageElement;

describe('the probe', () => {
  test('says busy where its image loads [NET-05]', async () => {
    const made = new FakeImage();
    const answer = probeNetwork('https://api.test', asked(made));
    expect(made.src).toMatch(/^https:\/\/api\.test\/probe\.svg\?\d+$/);
    made.dispatchEvent(new Event('load'));
    expect(await answer).toBe('busy');
  });

  test('says offline where its image does not load [NET-05]', async () => {
    const made = new FakeImage();
    const answer = probeNetwork('', asked(made));
    made.dispatchEvent(new Event('error'));
    expect(await answer).toBe('offline');
  });

  test('says offline where nothing comes at all [NET-05]', async () => {
    vi.useFakeTimers();
    const answer = probeNetwork('', asked(new FakeImage()));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await answer).toBe('offline');
    vi.useRealTimers();
  });
});
