import { isLoopback } from './loopback.ts';

const NAMES = ['dev', 'test', 'uat', 'pre'] as const;
const PREFIX = new RegExp(`^(${NAMES.join('|')})[.-]`);

/** Prefixes of a host: none, or the prefix of an environment. */
export const PREFIXES: readonly string[] = ['', ...NAMES.flatMap((name) => [`${name}-`, `${name}.`])];

interface Environment {
  name: (typeof NAMES)[number] | 'prod';
  /** Prefix of its hosts; empty in production. */
  prefix: string;
}

/** Returns the environment that a host names by its prefix, as in "uat-console.acme.example" (SES-12); a developer's own machine is `dev`. */
export function environmentOf(host: string): Environment {
  const [prefix = '', name] = PREFIX.exec(host.toLowerCase()) ?? [];
  if (name !== undefined) return { name: name as Environment['name'], prefix };
  return isLoopback(host.replace(/:\d+$/, '')) ? { name: 'dev', prefix: 'dev-' } : { name: 'prod', prefix: '' };
}

/** Returns a host without the prefix of an environment: uat.acme.example has the brand of acme.example. */
export const brandHost = (host: string): string => host.toLowerCase().replace(PREFIX, '');
