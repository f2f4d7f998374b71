import { AxiosError, create } from 'axios';
import SparkMD5 from 'spark-md5';
import { describe, expect, test } from 'vitest';
import { hashFile } from '#src/transport/hashFile.ts';
import { NetworkError } from '#src/transport/networkError.ts';
import { createUpload, type UploadGrant, type UploadIntent } from '#src/transport/upload.ts';

const GRANT: UploadGrant = {
  uploadId: 'u1',
  url: 'http://store.test/upload',
  fields: [
    { name: 'key', value: 'k1' },
    { name: 'policy', value: 'p1' },
  ],
};

function store(status = 204) {
  const forms: FormData[] = [];
  const http = create({
    adapter: async (config) => {
      forms.push(config.data as FormData);
      config.onUploadProgress?.({ loaded: 5, total: 10 } as never);
      if (status >= 400) throw new AxiosError('refused', 'ERR', config);
      return { data: '', status, statusText: '', headers: {}, config };
    },
  });
  return { http, forms };
}

const parts = (http: ReturnType<typeof store>['http']) => ({
  http,
  hash: (file: File, onProgress?: (share: number) => void) => hashFile(file, onProgress),
  apply: async () => GRANT,
  verify: async () => ({ id: 'm1' }),
});

describe('an upload', () => {
  const file = new File(['hello world'], 'hello.png', { type: 'image/png' });

  test('applies with name, size and md5, sends the fields in order and the file last, then verifies [NET-07, MAT-06]', async () => {
    const { http, forms } = store();
    const intents: UploadIntent[] = [];
    const upload = createUpload({
      ...parts(http),
      apply: async (intent) => {
        intents.push(intent);
        return GRANT;
      },
    });

    expect(await upload(file)).toEqual({ uploadId: 'u1', verified: { id: 'm1' } });
    expect(intents).toEqual([{ name: 'hello.png', size: 11, md5: SparkMD5.hash('hello world') }]);
    expect([...forms[0]!.keys()]).toEqual(['key', 'policy', 'file']);
  });

  test('says how far it is in each phase [NET-07]', async () => {
    const { http } = store();
    const seen: string[] = [];
    await createUpload(parts(http))(file, { onProgress: (phase, share) => seen.push(`${phase} ${share}`) });
    expect(seen).toEqual(['hashing 0', 'hashing 1', 'sending 0', 'sending 0.5', 'verifying 0']);
  });

  test('that the store does not take is never verified [MAT-06]', async () => {
    const { http } = store(500);
    let verified = 0;
    const upload = createUpload({
      ...parts(http),
      verify: async () => {
        verified += 1;
      },
    });
    await expect(upload(file)).rejects.toBeInstanceOf(NetworkError);
    expect(verified).toBe(0);
  });
});

test('a digest of pieces is the digest of the whole', async () => {
  const bytes = new Uint8Array(5 * 1024 * 1024 + 7).map((_, index) => index % 251);
  const shares: number[] = [];
  expect(await hashFile(new Blob([bytes]), (share) => shares.push(share))).toBe(
    SparkMD5.ArrayBuffer.hash(bytes.buffer),
  );
  expect(shares.at(-1)).toBe(1);
  expect(shares).toHaveLength(3);
});
