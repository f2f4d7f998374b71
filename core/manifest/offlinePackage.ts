import * as z from 'zod/mini';
import { rowId } from './ids.ts';

/**
 * Format of an offline package (DEV-13): a zip whose entries are stored and not compressed, since pictures and films are.
 *
 *     package.json     the head below
 *     files/<sha256>   each file of its manifest
 *
 * The comment of the zip is the signature in base64: Ed25519 over the sha256 of every byte before the comment, so that no
 * byte of the file can be another. A player reads the entries by slices; nothing is ever whole in memory.
 */
export const PACKAGE_FORMAT = 1;
export const HEAD_NAME = 'package.json';
export const fileName = (sha256: string): string => `files/${sha256}`;

/** Length of the signature as text. */
export const SIGNATURE_LENGTH = 88;

const key = z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/, 'key'));

export const packageHead = z.object({
  format: z.literal(PACKAGE_FORMAT),
  id: rowId,
  device: z.object({ id: rowId, number: z.string(), name: z.string() }),
  /** Public key of the installation. A player that has one believes its own; one that was never online has none yet. */
  publicKey: key,
  /** Key of a device that was never online: whoever holds the file can be that device. */
  enrolment: z.optional(z.object({ deviceKey: z.string() })),
  /** As in a sync answer; its files have no addresses. */
  manifest: z.unknown(),
});

export type PackageHead = z.infer<typeof packageHead>;
