import { limits } from '#generated/model/limits.gen.ts';

/** Lifetime of a signed link to a file, milliseconds. */
export const MEDIA_LINK_MS = limits.mediaLink;
