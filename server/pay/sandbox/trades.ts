import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { TradeState } from '../../services.ts';
import { MERCHANT } from './protocol.ts';

/** A trade as its page shows it. */
export interface SandboxTrade extends TradeState {
  subject: string;
  expiresAt: number;
  notifyUrl: string;
  isRefunded: boolean;
}

/** A callback that has not been taken yet. */
export interface Notice {
  id: number;
  url: string;
  /** Its body, and whether it is signed with a wrong key. */
  raw: string;
  isForged: boolean;
  /** When it goes out next, milliseconds. */
  dueAt: number;
  tries: number;
}

const TABLES = `
  create table if not exists facts (name text primary key, value text not null) strict;
  create table if not exists trades (
    number text primary key, merchant text not null, amount integer not null, currency text not null, subject text not null,
    expires_at integer not null, notify_url text not null, status text not null, txn text not null default '',
    refunded_at integer) strict;
  create table if not exists notices (
    id integer primary key autoincrement, url text not null, raw text not null, is_forged integer not null, due_at integer not null,
    tries integer not null default 0) strict;
`;

const noticeOf = (row: Record<string, unknown>): Notice => ({
  id: Number(row['id']),
  url: String(row['url']),
  raw: String(row['raw']),
  isForged: row['is_forged'] === 1,
  dueAt: Number(row['due_at']),
  tries: Number(row['tries']),
});

/** The sandbox's own store: its key, its trades and the callbacks it owes, in a file that nobody else reads. */
export class Trades {
  readonly #db: DatabaseSync;
  /** Key that its messages are signed with; made with the file, and the same for as long as there is one. */
  readonly key: string;

  /** @param file `:memory:` for one that lives as long as the process */
  constructor(file: string, key: string = randomBytes(32).toString('hex')) {
    this.#db = new DatabaseSync(file, { timeout: 5_000 });
    this.#db.exec('pragma journal_mode = wal; pragma synchronous = full');
    this.#db.exec(TABLES);
    this.#run(`insert into facts values ('key', ?) on conflict do nothing`, key);
    this.key = String(this.#db.prepare(`select value from facts where name = 'key'`).get()!['value']);
  }

  /** Keeps a trade; one with its number stays as it was. */
  open({ number, merchant, amount, currency, subject, expiresAt, notifyUrl }: Omit<SandboxTrade, Unsaid>): void {
    this.#run(
      `insert into trades (number, merchant, amount, currency, subject, expires_at, notify_url, status)
       values (?, ?, ?, ?, ?, ?, ?, 'waiting') on conflict do nothing`,
      number,
      merchant,
      amount,
      currency,
      subject,
      expiresAt,
      notifyUrl,
    );
  }

  /** Returns a trade; one that was never opened is unknown, and one whose time is over is closed. */
  one(number: string, now: number): SandboxTrade {
    const row = this.#db.prepare('select * from trades where number = ?').get(number);
    if (!row) return { ...NONE, number };
    const expiresAt = Number(row['expires_at']);
    const isOver = row['status'] === 'waiting' && expiresAt <= now;
    return {
      number,
      merchant: String(row['merchant']),
      status: isOver ? 'closed' : (row['status'] as TradeState['status']),
      amount: Number(row['amount']),
      currency: String(row['currency']),
      txn: String(row['txn']),
      subject: String(row['subject']),
      expiresAt,
      notifyUrl: String(row['notify_url']),
      isRefunded: row['refunded_at'] !== null,
    };
  }

  /** Marks a trade that waits as paid, with the callbacks that it owes for that, or nothing of both. Returns their ids, or null. */
  pay(number: string, txn: string, now: number, owed: readonly Omit<Notice, 'id' | 'tries'>[]): number[] | null {
    return this.#atOnce(() => {
      const paid = this.#run(
        `update trades set status = 'paid', txn = ? where number = ? and status = 'waiting' and expires_at > ?`,
        txn,
        number,
        now,
      );
      if (paid === 0) return null;
      const insert = this.#db.prepare('insert into notices (url, raw, is_forged, due_at) values (?, ?, ?, ?)');
      return owed.map(({ url, raw, isForged, dueAt }) =>
        Number(insert.run(url, raw, isForged ? 1 : 0, dueAt).lastInsertRowid),
      );
    });
  }

  close(number: string): void {
    this.#run(`update trades set status = 'closed' where number = ? and status = 'waiting'`, number);
  }

  refund(number: string, now: number): void {
    this.#run(
      `update trades set refunded_at = ? where number = ? and status = 'paid' and refunded_at is null`,
      now,
      number,
    );
  }

  /** Returns a callback that is still owed. */
  notice(id: number): Notice | null {
    const row = this.#db.prepare('select * from notices where id = ?').get(id);
    return row ? noticeOf(row) : null;
  }

  /** Returns all callbacks that are owed: after a start there may be those of before. */
  owed(): Notice[] {
    return this.#db.prepare('select * from notices order by id').all().map(noticeOf);
  }

  /** Puts a callback off. */
  again(id: number, dueAt: number): void {
    this.#run('update notices set tries = tries + 1, due_at = ? where id = ?', dueAt, id);
  }

  /** Drops a callback: it was taken, or goes out no more. */
  drop(id: number): void {
    this.#run('delete from notices where id = ?', id);
  }

  end(): void {
    this.#db.close();
  }

  #run(text: string, ...values: (string | number)[]): number {
    return Number(this.#db.prepare(text).run(...values).changes);
  }

  #atOnce<T>(work: () => T): T {
    this.#db.exec('begin immediate');
    try {
      const result = work();
      this.#db.exec('commit');
      return result;
    } catch (error) {
      this.#db.exec('rollback');
      throw error;
    }
  }
}

/** Fields that nobody says of a trade when it is opened. */
type Unsaid = 'status' | 'txn' | 'isRefunded' | 'returned';

const NONE: Omit<SandboxTrade, 'number'> = {
  merchant: MERCHANT,
  status: 'unknown',
  amount: 0,
  currency: 'CNY',
  txn: '',
  subject: '',
  expiresAt: 0,
  notifyUrl: '',
  isRefunded: false,
};
