import * as z from 'zod/mini';
import { issuedIds, readManifest, type ManifestReading } from './read.ts';
import { command, syncAnswer, type SyncAnswer } from './sync.ts';

/** Sync answer as the player read it, with the parts that it cannot read. */
export interface AnswerReading extends SyncAnswer {
  /** A sentence for each part that cannot be read. The player reports them as faults of its own. */
  faults?: readonly string[] | undefined;
  /** Ads that a manifest still issues of which nothing else can be read: all others were taken down. */
  issued?: ReadonlySet<string> | undefined;
}

/** Time to the next sync, milliseconds, if the answer gives none. */
const NEXT_SYNC_MS = 30_000;

const { now, rev, playAck, nextSyncMs, hintUrl } = syncAnswer.shape;

/** Without these it is no answer of our server. Whatever else cannot be read must not keep a command from arriving. */
const envelope = z.object({
  now,
  rev,
  playAck: z.catch(playAck, null),
  nextSyncMs: z.catch(nextSyncMs, NEXT_SYNC_MS),
  hintUrl: z.catch(hintUrl, ''),
  commands: z.catch(z.array(z.unknown()), []),
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
 * Reads the answer to a sync. Commands are read each for itself and apart from the programme: one part that an old
 * player does not understand keeps nothing else from it. `zone` stands in for one that it does not know. Throws where
 * it is no answer of our server at all.
 */
export function readSyncAnswer(value: unknown, zone: string): AnswerReading {
  const { manifest, commands, ...rest } = envelope.parse(value);
  const read = commands.flatMap((one) => command.safeParse(one).data ?? []);
  const { faults, ...programme } = manifestOf(manifest, zone);
  if (read.length < commands.length) faults.push(`commands: ${commands.length - read.length}`);
  return { ...rest, ...programme, commands: read, ...(faults.length > 0 ? { faults } : {}) };
}
