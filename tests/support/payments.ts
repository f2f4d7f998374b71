import type { SandboxGateway } from '#server/pay/sandbox/client.ts';
import { SIGN_HEADER, signOf } from '#server/pay/sandbox/protocol.ts';
import { auditBooks, type Fault } from '#server/money/audit.ts';
import { sql } from 'kysely';
import type { TestApp } from './buildTestApp.ts';
import { data } from './call.ts';
import type { Persona } from './personas.ts';

const PLATFORM = { kind: 'system', corpId: null } as const;

/** The sandbox gateway of a test, which waits with its callbacks until it is told. */
export interface TestPayments {
  gateway: SandboxGateway;
  /** Key that the sandbox signs with. */
  key: string;
  /** Delivers the callbacks that wait; returns how many there were. */
  deliver(): Promise<number>;
  /** Drops the callbacks that wait. */
  forget(): void;
  /** Opens the address of a payment as a phone does, and pays it on the sandbox's page. */
  scan(number: string, mood?: string): Promise<void>;
  /** Sends a body to the server's callback, as anybody can. */
  callback(message: object | string, sign?: string): Promise<number>;
  /** Returns the gateway's data of a paid trade. */
  told(number: string): Promise<Record<string, unknown>>;
  verdicts(): Promise<string[]>;
}

/** Puts the callbacks of the sandbox into the server of a test, which listens to nobody: it is asked over HTTP, and tells when it is told to. */
export function payments(test: TestApp): TestPayments {
  const gateway = test.services.payments?.[0] as SandboxGateway;
  const { key } = test.sandbox;
  const waiting: (() => Promise<void>)[] = [];
  test.sandbox.post = {
    async send(url, raw, sign) {
      const headers = { 'content-type': 'application/json', [SIGN_HEADER]: sign };
      const { pathname } = new URL(url);
      return (await test.app.inject({ method: 'POST', url: pathname, headers, payload: raw })).statusCode;
    },
    later: (_ms, work) => void waiting.push(work),
  };
  const row = (number: string) =>
    test.services.store.read(PLATFORM, (tx) =>
      tx.db.selectFrom('payments').selectAll().where('number', '=', number).executeTakeFirstOrThrow(),
    );
  return {
    gateway,
    key,
    async deliver() {
      const now = waiting.splice(0);
      for (const work of now) await work();
      return now.length;
    },
    forget: () => void waiting.splice(0),
    async scan(number, mood = 'normal') {
      const { token } = await row(number);
      const opened = await test.app.inject({ method: 'GET', url: `/pay/to/${token}` });
      if (opened.statusCode !== 302) throw new Error(`the address of the payment answered ${opened.statusCode}`);
      await test.app.inject({
        method: 'POST',
        url: String(opened.headers.location),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `mood=${mood}`,
      });
    },
    async callback(message, sign) {
      const raw = typeof message === 'string' ? message : JSON.stringify(message);
      const headers = { 'content-type': 'application/json', [SIGN_HEADER]: sign ?? signOf(key, raw) };
      const reply = await test.app.inject({ method: 'POST', url: '/pay/notify/sandbox', headers, payload: raw });
      return reply.statusCode;
    },
    async told(number) {
      const { merchant, status, amount, currency, txn } = await gateway.query(number);
      return { number, merchant, status, amount, currency, txn };
    },
    verdicts: () =>
      test.services.store.read(PLATFORM, async (tx) =>
        (
          await tx.db
            .selectFrom('payment_notices')
            .select(['id', 'verdict'])
            .unionAll(tx.db.selectFrom('unsigned_notices').select(['id', sql<string>`'sign'`.as('verdict')]))
            .orderBy('id')
            .execute()
        ).map(({ verdict }) => verdict),
      ),
  };
}

let serial = 0;

/** A key as a console makes one for each intention. */
export const newKey = (): string => (serial += 1).toString(16).padStart(32, '0');

/** Puts money into somebody's wallet through the gateway. */
export async function fill(test: TestApp, pay: TestPayments, caller: Persona, amount: number): Promise<void> {
  const { payment } = await data<{ payment: string }>(test, caller, 'wallet.recharge', { amount, key: newKey() });
  await pay.scan(payment);
  await pay.deliver();
}

/** Returns the faults in the books of a test; empty if they are right. */
export const bookFaults = (test: TestApp): Promise<Fault[]> =>
  test.services.store.read(PLATFORM, (tx) =>
    auditBooks(async (text) => (await sql.raw<Record<string, unknown>>(text).execute(tx.db)).rows, tx.now),
  );

/** Fails where a proof of the books does: for what is asked after every test. */
export async function checkBooks(test: TestApp): Promise<void> {
  const faults = await bookFaults(test);
  if (faults.length > 0) throw new Error(`the books are wrong: ${JSON.stringify(faults)}`);
}
