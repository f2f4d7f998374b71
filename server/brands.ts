import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import * as z from 'zod/mini';
import { StartRefusal } from './startRefusal.ts';

/** Picture of a brand, kept in memory: they are few and small. */
interface BrandFile {
  /** Path on this server; contains a hash of the content. */
  path: string;
  type: string;
  bytes: Buffer;
}

/** Name and looks of the console at a host (SES-12). */
export interface Brand {
  name: string;
  /** `#rrggbb`; the console adjusts it until text on it is readable. */
  accent?: string;
  logo?: BrandFile;
  /** Icon of the browser's tab; absent: the logo. */
  icon?: BrandFile;
  edition?: 'standard' | 'enterprise' | 'flagship';
  /** Number of the media owner to whom advertisers belong that register here (SES-20); absent: the platform. */
  owner?: string;
  /** API of its pages: a host, or an origin (SES-12); absent: the page's own. */
  api?: string;
}

export interface Brands {
  /** Returns the brand of a host; the port is ignored. */
  of: (host: string) => Brand;
  /** Returns the brand of a media owner by its number; undefined if the file names none. */
  ofOwner: (number: string) => Brand | undefined;
  files: readonly BrandFile[];
  /** Hosts of the file whose pages may call at another; `*.` stands before what ends a host. */
  apart: readonly string[];
}

/** Looks of an installation without brands. */
export const OWN: Brand = { name: 'Vitrine' };
const MAX_BYTES = 256 * 1024;
const TYPES: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.png': 'image/png', '.webp': 'image/webp' };

const text = z.string().check(z.minLength(1));
const brandsFile = z.record(
  z.string().check(z.regex(/^(\*\.)?[a-z0-9.-]+$/)),
  z.strictObject({
    name: text,
    accent: z.optional(z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/))),
    logo: z.optional(text),
    icon: z.optional(text),
    edition: z.optional(z.enum(['standard', 'enterprise', 'flagship'])),
    owner: z.optional(text),
    api: z.optional(
      z.string().check(
        z.regex(/^(https?:\/\/)?[a-z0-9][a-z0-9.-]*(:\d+)?$/),
        z.refine((api) => URL.canParse(api.includes('://') ? api : `http://${api}`)),
      ),
    ),
  }),
);

/** Description of the value that each key of a brand takes, for the error message. */
const EXPECTED: Readonly<Record<string, string>> = {
  name: 'a text',
  accent: 'a colour such as "#7a1fa2"',
  logo: 'a file beside this one',
  icon: 'a file beside this one',
  edition: 'standard, enterprise or flagship',
  owner: 'the number of an enterprise',
  api: 'a host such as "api.acme.example", or its origin such as "https://api.acme.example"',
};

function sentenceOf({ path: [host, key], code, ...issue }: z.core.$ZodIssue): string {
  if (host === undefined) return 'it must have a host on the left and its brand on the right';
  if (code === 'unrecognized_keys' && 'keys' in issue)
    return `${String(host)} has ${issue.keys.join(', ')}, which no brand has; known: ${Object.keys(EXPECTED).join(', ')}`;
  if (key === undefined) return `${String(host)} must be a host such as "screens.acme.example", with a brand`;
  return `${String(host)}.${String(key)} must be ${EXPECTED[String(key)]}`;
}

const refuse = (sentence: string): never => {
  throw new StartRefusal(`BRANDS: ${sentence}`);
};

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    return refuse(`${path} cannot be read: ${(error as Error).message}`);
  }
}

function readPicture(path: string): BrandFile {
  const ending = extname(path).toLowerCase();
  const type = TYPES[ending] ?? refuse(`${path} is no picture; it must end in ${Object.keys(TYPES).join(', ')}`);
  const bytes = readBytes(path);
  if (bytes.length > MAX_BYTES) refuse(`${path} is larger than ${MAX_BYTES / 1024} KiB`);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { path: `/brand/${hash}${ending}`, type, bytes };
}

function readText(path: string): unknown {
  try {
    return parse(readBytes(path).toString('utf8')) ?? {};
  } catch (error) {
    if (error instanceof YAMLParseError) refuse(`${path} is no YAML: ${error.message}`);
    throw error;
  }
}

/** Returns true if a name in the file matches a host: exactly, or below `*.`. */
const isMeant = (name: string, host: string): boolean =>
  name.startsWith('*.') ? host.endsWith(name.slice(1)) : name === host;

/** Reads the file of brands; the first name that matches the host wins. Without a file every host is Vitrine. */
export function readBrands(path: string | undefined): Brands {
  if (path === undefined) return { of: () => OWN, ofOwner: () => undefined, files: [], apart: [] };
  const parsed = brandsFile.safeParse(readText(path));
  if (!parsed.success) {
    return refuse(`${path} is not as it must be: ${parsed.error.issues.map(sentenceOf).join('; ')}`);
  }
  const files = new Map<string, BrandFile>();
  const picture = (name: string | undefined): BrandFile | undefined => {
    if (name === undefined) return undefined;
    const file = files.get(name) ?? readPicture(resolve(dirname(path), name));
    files.set(name, file);
    return file;
  };
  const brands = Object.entries(parsed.data).map(
    ([host, { logo, icon, ...brand }]) => [host, { ...brand, logo: picture(logo), icon: picture(icon) }] as const,
  );
  return {
    of: (host) => {
      const name = host.toLowerCase().replace(/:\d+$/, '');
      return brands.find(([meant]) => isMeant(meant, name))?.[1] ?? OWN;
    },
    ofOwner: (number) => brands.find(([, { owner }]) => owner === number)?.[1],
    files: [...files.values()],
    apart: brands.flatMap(([host, { api }]) => (api === undefined ? [] : [host])),
  };
}

/** Files of brands that were read: as at the start, a change of one takes effect with the next start. */
const known = new Map<string, Brands>();

/** Returns the brands of an installation, read once. */
export function brandsOf({ brandsFile }: { brandsFile?: string | undefined }): Brands {
  const key = brandsFile ?? '';
  const brands = known.get(key) ?? readBrands(brandsFile);
  known.set(key, brands);
  return brands;
}
