import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { MediaStore, StoredFile } from '../../services.ts';
import { contentTypeOf, isShown } from '../contentType.ts';
import { disposition } from '../disposition.ts';
import { KEY } from '../key.ts';
import { POLICY_TTL_MS } from '../policy.ts';
import { LocalCopies } from './copies.ts';
import { isMissing, namedS3Error } from './errors.ts';
import type { S3Settings } from './settings.ts';

const CONNECT_MS = 3_000;
/** Time without a byte. */
const SILENT_MS = 30_000;
const HEALTH_MS = 2_000;
const MINUTE_S = 60;

/** Returns a client of the store, or of the address at which browsers reach it. */
export function clientOf(settings: S3Settings, endpoint = settings.endpoint): S3Client {
  return new S3Client({
    region: settings.region,
    credentials: settings.credentials,
    forcePathStyle: settings.pathStyle,
    ...(endpoint === undefined ? {} : { endpoint }),
    // Stores other than Amazon's do not know the checksums that the SDK sends by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: SILENT_MS },
  });
}

/** Origin of a bucket, as browsers see it. */
async function originOf(client: S3Client, { bucket }: S3Settings): Promise<string> {
  return new URL(await getSignedUrl(client, new HeadBucketCommand({ Bucket: bucket }), { expiresIn: MINUTE_S })).origin;
}

/**
 * Files in a bucket of an S3-compatible store. Browsers send and fetch them there directly, by forms and links that are
 * signed here; what the server itself must read as a file is copied to `copiesFolder` for the time being.
 */
export class S3Store implements MediaStore {
  readonly origin: string;
  readonly #settings: S3Settings;
  readonly #client: S3Client;
  /** Signs for browsers, at the address that they use. */
  readonly #signer: S3Client;
  readonly #copies: LocalCopies;

  static async open(settings: S3Settings, copiesFolder: string): Promise<S3Store> {
    const signer = clientOf(settings, settings.publicEndpoint ?? settings.endpoint);
    return new S3Store(settings, copiesFolder, signer, await originOf(signer, settings));
  }

  private constructor(settings: S3Settings, copiesFolder: string, signer: S3Client, origin: string) {
    this.#settings = settings;
    this.#client = clientOf(settings);
    this.#signer = signer;
    this.#copies = new LocalCopies(copiesFolder);
    this.origin = origin;
  }

  /** The bucket and the whole key of a file. */
  #at(key: string): { Bucket: string; Key: string } {
    if (!KEY.test(key)) throw new Error(`not a media key: ${JSON.stringify(key)}`);
    return { Bucket: this.#settings.bucket, Key: this.#settings.prefix + key };
  }

  /** A file as the source of a copy. */
  #source(key: string): string {
    const { Bucket, Key } = this.#at(key);
    return `${Bucket}/${Key}`;
  }

  async #ask<T>(work: (client: S3Client) => Promise<T>): Promise<T> {
    try {
      return await work(this.#client);
    } catch (error) {
      throw namedS3Error(error);
    }
  }

  async postPolicy({ key, maxBytes }: { key: string; maxBytes: number }): ReturnType<MediaStore['postPolicy']> {
    const { url, fields } = await createPresignedPost(this.#signer, {
      ...this.#at(key),
      Fields: { 'Content-Type': contentTypeOf(key) },
      Conditions: [['content-length-range', 0, maxBytes]],
      Expires: POLICY_TTL_MS / 1000,
    });
    return { url, fields: Object.entries(fields).map(([name, value]) => ({ name, value })) };
  }

  async signedUrl(key: string, { now, ttlMs, name }: Parameters<MediaStore['signedUrl']>[1]): Promise<string> {
    const type = contentTypeOf(key);
    // Signed at a quarter of its life, so that a browser meets the same address again and its cache holds.
    const step = Math.max(1000, Math.floor(ttlMs / 4));
    const get = new GetObjectCommand({
      ...this.#at(key),
      ResponseContentType: type,
      ResponseContentDisposition: disposition(isShown(type) && !name ? 'inline' : 'attachment', name),
      ResponseCacheControl: 'private, max-age=600',
    });
    const signingDate = new Date(Math.floor(now / step) * step);
    return getSignedUrl(this.#signer, get, { expiresIn: Math.ceil((ttlMs + step) / 1000), signingDate });
  }

  async stat(key: string): Promise<{ size: number } | null> {
    try {
      const { ContentLength = 0 } = await this.#ask((s3) => s3.send(new HeadObjectCommand(this.#at(key))));
      return { size: ContentLength };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async list(prefix: string): Promise<StoredFile[]> {
    const { bucket, prefix: before } = this.#settings;
    const found: StoredFile[] = [];
    let next: string | undefined;
    do {
      const page = new ListObjectsV2Command({ Bucket: bucket, Prefix: before + prefix, ContinuationToken: next });
      const { Contents = [], NextContinuationToken } = await this.#ask((s3) => s3.send(page));
      for (const { Key = '', Size = 0, LastModified } of Contents)
        found.push({ key: Key.slice(before.length), size: Size, at: LastModified?.getTime() ?? 0 });
      next = NextContinuationToken;
    } while (next !== undefined);
    return found;
  }

  async read(key: string, range?: { start: number; end: number }): Promise<Readable> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const { Body } = await this.#ask((s3) => s3.send(new GetObjectCommand({ ...this.#at(key), Range })));
    if (!(Body instanceof Readable)) throw new Error(`the object store answered ${key} without a body`);
    return Body;
  }

  async write(key: string, body: NodeJS.ReadableStream | Uint8Array): Promise<{ size: number }> {
    if (body instanceof Uint8Array) return this.#put(key, body, body.length);
    // S3 must know the size before the first byte.
    const path = this.#copies.freePath();
    try {
      await pipeline(body, createWriteStream(path));
      const { size } = await stat(path);
      return await this.#put(key, createReadStream(path), size);
    } finally {
      await rm(path, { force: true });
    }
  }

  async #put(key: string, Body: Readable | Uint8Array, size: number): Promise<{ size: number }> {
    const put = { ...this.#at(key), Body, ContentLength: size, ContentType: contentTypeOf(key) };
    await this.#ask((s3) => s3.send(new PutObjectCommand(put)));
    return { size };
  }

  async move(from: string, to: string): Promise<void> {
    await this.#copy(from, to);
    await this.remove(from);
  }

  async #copy(from: string, to: string): Promise<void> {
    const copy = new CopyObjectCommand({ ...this.#at(to), CopySource: this.#source(from) });
    await this.#ask((s3) => s3.send(copy));
  }

  async join(key: string, parts: readonly string[]): Promise<{ size: number }> {
    const [only, ...more] = parts;
    if (only !== undefined && more.length === 0) await this.#copy(only, key);
    else await this.#joinMany(key, parts);
    const found = await this.stat(key);
    if (!found) throw new Error(`${key} is not there after its parts were joined`);
    return found;
  }

  /** Joins parts within the store. All but the last have at least 5 MB, as S3 wants (limits.uploadPart). */
  async #joinMany(key: string, parts: readonly string[]): Promise<void> {
    const at = this.#at(key);
    const begin = new CreateMultipartUploadCommand({ ...at, ContentType: contentTypeOf(key) });
    const { UploadId } = await this.#ask((s3) => s3.send(begin));
    try {
      const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
      for (const [index, part] of parts.entries()) {
        const PartNumber = index + 1;
        const copy = new UploadPartCopyCommand({ ...at, UploadId, PartNumber, CopySource: this.#source(part) });
        const { CopyPartResult } = await this.#ask((s3) => s3.send(copy));
        Parts.push({ ETag: CopyPartResult?.ETag, PartNumber });
      }
      const end = new CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload: { Parts } });
      await this.#ask((s3) => s3.send(end));
    } catch (error) {
      // The first error is the one to tell; what is left of the parts the bucket's own rules end.
      await this.#client.send(new AbortMultipartUploadCommand({ ...at, UploadId })).catch(() => undefined);
      throw error;
    }
  }

  withFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    const bring = async (path: string): Promise<number> => {
      await pipeline(await this.read(key), createWriteStream(path));
      return (await stat(path)).size;
    };
    return this.#copies.use(key, bring, work);
  }

  async remove(key: string): Promise<void> {
    await this.#copies.drop(key);
    await this.#ask((s3) => s3.send(new DeleteObjectCommand(this.#at(key))));
  }

  async freeBytes(): Promise<null> {
    return null;
  }

  async check(): Promise<void> {
    const head = new HeadBucketCommand({ Bucket: this.#settings.bucket });
    await this.#ask((s3) => s3.send(head, { abortSignal: AbortSignal.timeout(HEALTH_MS) }));
  }

  close(): void {
    this.#client.destroy();
    this.#signer.destroy();
  }
}
