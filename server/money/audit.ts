import { limits } from '#generated/model/limits.gen.ts';

/**
 * Proof of the books (MKT-04, D1, D2): each statement finds what must not be. They are plain SQL that both engines read, and
 * share nothing with the code that writes the books, so that a mistake there does not hide itself.
 */
interface Proof {
  /** Claim to prove. */
  says: string;
  /** Gives the rows that disprove it; none where the books are right. `:kept` stands for since when rows that were deleted are kept. */
  sql: string;
  /** It reads a row for each account, and no more: it is asked each minute. */
  isCheap?: true;
}

/** Sum of each account: what came in less what went out, by the lines alone. */
const SUMS = `
  select corp_id, kind, sum(amount) as total from (
    select to_corp as corp_id, to_kind as kind, amount from ledger_lines
    union all
    select from_corp, from_kind, -amount from ledger_lines
  ) moved group by corp_id, kind`;

/** Sums of each order's purse, by its movements. */
const PURSES = `
  select m.purse,
    sum(case m.kind when 'hold' then l.amount when 'capture' then -l.amount when 'release' then -l.amount else 0 end) as held,
    sum(case when m.kind in ('order', 'capture') then l.amount else 0 end) as paid,
    sum(case when m.kind = 'refund' then l.amount else 0 end) as refunded
  from ledger_movements m join ledger_lines l on l.movement_id = m.id where m.purse is not null group by m.purse`;

/** Sums in the finance centre, by corporation. */
const RECORDS = `
  select corp_id, sum(income - expenses - budget) as own, sum(budget) as held from wallet_records group by corp_id`;

export const proofs: readonly Proof[] = [
  {
    says: 'a balance is what came in less what went out',
    sql: `select a.corp_id, a.kind, a.balance, s.total from ledger_accounts a left join (${SUMS}) s on s.corp_id = a.corp_id and s.kind = a.kind where a.balance <> coalesce(s.total, 0)`,
  },
  {
    says: 'what was moved has an account',
    sql: `select s.corp_id, s.kind, s.total from (${SUMS}) s left join ledger_accounts a on a.corp_id = s.corp_id and a.kind = s.kind where a.corp_id is null`,
  },
  {
    says: 'all accounts add up to zero',
    isCheap: true,
    sql: 'select sum(balance) as total from ledger_accounts having sum(balance) <> 0',
  },
  {
    says: 'no account but those of the world outside is below zero',
    isCheap: true,
    sql: `select corp_id, kind, balance from ledger_accounts where balance < 0 and kind not in ('clearing', 'bank')`,
  },
  {
    says: 'a movement has lines',
    sql: 'select m.id from ledger_movements m left join ledger_lines l on l.movement_id = m.id where l.movement_id is null',
  },
  {
    says: 'a line belongs to a movement',
    sql: 'select l.movement_id from ledger_lines l left join ledger_movements m on m.id = l.movement_id where m.id is null',
  },
  {
    says: 'a line moves something from one account to another',
    sql: 'select movement_id, line from ledger_lines where amount <= 0 or (from_corp = to_corp and from_kind = to_kind)',
  },
  {
    says: 'a purse has what its order put aside, paid and got back',
    sql: `select p.purse from ledger_purses p left join (${PURSES}) s on s.purse = p.purse where p.held <> coalesce(s.held, 0) or p.paid <> coalesce(s.paid, 0) or p.refunded <> coalesce(s.refunded, 0)`,
  },
  {
    says: 'nothing came back beyond what was paid',
    sql: 'select purse, paid, refunded from ledger_purses where refunded > paid or held < 0',
  },
  {
    says: 'the finance centre shows what the ledger moved',
    sql: `select a.corp_id from (select corp_id, sum(case when kind in ('wallet', 'income') then balance else 0 end) as own, sum(case when kind = 'held' then balance else 0 end) as held from ledger_accounts group by corp_id) a left join (${RECORDS}) r on r.corp_id = a.corp_id where a.own <> coalesce(r.own, 0) or a.held <> coalesce(r.held, 0)`,
  },
  {
    says: 'a payment that was paid came into the wallet, or was put by for a passer-by, once and whole',
    sql: `select p.number from payments p left join ledger_movements m on m.key = 'payment ' || p.id left join ledger_lines l on l.movement_id = m.id where p.status = 'paid' and (l.amount is null or l.amount <> p.amount or l.to_corp <> p.corp_id or l.to_kind <> case p.purpose when 'cast' then 'guest' else 'wallet' end)`,
  },
  {
    says: 'what came into a wallet by a payment was paid',
    sql: `select m.key from ledger_movements m left join payments p on m.key = 'payment ' || p.id where m.key like 'payment %' and (p.id is null or p.status <> 'paid')`,
  },
  {
    says: 'what passers-by paid is put by for their casts, and for nothing else (MKT-10)',
    sql: `select a.corp_id, a.balance from ledger_accounts a where a.kind = 'guest' and a.balance <> (select coalesce(sum(p.held), 0) from ledger_purses p join casts c on p.purse = 'cast:' || c.id where c.corp_id = a.corp_id)`,
  },
  {
    says: 'a cast that was shown and settled has paid what it costs, and one that was not has paid nothing',
    sql: `select c.number from casts c left join ledger_purses p on p.purse = 'cast:' || c.id where c.settled_at is not null and coalesce(p.paid, 0) <> case c.status when 'played' then c.amount_fen else 0 end`,
  },
  {
    says: 'what a passer-by got back is put by no longer, and what is put by of a cast that is over is on its way back',
    sql: `select p.number from payments p join casts c on c.id = p.subject_id left join ledger_purses h on h.purse = 'cast:' || c.id where p.purpose = 'cast' and p.status = 'paid' and c.settled_at is not null and c.status <> 'played' and (p.refund is null or (p.refund = 'due') <> (coalesce(h.held, 0) > 0))`,
  },
  {
    says: 'what the payment gateway gave back without our asking went out of the wallet again',
    sql: `select p.number, p.returned, p.taken_back from payments p where p.returned is not null and (p.returned <> coalesce(p.taken_back, 0) or p.taken_back <> (select sum(l.amount) from ledger_movements m join ledger_lines l on l.movement_id = m.id where m.kind = 'back' and m.key like 'returned ' || p.id || ' %'))`,
  },
  {
    says: 'what was paid a second time, by another app, went back to whoever paid it',
    sql: `select gateway, number from payment_trades where refund = 'due'`,
  },
  {
    says: 'a market order that was paid paid what it costs',
    sql: `select o.number from market_orders o left join ledger_purses p on p.purse = 'marketOrder:' || o.id where o.status = 'paid' and (o.paid is null or o.paid <> o.payable or coalesce(p.paid, 0) <> o.payable)`,
  },
  {
    says: 'a market order that was not paid took nothing',
    sql: `select o.number from market_orders o left join ledger_purses p on p.purse = 'marketOrder:' || o.id where o.status <> 'paid' and (coalesce(o.paid, 0) <> 0 or coalesce(p.paid, 0) <> 0)`,
  },
  {
    says: 'a market order costs its points by its years',
    sql: 'select number from market_orders where payable <> unit_price * quantity * years or payable <= 0',
  },
  {
    says: 'a market order that was paid has made the points that it bought, and no others (MKT-02)',
    sql: `select o.number, o.quantity, p.made from market_orders o left join (select order_number, count(distinct number) as made from device_points where order_number is not null group by order_number) p on p.order_number = o.number where o.status = 'paid' and (coalesce(p.made, 0) > o.quantity or (coalesce(p.made, 0) < o.quantity and o.paid_at > :kept))`,
  },
  {
    says: 'an order of an advertiser that runs has put its amount aside',
    sql: `select o.number from ads_orders o left join ledger_purses p on p.purse = 'adsOrder:' || o.id where o.status in ('toBeUploaded', 'ongoing') and coalesce(p.held, 0) <> o.amount_fen`,
  },
  {
    says: 'an order of an advertiser that was never paid has moved nothing',
    sql: `select o.number from ads_orders o join ledger_purses p on p.purse = 'adsOrder:' || o.id where o.status in ('toBePaid', 'cancelled')`,
  },
  {
    says: 'a settled order of an advertiser has paid what was earned, and holds nothing',
    sql: `select o.number from ads_orders o left join ledger_purses p on p.purse = 'adsOrder:' || o.id where o.settled_at is not null and (coalesce(p.held, 0) <> 0 or coalesce(p.paid, 0) <> coalesce(o.earned_fen, 0) or coalesce(o.earned_fen, 0) + coalesce(o.credit_fen, 0) <> o.amount_fen)`,
  },
  {
    says: 'an order of an advertiser has a place on each screen and day until it is over (AD-13)',
    sql: `select o.number from ads_orders o where o.selling_mode <> 'rtb' and o.status in ('toBePaid', 'toBeUploaded', 'ongoing') and (select count(*) from seats s where s.order_id = o.id) <> o.screens * coalesce(o.place_days, (o.end_at - o.start_at) / 86400000)`,
  },
  {
    says: 'an order that bids has spent no more than it put aside, and earned for its owner what it spent (MKT-10)',
    sql: `select o.number from ads_orders o where o.selling_mode = 'rtb' and (coalesce(o.spent_milli, 0) > o.amount_fen * 1000 or (o.settled_at is not null and abs(o.earned_fen * 1000 - o.spent_milli) > 500))`,
  },
  {
    says: 'what an order of an advertiser says was refunded was refunded',
    sql: `select o.number from ads_orders o left join ledger_purses p on p.purse = 'adsOrder:' || o.id where coalesce(o.refunded_fen, 0) <> coalesce(p.refunded, 0)`,
  },
  {
    says: 'no more places of a slot are sold on a screen and day than there were for sale (AD-13)',
    sql: 'select slot_id, device_id, day, count(*) as sold, max(stock) as stock from seats group by slot_id, device_id, day having count(*) > max(stock) or max(seat) > max(stock) or count(stock) < count(*)',
  },
  {
    says: 'a screen has one point, which is of its enterprise (DEV-05)',
    sql: 'select p.device_id, count(*) as points from device_points p left join devices d on d.id = p.device_id and d.corp_id = p.corp_id where p.device_id is not null and p.deleted_at is null group by p.corp_id, p.device_id having count(*) > 1 or max(d.id) is null',
  },
  {
    says: 'a cancelled order of an advertiser has no place',
    sql: `select s.order_id from seats s join ads_orders o on o.id = s.order_id where o.status = 'cancelled' and s.until is null`,
  },
];

/** Rows that a proof found, with what it should have proved. */
export interface Fault {
  says: string;
  rows: readonly Record<string, unknown>[];
}

/**
 * Runs proofs; returns those that failed.
 * @param now milliseconds
 */
export async function auditBooks(
  query: (sql: string) => Promise<readonly Record<string, unknown>[]>,
  now: number,
  which: readonly Proof[] = proofs,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { says, sql } of which) {
    const rows = await query(sql.replaceAll(':kept', String(now - limits.binKept)));
    if (rows.length > 0) faults.push({ says, rows });
  }
  return faults;
}
