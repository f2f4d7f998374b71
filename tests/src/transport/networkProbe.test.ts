import { describe, expect, test, vi } from 'vitest';
import { probeNetwork } from '#src/transport/networkProbe.ts';

interface FakeImage {
  onload: (() => void) | null;
  onerror: (() => void) | null;
  src: string;
}

const image = (): FakeImage => ({ onload: null, onerror: null, src: '' });
const asked = (made: FakeImage) => () => made as unknown as HTMLImageElement;

describe('the probe', () => {
  test('says busy where its image loads [NET-05]', async () => {
    const made = image();
    const answer = probeNetwork('https://api.test', asked(made));
    expect(made.src).toMatch(/^https:\/\/api\.test\/probe\.svg\?\d+$/);
    made.onload!();
    expect(await answer).toBe('busy');
  });

  test('says offline where its image does not load [NET-05]', async () => {
    const made = image();
    const answer = probeNetwork('', asked(made));
    made.onerror!();
    expect(await answer).toBe('offline');
  });

  test('says offline where nothing comes at all [NET-05]', async () => {
    vi.useFakeTimers();
    const answer = probeNetwork('', asked(image()));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await answer).toBe('offline');
    vi.useRealTimers();
  });
});
