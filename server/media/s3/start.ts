import {
  DeleteObjectCommand,
  GetBucketCorsCommand,
  ListObjectsV2Command,
  PutBucketCorsCommand,
  PutObjectCommand,
  type CORSRule,
  type S3Client,
} from '@aws-sdk/client-s3';
import { StartRefusal } from '../../startRefusal.ts';
import { codeOf, statusOf } from './errors.ts';
import type { S3Settings } from './settings.ts';
import { clientOf, S3Store } from './store.ts';

/** File that is written and removed at each start. */
const PROBE = 'incoming/start-check.txt';
/** HTTP methods of browsers: send forms, fetch files and ranges of them. */
const METHODS = ['GET', 'POST'];

const whereOf = ({ bucket, endpoint, region }: S3Settings): string =>
  `the bucket “${bucket}” at ${endpoint ?? `Amazon S3, region ${region}`}`;

/** Sentence for what a store answers to a key, a secret or a name that is wrong. */
function sentenceOf(error: unknown, settings: S3Settings, doing: string): string {
  const where = whereOf(settings);
  const known: Readonly<Record<string, string>> = {
    NoSuchBucket: `There is no ${where.slice(4)} (STORAGE_URL): create it, or name another.`,
    InvalidAccessKeyId: `AWS_ACCESS_KEY_ID is not known where ${where} is.`,
    SignatureDoesNotMatch: 'AWS_SECRET_ACCESS_KEY does not belong to AWS_ACCESS_KEY_ID.',
    InvalidToken: 'AWS_SESSION_TOKEN is wrong.',
    ExpiredToken: 'AWS_SESSION_TOKEN has expired.',
    AccessDenied: `The key in AWS_ACCESS_KEY_ID may not ${doing} in ${where}.`,
    PermanentRedirect: `${where} is in another region than STORAGE_URL says (${settings.region}).`,
    AuthorizationHeaderMalformed: `${where} is in another region than STORAGE_URL says (${settings.region}).`,
    RequestTimeTooSkewed: `The clock of this machine differs too much from that of ${where}.`,
  };
  const reason = error instanceof Error ? error.message || codeOf(error) : String(error);
  const sentence =
    known[codeOf(error)] ??
    (statusOf(error) === 0
      ? `There is no answer from ${where} (STORAGE_URL): ${reason}.`
      : `To ${doing} in ${where} (STORAGE_URL) was answered ${statusOf(error)} ${codeOf(error)}: ${reason}.`);
  return sentence.replace(/^the/, 'The');
}

async function asked<T>(settings: S3Settings, doing: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StartRefusal(sentenceOf(error, settings, doing));
  }
}

/** Returns true if an origin of a CORS rule, which may have one asterisk, means this one. */
function allows(pattern: string, origin: string): boolean {
  const [before = '', after] = pattern.split('*', 2);
  if (after === undefined) return pattern === origin;
  return origin.length >= before.length + after.length && origin.startsWith(before) && origin.endsWith(after);
}

/** Returns true if rules let pages of an origin send and fetch files; without an origin, pages of any. */
function isOpenTo(rules: readonly CORSRule[], origin: string | undefined): boolean {
  return METHODS.every((method) =>
    rules.some(
      ({ AllowedMethods = [], AllowedOrigins = [] }) =>
        AllowedMethods.includes(method) &&
        (origin === undefined || AllowedOrigins.some((pattern) => allows(pattern, origin))),
    ),
  );
}

async function rulesOf(client: S3Client, Bucket: string): Promise<CORSRule[]> {
  try {
    return (await client.send(new GetBucketCorsCommand({ Bucket }))).CORSRules ?? [];
  } catch (error) {
    if (codeOf(error) === 'NoSuchCORSConfiguration') return [];
    throw error;
  }
}

/**
 * Lets the console's pages reach the bucket: writes a CORS rule where there is none. Rules that somebody made are left
 * as they are, and refused if browsers could not send files. A key that may neither read nor write rules is told of it.
 */
async function openToPages(
  client: S3Client,
  settings: S3Settings,
  origin: string | undefined,
  say: (line: string) => void,
): Promise<void> {
  const Bucket = settings.bucket;
  const rule: CORSRule = {
    AllowedOrigins: [origin ?? '*'],
    AllowedMethods: [...METHODS, 'HEAD'],
    AllowedHeaders: ['*'],
    ExposeHeaders: ['Content-Length', 'Content-Range', 'ETag'],
    MaxAgeSeconds: 3600,
  };
  const wanted = `a CORS rule with ${rule.AllowedMethods?.join(', ')} for ${origin ?? 'the address of the console'}`;
  let rules: CORSRule[];
  try {
    rules = await rulesOf(client, Bucket);
    if (rules.length === 0) {
      await client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules: [rule] } }));
      return;
    }
  } catch (error) {
    say(`The CORS rules of ${whereOf(settings)} cannot be read or set (${codeOf(error)}): it needs ${wanted}.`);
    return;
  }
  if (!isOpenTo(rules, origin))
    throw new StartRefusal(`Browsers could not send files to ${whereOf(settings)} (STORAGE_URL): it needs ${wanted}.`);
}

/** Looks at the bucket as the server will use it: lists, writes, removes. */
async function tryOut(client: S3Client, settings: S3Settings): Promise<void> {
  const { bucket: Bucket, prefix } = settings;
  const at = { Bucket, Key: prefix + PROBE };
  await asked(settings, 'list files', () =>
    client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: 1 })),
  );
  await asked(settings, 'write files', () =>
    client.send(new PutObjectCommand({ ...at, Body: Buffer.from('Vitrine') })),
  );
  await asked(settings, 'remove files', () => client.send(new DeleteObjectCommand(at)));
}

/**
 * Opens the store of files of STORAGE_URL. Throws `StartRefusal` with what is wrong: nobody answers, no such bucket, a
 * wrong key, a right that is missing, or CORS rules by which no browser could send a file.
 */
export async function openS3Store(
  settings: S3Settings,
  { copiesFolder, origin, say }: { copiesFolder: string; origin: string | undefined; say: (line: string) => void },
): Promise<S3Store> {
  const client = clientOf(settings);
  try {
    await tryOut(client, settings);
    await openToPages(client, settings, origin, say);
  } finally {
    client.destroy();
  }
  return S3Store.open(settings, copiesFolder);
}
