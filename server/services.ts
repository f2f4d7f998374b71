import type { Config } from './config.ts';
import type { WeatherReport } from '#core/layout/weather.ts';
import type { Outgoing } from './outgoing/outgoing.ts';
import type { Store } from './store/types.ts';

/** The injected clock, the only source of time in the server. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Fields that a browser posts before the file itself (NET-07). */
interface PostForm {
  url: string;
  /** In the order in which they are posted. */
  fields: { name: string; value: string }[];
}

/** File as the storage lists it. */
export interface StoredFile {
  key: string;
  size: number;
  /** When it was written, milliseconds since 1970 by the storage's clock. */
  at: number;
}

/** Storage of files: a folder by default, S3 for larger installations (architecture 5). The server makes the keys. */
export interface MediaStore {
  /** Origin at which browsers reach the storage; null: that of the server. */
  readonly origin: string | null;
  /** Form that a browser posts to `url`, with the file as its last field; signed, for 10 minutes. */
  postPolicy(policy: { key: string; maxBytes: number; now: number }): Promise<PostForm>;
  /** Size in bytes, or null if the file does not exist. */
  stat(key: string): Promise<{ size: number } | null>;
  /** Files whose keys begin with a text, in no order. The text goes into the last part of the key's path. */
  list(prefix: string): Promise<StoredFile[]>;
  read(key: string, range?: { start: number; end: number }): Promise<NodeJS.ReadableStream>;
  /** Writes the whole file and syncs it to disk, or nothing. */
  write(key: string, body: NodeJS.ReadableStream | Uint8Array): Promise<{ size: number }>;
  move(from: string, to: string): Promise<void>;
  /** Runs work with the path of a local copy, for tools that read files. The path is valid only until work ends. */
  withFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
  remove(key: string): Promise<void>;
  /** Joins parts into one file, in their order; whole and synced to disk, or not at all. The parts stay. */
  join(key: string, parts: readonly string[]): Promise<{ size: number }>;
  /** Free bytes; null where only the storage itself knows. */
  freeBytes(): Promise<number | null>;
  /** Throws where the storage cannot be reached. */
  check(): Promise<void>;
  /** Signed address from which the file can be downloaded, by ranges too, until it expires; with a name, browsers save it under that. */
  signedUrl(key: string, options: { now: number; ttlMs: number; name?: string }): Promise<string>;
}

export interface Sms {
  sendCode(phone: string, code: string): Promise<void>;
}

/** A payment as the gateway is asked for it. */
interface Trade {
  /** 32 hex, made by us, unique at the gateway. */
  number: string;
  /** Fen. */
  amount: number;
  currency: 'CNY';
  /** Purpose, as the payer reads it. */
  subject: string;
  /** Instant until which it can be paid, milliseconds. */
  expiresAt: number;
  /** Payer, by the gateway's own name, where it opens a trade for one person alone. */
  payer?: string | undefined;
}

/** Gateway's report on a trade. */
export interface TradeState {
  number: string;
  /** Payee, by the gateway's own name. */
  merchant: string;
  status: 'waiting' | 'paid' | 'closed' | 'unknown';
  amount: number;
  currency: string;
  /** The gateway's own number of the payment; empty until it was paid. */
  txn: string;
  /** Total paid back to its payer, fen, where a callback says so. */
  returned?: number | undefined;
  /** One of several sums paid back, with its number at the gateway, where a callback tells of that one alone. */
  givenBack?: { id: string; amount: number } | undefined;
}

/** App of a gateway on the payer's phone. */
interface PayApp {
  /** Its name, in both languages. */
  zh: string;
  en: string;
  /** Found in the user agent of its own browser. */
  agent: RegExp;
  /** The gateway is paid in that browser and in no other. */
  isOnlyThere: boolean;
}

/** Payment online (MKT-03): one interface over a sandbox and the aggregators. Its methods go through the network. */
export interface PaymentGateway {
  /** Last part of the path of its callbacks: /pay/notify/<name>. */
  readonly name: string;
  readonly merchant: string;
  /** Null: it has none, and is the only gateway. */
  readonly app: PayApp | null;
  /**
   * Opens a trade and returns the address at which a phone pays it, or what our own page there needs to be paid; the same trade
   * again gives the same again.
   */
  open(trade: Trade): Promise<{ url: string }>;
  query(number: string): Promise<TradeState>;
  /** Closes a trade, so that nobody can pay it any more; returns what it was by then. */
  close(number: string): Promise<TradeState>;
  /** Gives all of a paid trade back to whoever paid it; asked again, it is given back once. Throws where it was not. */
  refund(trade: Pick<Trade, 'number' | 'amount'>): Promise<void>;
  /** Reads a callback as it came over the wire; null where its signature is not the gateway's. */
  read(raw: string, headers: Readonly<Record<string, string | string[] | undefined>>): TradeState | null;
  /** Replies to a callback: after `thanks` the gateway stops repeating it. */
  readonly replies: { type: string; thanks: string; sorry: string };
}

/** Gateways of an installation; a payment is open at one of them at a time (server/pay/openTrade.ts). */
export type Gateways = readonly [PaymentGateway, ...PaymentGateway[]];

/** A mail in plain text and, where it has one, the same as HTML. */
export interface Mail {
  to: readonly string[];
  subject: string;
  text: string;
  html?: string;
  /** Id that makes it the same mail where it had to be sent again. */
  id?: string;
  /** Address that an answer goes to; absent: the sender of the installation. */
  replyTo?: string;
}

/** Weather of places by their names, for the screens (LAY-03). */
export interface Weather {
  /** Null for a place that is not found, and while nothing is known of it. */
  of(place: string): Promise<WeatherReport | null>;
}

/** Answer of a network operator on a data card: the bytes used, or why nothing is known. */
export type CardSaid = { result: 'told'; usedBytes: number } | { result: 'unknown' | 'refused' | 'unanswered' };

/** Outcome of a query: not asked if its turn came too late. */
export type CardAnswer = CardSaid | { result: 'notAsked' };

/** Network operators of data cards (IOT-01): one interface over their platforms. Its methods go through the network. */
export interface CardOperator {
  /** Says whether cards of this operator are kept there. */
  serves(operator: string): boolean;
  /** Asks for a card, where its turn comes before `until` says that nobody waits any more. */
  usage(iccid: string, until: AbortSignal): Promise<CardAnswer>;
}

export interface Mailer {
  /** Sends a mail. Throws `NeverDelivered` where trying again is of no use. */
  send(mail: Mail): Promise<void>;
}

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
  /** Takes as long as the check of a real hash, so that response time does not reveal unknown accounts. */
  verifyNothing(password: string): Promise<false>;
}

/** "Sync now" to a device's open event stream. Only a hint: the device reads the facts at its next sync (architecture 7). */
export interface Hints {
  /** A fleet is told a few at a time. `isFirst`: before all that wait, because something must stop or be carried out. */
  send(deviceId: string, options?: { isFirst?: boolean }): void;
  /** Notes that a device syncs; returns whether it was told to since it did last. */
  synced(deviceId: string): boolean;
  /** Listens for a device. One that was told since its last sync is told again at once: it may not have heard it. */
  subscribe(deviceId: string, listener: () => void): () => void;
}

/** Window of somebody who looks at the same thing. */
export interface Present {
  window: string;
  accountId: string;
  name: string;
}

/** Windows with the same thing open. A hint: `rev` guards all writes. */
export interface Presence {
  tell(place: string, present: Present): void;
  leave(place: string, present: Present): void;
  /** The windows there, but this one. */
  others(place: string, window: string): Present[];
}

/** Dependencies of the server: `buildApp` takes them; tests pass their own clock. */
export interface Services {
  config: Config;
  clock: Clock;
  store: Store;
  media: MediaStore;
  hasher: PasswordHasher;
  /** Null in production without a gateway: then login by code is off, and no code is ever logged. */
  sms: Sms | null;
  mailer: Mailer;
  /** Null in production without a gateway: then orders are paid offline. */
  payments: Gateways | null;
  /** Null in production without a provider: then a weather widget shows its place alone. */
  weather: Weather | null;
  /** Null where none is set up: then what cards have used is entered by hand. */
  cardOperator: CardOperator | null;
  /** To addresses that users or strangers gave. */
  outgoing: Outgoing;
  hints: Hints;
  presence: Presence;
}
