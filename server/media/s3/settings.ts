import { StartRefusal } from '../../startRefusal.ts';

/** Settings of a bucket of an S3-compatible store. */
export interface S3Settings {
  bucket: string;
  /** Before each key; '' or a text that ends with a slash. */
  prefix: string;
  /** Address of the store; absent: Amazon's own of the region. */
  endpoint?: string;
  /** Address of the store for browsers and players, where it is another one. */
  publicEndpoint?: string;
  region: string;
  /** The bucket stands in the path of an address instead of in its host. */
  pathStyle: boolean;
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string };
}

/** Keys of the store, by the names that every S3 tool reads. */
export interface S3Keys {
  accessKeyId?: string | undefined;
  secretAccessKey?: string | undefined;
  sessionToken?: string | undefined;
}

const KNOWN = ['endpoint', 'public', 'region', 'style'];
const STYLES = ['path', 'host'];
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^(?:[a-z0-9]+(?:[-_.][a-z0-9]+)*\/)*$/i;

const refused = (what: string): StartRefusal =>
  new StartRefusal(
    `STORAGE_URL ${what} It is written as s3://bucket?endpoint=https://s3.example.com&region=eu-central-1, and its keys are in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
  );

function addressOf(parameters: URLSearchParams, name: string): string | undefined {
  const text = parameters.get(name);
  if (text === null) return undefined;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw refused(`has ${name}=${text}, which is no address that begins with https://.`);
  if (url.username !== '' || url.password !== '') throw refused(`has a key in its ${name}.`);
  if (url.pathname !== '/' || url.search !== '')
    throw refused(`has ${name}=${text} with a path, which belongs after the bucket.`);
  return url.origin;
}

function keysOf({ accessKeyId, secretAccessKey, sessionToken }: S3Keys): S3Settings['credentials'] {
  const missing = [
    ...(accessKeyId ? [] : ['AWS_ACCESS_KEY_ID']),
    ...(secretAccessKey ? [] : ['AWS_SECRET_ACCESS_KEY']),
  ];
  if (!accessKeyId || !secretAccessKey)
    throw new StartRefusal(
      `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing, which STORAGE_URL needs.`,
    );
  return { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) };
}

/** Returns the settings of STORAGE_URL. Throws `StartRefusal` with what is wrong. */
export function readS3Url(text: string, keys: S3Keys): S3Settings {
  const url = new URL(text);
  const parameters = url.searchParams;
  const unknown = [...parameters.keys()].find((name) => !KNOWN.includes(name));
  if (unknown !== undefined) throw refused(`has “${unknown}”, which is none of ${KNOWN.join(', ')}.`);
  if (url.username !== '' || url.password !== '')
    throw refused('has a key in it, which a list of processes would show.');
  if (!BUCKET.test(url.host)) throw refused(`names no bucket: “${url.host}”.`);
  const path = url.pathname.replace(/^\/+|\/+$/g, '');
  const prefix = path === '' ? '' : `${path}/`;
  if (!PREFIX.test(prefix)) throw refused(`has a path of other signs than letters, digits, - _ and .: “${path}”.`);
  const endpoint = addressOf(parameters, 'endpoint');
  const publicEndpoint = addressOf(parameters, 'public');
  const region = parameters.get('region') ?? (endpoint === undefined ? null : 'us-east-1');
  if (region === null || region === '') throw refused('names no region: add &region=…');
  const style = parameters.get('style') ?? (endpoint === undefined ? 'host' : 'path');
  if (!STYLES.includes(style)) throw refused(`has style=${style}, which is neither of ${STYLES.join(', ')}.`);
  return {
    bucket: url.host,
    prefix,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(publicEndpoint === undefined ? {} : { publicEndpoint }),
    region,
    pathStyle: style === 'path',
    credentials: keysOf(keys),
  };
}
