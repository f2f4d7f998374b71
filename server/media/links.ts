import { limits } from '#generated/model/limits.gen.ts';

/** How long a signed link to a file opens, in milliseconds. */
export const MEDIA_LINK_MS = limits.mediaLink;
