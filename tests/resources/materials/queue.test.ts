import { QueryClient } from '@tanstack/react-query';
import { create } from 'axios';
import { describe, expect, test, vi } from 'vitest';
import { duplicateOf, openMaterialQueue } from '#resources/materials/uploads/queue.ts';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';
import { until } from '#tests/support/until.ts';

const FILE = new File(['x'], 'poster.png');

/** A provider that answers the calls of an upload, and what it was asked. */
function scene(
  known: string | null,
  type = 'image',
  frame: (file: File) => Promise<File | null> = async () => null,
  sheet: () => Promise<{ file: File; count: number; everyMs: number } | null> = async () => null,
) {
  const asked: [string, unknown][] = [];
  const answers: Record<string, unknown> = {
    'material.check': { materialId: known },
    'material.apply': { uploadId: 'u1', url: 'http://store.test/', fields: [] },
    'material.verify': { id: 'm1', type },
    'material.picture': { thumbnail: 't1' },
    'material.frames': { count: 9 },
  };
  const call = async (name: string, payload: unknown): Promise<unknown> => {
    asked.push([name, payload]);
    return answers[name];
  };
  const http = create({ adapter: async (config) => ({ data: '', status: 204, statusText: '', headers: {}, config }) });
  const queue = openMaterialQueue({ call } as unknown as ConsoleDataProvider, new QueryClient(), {
    http,
    hash: async () => 'f'.repeat(32),
    frame,
    sheet,
  });
  return { queue, asked };
}

describe('a material upload', () => {
  test('is checked, applied for, sent and verified into the open folder [MAT-06]', async () => {
    const { queue, asked } = scene(null);
    queue.add([FILE], 'folder-1');
    await until(() => expect(queue.items()[0]).toMatchObject({ state: 'done' }));
    expect(asked).toEqual([
      ['material.check', { md5: 'f'.repeat(32), size: 1 }],
      ['material.apply', { name: 'poster.png', size: 1, md5: 'f'.repeat(32) }],
      ['material.verify', { uploadId: 'u1', folderId: 'folder-1' }],
    ]);
  });

  test('names no folder where none is open', async () => {
    const { queue, asked } = scene(null);
    queue.add([FILE], null);
    await until(() => expect(queue.items()[0]).toMatchObject({ state: 'done' }));
    expect(asked.at(-1)).toEqual(['material.verify', { uploadId: 'u1' }]);
  });

  test('of what the library has is refused before it is sent [MAT-02]', async () => {
    const { queue, asked } = scene('m0');
    queue.add([FILE], null);
    await until(() =>
      expect(queue.items()[0]).toMatchObject({ state: 'failed', error: { message: 'errors.UPLOAD_DUPLICATE' } }),
    );
    expect(duplicateOf(queue.items()[0]?.error)).toBe('m0');
    expect(asked.map(([name]) => name)).toEqual(['material.check']);
  });

  test('of a film is followed by a picture of it, made in this browser [MAT-03]', async () => {
    const still = new File(['still'], 'frame.jpg');
    const { queue, asked } = scene(null, 'video', async () => still);
    queue.add([new File(['film'], 'clip.mp4')], null);
    await until(() => expect(queue.items()[0]).toMatchObject({ state: 'done' }));
    expect(asked.slice(-2)).toEqual([
      ['material.apply', { name: 'frame.jpg', size: 5, md5: 'f'.repeat(32) }],
      ['material.picture', { id: 'm1', uploadId: 'u1' }],
    ]);
  });

  test('of a film is followed by its frames, by which a picture of a screen is told [MON-04]', async () => {
    const frames = { file: new File(['frames'], 'frames.jpg'), count: 9, everyMs: 500 };
    const still = new File(['still'], 'frame.jpg');
    const { queue, asked } = scene(
      null,
      'video',
      async () => still,
      async () => frames,
    );
    queue.add([new File(['film'], 'clip.mp4')], null);
    await until(() => expect(queue.items()[0]).toMatchObject({ state: 'done' }));
    expect(asked.slice(-2)).toEqual([
      ['material.apply', { name: 'frames.jpg', size: 6, md5: 'f'.repeat(32) }],
      ['material.frames', { id: 'm1', uploadId: 'u1', count: 9, everyMs: 500 }],
    ]);
  });

  test('of a film that this browser cannot show is there all the same, and so is one whose picture fails', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    for (const frame of [async () => null, async () => Promise.reject(new Error('no frame'))]) {
      const { queue, asked } = scene(null, 'video', frame);
      queue.add([new File(['film'], 'clip.mp4')], null);
      await until(() => expect(queue.items()[0]).toMatchObject({ state: 'done' }));
      expect(asked.map(([name]) => name)).not.toContain('material.picture');
    }
    expect(reported).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
