import type { Language } from '#core/protocol/envelope.ts';
import { hex32 } from '#core/protocol/random.ts';
import { CallError } from '#core/protocol/reply.ts';
import type { CastFollowOutput, CastOpenOutput } from '#generated/model/casts/types.gen.ts';
import { errorCodes } from '#generated/model/errorCodes.gen.ts';
import { tabStore, type SafeStorage } from '../transport/browserStorage.ts';
import type { Host } from '../transport/host.ts';
import { installationId } from '../transport/installation.ts';
import { createCalls, type Call } from './calls.ts';
import { bringPicture } from './bringPicture.ts';
import type { Send } from './network.ts';

export type Place = CastOpenOutput;
export type Cast = CastFollowOutput;

/** Request of a passer-by. */
interface Wish {
  /** Of wishIdOf: the same again makes no second cast. */
  wishId: string;
  /** Null: a picture is sent. */
  text: string | null;
  /** Of the picture that was uploaded. */
  uploadId: string | null;
  /** Fen, as the page shows it. */
  amountFen: number;
}

/** The calls of the phone page, in the language of whoever stands before the screen. */
export interface Casting {
  open(code: string): Promise<Place>;
  /** Uploads a picture; returns the id by which one cast takes it. */
  upload(code: string, picture: File): Promise<string>;
  /** Returns the ticket of the cast. */
  send(code: string, wish: Wish): Promise<string>;
  follow(ticket: string): Promise<Cast>;
}

/** Returns whether it is the content that is refused, and not the sending of it. */
export const isOfContent = (error: unknown): boolean => error instanceof CallError && error.fieldErrors !== null;

const isCode = (error: unknown, ...codes: readonly number[]): boolean =>
  error instanceof CallError && codes.includes(error.code);

/** Returns whether the price is another one than the page shows. */
export const isPriceChanged = (error: unknown): boolean => isCode(error, errorCodes.CAST_PRICE_CHANGED);
/** Returns whether the server does not have the picture (any more). */
export const isPictureGone = (error: unknown): boolean => isCode(error, errorCodes.PHONE_PICTURE_GONE);
/** Returns whether a code leads to no screen that takes casts: whoever tries it again hears the same. */
export const isNoCode = (error: unknown): boolean =>
  isCode(error, errorCodes.CAST_CODE_OLD, errorCodes.CAST_CODE_WRONG, errorCodes.CAST_SALE_OVER);
/** Returns whether a ticket belongs to no cast: whoever asks again hears the same. */
export const isNoTicket = (error: unknown): boolean => isCode(error, errorCodes.NOT_FOUND, errorCodes.PAYLOAD_INVALID);

/** Creates the calls as the server names them; tests bring a network of their own. */
export const castingOver = (call: Call, send: Send): Casting => ({
  open: (code) => call('/applet/cast/open.shtml', { code }),
  upload: (code, picture) => bringPicture(call, send, code, picture),
  async send(code, wish) {
    const kind = wish.text === null ? 'picture' : 'text';
    const { ticket } = await call('/applet/cast/send.shtml', { code, kind, ...wish });
    return ticket;
  },
  follow: (ticket) => call('/applet/cast/status.shtml', { ticket }),
});

export const createCasting = (host: Host, language: Language): Casting =>
  castingOver(createCalls({ host, language, uuid: installationId() }), fetch);

/** Place of the id in the storage of the page. */
const WISH_KEY = 'vitrine.wish';
/** Characters of an id; the content stands behind it. */
const ID_LENGTH = 32;

/**
 * Returns the id under which something is sent: the same one for the same content until it is known to be taken, also after the
 * page was loaded again, so that an answer that got lost makes no second cast. A refusal tells nothing of an earlier attempt, and
 * the server keeps an id with a cast alone: the same one may be refused and sent again.
 * @param content what is sent and where to, as a text
 */
export function wishIdOf(content: string, storage: SafeStorage = tabStore): string {
  const kept = storage.getItem(WISH_KEY);
  if (kept?.slice(ID_LENGTH) === content) return kept.slice(0, ID_LENGTH);
  const made = hex32();
  storage.setItem(WISH_KEY, made + content);
  return made;
}

/** Forgets the id: it was taken, and what is sent next is something else. */
export const forgetWish = (storage: SafeStorage = tabStore): void => storage.removeItem(WISH_KEY);
