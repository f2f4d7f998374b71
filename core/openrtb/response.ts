import * as z from 'zod/mini';
import { IMP_ID } from './request.ts';

/** Longest address of a notice, and longest id, that is kept. */
const URL_LENGTH = 2000;
const ID_LENGTH = 200;

const id = z.string().check(z.maxLength(ID_LENGTH));
const address = z.optional(z.string().check(z.maxLength(URL_LENGTH)));

/** Fields of a bid that are read; others of the specification pass unread. */
const bid = z.object({
  id,
  impid: id,
  price: z.number().check(z.nonnegative(), z.lte(Number.MAX_SAFE_INTEGER / 100)),
  crid: z.optional(id),
  adid: z.optional(id),
  nurl: address,
  burl: address,
  lurl: address,
});

const response = z.object({
  id,
  bidid: z.optional(id),
  cur: z._default(id, 'USD'),
  nbr: z.optional(z.int()),
  seatbid: z._default(z.array(z.object({ seat: z.optional(id), bid: z.array(z.unknown()) })), []),
});

/** Why a bid takes no part in the auction, whatever it offers. */
type Fault = 'malformed' | 'otherImp' | 'otherSeat';

/** A bid as it arrived, with what its notices are told. */
export interface OutsideBid {
  id: string;
  /** Fen for a thousand plays: what is less than a fen is not bid. */
  bidFen: number;
  currency: string;
  crid: string | null;
  fault: Fault | null;
  seat: string;
  responseId: string;
  adid: string;
  nurl: string | null;
  burl: string | null;
  lurl: string | null;
}

export type Reading = { bids: readonly OutsideBid[]; answer: 'bid' | 'noBid' } | { bids: []; answer: 'malformed' };

/** Request id and seat, and most bids that are kept. */
interface Question {
  id: string;
  seat: string;
  mostBids: number;
}

const NOTHING: Omit<OutsideBid, 'fault' | 'currency' | 'seat' | 'responseId'> = {
  id: '',
  bidFen: 0,
  crid: null,
  adid: '',
  nurl: null,
  burl: null,
  lurl: null,
};

/** Text that no database holds as it is: NUL, or half a character. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** Parses JSON. Throws where it is none, or has a text that cannot be stored, whichever of its names and values that is. */
function parsed(body: string): unknown {
  return JSON.parse(body, (key, value: unknown) => {
    if (!isStorable(key) || (typeof value === 'string' && !isStorable(value))) throw new SyntaxError('ill-formed text');
    return value;
  });
}

/** Prices are told as decimals: a bid of 18.9 is 1890 fen, and none is ever rounded up by more than a float is off. */
const fenOf = (price: number): number => Math.floor(price * 100 + 1e-6);

/**
 * Reads the body of an answer to a bid request (OpenRTB 2.6, section 4). An empty one and one without bids are no bid; a bid that
 * cannot be read, or is for another impression or seat, is kept with its fault, so that the auction can say so. One text that is
 * ill-formed spoils all of the answer: what of it could be kept, nobody knows.
 */
export function readResponse(body: string, question: Question): Reading {
  if (body.trim() === '') return { bids: [], answer: 'noBid' };
  let json: unknown;
  try {
    json = parsed(body);
  } catch {
    return { bids: [], answer: 'malformed' };
  }
  if (typeof json === 'object' && json !== null && Object.keys(json).length === 0) return { bids: [], answer: 'noBid' };
  const { success, data } = response.safeParse(json);
  if (!success || data.id !== question.id) return { bids: [], answer: 'malformed' };
  const bids = data.seatbid.flatMap(({ seat, bid: each }) =>
    each.map((one) => readBid(one, { seat, cur: data.cur, bidid: data.bidid ?? '' }, question)),
  );
  return bids.length === 0 ? { bids, answer: 'noBid' } : { bids: bids.slice(0, question.mostBids), answer: 'bid' };
}

function readBid(
  value: unknown,
  { seat, cur, bidid }: { seat: string | undefined; cur: string; bidid: string },
  question: Question,
): OutsideBid {
  const common = { currency: cur, seat: seat ?? '', responseId: bidid };
  const { success, data } = bid.safeParse(value);
  if (!success) return { ...NOTHING, ...common, fault: 'malformed' };
  return {
    ...common,
    id: data.id,
    bidFen: fenOf(data.price),
    crid: data.crid ?? null,
    adid: data.adid ?? '',
    nurl: data.nurl ?? null,
    burl: data.burl ?? null,
    lurl: data.lurl ?? null,
    fault: faultOf(data.impid, common.seat, question),
  };
}

function faultOf(impid: string, seat: string, question: Question): Fault | null {
  if (impid !== IMP_ID) return 'otherImp';
  return seat === '' || seat === question.seat ? null : 'otherSeat';
}
