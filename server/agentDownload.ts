import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';

const ROOT = join(import.meta.dirname, '..');
const AGENT = 'vitrine-agent';
const BANNER = new RegExp(`^// ${AGENT} (\\S+)$`);

/** The shell of a screen as it is offered: one program, the systemd unit that runs it, and how to install both. */
const PARTS = {
  [`${AGENT}.mjs`]: `dist/agent/${AGENT}.mjs`,
  [`${AGENT}.service`]: `agent/${AGENT}.service`,
  'README.md': 'docs/agent.md',
} as const;

export interface AgentDownload {
  /** Version in the program's first line. */
  version: string;
  /** Address of the archive; its name carries the version. */
  url: string;
  zip: Uint8Array;
}

async function pack(): Promise<AgentDownload | null> {
  const program = await readFile(join(ROOT, PARTS[`${AGENT}.mjs`]), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  const version = BANNER.exec(program?.split('\n', 1)[0] ?? '')?.[1];
  if (version === undefined) return null;
  const files: Record<string, Uint8Array> = {};
  for (const [name, path] of Object.entries(PARTS))
    files[`${AGENT}/${name}`] = strToU8(await readFile(join(ROOT, path), 'utf8'));
  return { version, url: `/download/${AGENT}-${version}.zip`, zip: zipSync(files) };
}

let packed: Promise<AgentDownload | null> | undefined;

/** Returns the agent that was built with this server; null where none was built, so that no link promises one (HOME-04). */
export function agentDownload(): Promise<AgentDownload | null> {
  packed ??= pack();
  return packed;
}
