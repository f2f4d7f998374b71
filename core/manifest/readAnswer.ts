import * as z from 'zod/mini';
import { issuedIds, readManifest, type ManifestReading } from './read.ts';
import { command, installOrder, syncAnswer, type SyncAnswer } from './sync.ts';

/** Sync answer as the player read it, with the parts that it cannot read. */
export interface AnswerReading extends SyncAnswer {
  /** A sentence for each unreadable part. The player reports them as its own faults. */
  faults?: readonly string[] | undefined;
  /** Ids of all ads issued by a manifest that is otherwise unreadable: any other ad was taken down. */
  issued?: ReadonlySet<string> | undefined;
}

/** Time to the next sync, milliseconds, if the answer gives none. */
const NEXT_SYNC_MS = 30_000;

const { now, rev, playAck, nextSyncMs, hintUrl, packageKey, protocol, casts } = syncAnswer.shape;

/** Fields without which it is no answer of our server. No other unreadable part may block a command. */
const envelope = z.object({
  now,
  rev,
  playAck: z.catch(playAck, null),
  nextSyncMs: z.catch(nextSyncMs, NEXT_SYNC_MS),
  hintUrl: z.catch(hintUrl, ''),
  packageKey: z.catch(packageKey, undefined),
  protocol: z.catch(protocol, undefined),
  casts: z.catch(casts, undefined),
  commands: z.catch(z.array(z.unknown()), []),
  installs: z.catch(z.array(z.unknown()), []),
  manifest: z.optional(z.unknown()),
});

function manifestOf(value: unknown, zone: string): Pick<AnswerReading, 'manifest' | 'issued'> & { faults: string[] } {
  if (value === undefined) return { faults: [] };
  const reading: ManifestReading | null = readManifest(value, zone);
  if (reading === null) return { issued: issuedIds(value) ?? undefined, faults: ['manifest'] };
  return {
    manifest: reading.manifest,
    faults: reading.unreadable.map(({ part, id, why }) => `${part} ${id}: ${why}`),
  };
}

/**
 * Reads the answer to a sync. Each command is read by itself and apart from the manifest, so that one part unknown to
 * an old player does not block the others. `zone` replaces an unknown time zone. Throws if it is no answer of our
 * server.
 */
export function readSyncAnswer(value: unknown, zone: string): AnswerReading {
  const { manifest, commands, installs, ...rest } = envelope.parse(value);
  const read = commands.flatMap((one) => command.safeParse(one).data ?? []);
  const { faults, ...programme } = manifestOf(manifest, zone);
  if (read.length < commands.length) faults.push(`commands: ${commands.length - read.length}`);
  const orders = installs.flatMap((one) => installOrder.safeParse(one).data ?? []);
  return { ...rest, ...programme, commands: read, installs: orders, ...(faults.length > 0 ? { faults } : {}) };
}
