import SparkMD5 from 'spark-md5';

const CHUNK_BYTES = 2 * 1024 * 1024;

/** Returns the md5 of a file, 32 hex, piece by piece, so that 2 GB never lie in memory. `onProgress` gets 0 to 1. */
export async function hashFile(file: Blob, onProgress?: (share: number) => void): Promise<string> {
  const digest = new SparkMD5.ArrayBuffer();
  for (let start = 0; start < file.size; start += CHUNK_BYTES) {
    digest.append(await file.slice(start, start + CHUNK_BYTES).arrayBuffer());
    onProgress?.(Math.min(1, (start + CHUNK_BYTES) / file.size));
  }
  return digest.end();
}
