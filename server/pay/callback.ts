import { uuidv7 } from '#core/uuid.ts';
import type { PaymentGateway, Services } from '../services.ts';
import { judge, settle, type Verdict } from './settle.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
/** Characters of a callback that are kept. */
const RAW_CHARACTERS = 4000;

type Headers = Parameters<PaymentGateway['read']>[1];

/** Verdicts that let the gateway rest: what it says is true, and what follows from it is done. */
const CONTENT: readonly Heard[] = ['paid', 'again', 'twice', 'noted', 'returned'];

/** Returns whether a gateway is thanked for what it told. */
export const isContent = (verdict: Heard): boolean => CONTENT.includes(verdict);

/** Verdict on a callback: one on its payment, or one of its own. */
export type Heard = Verdict | 'sign' | 'unconfirmed';

/**
 * Takes a callback of the gateway (A9): its signature over the raw body, then merchant, order, amount and currency, then the
 * gateway itself is asked whether it is so. Only then it becomes money, once. Whatever came is kept with its verdict. Returns
 * it; those of CONTENT let the gateway rest, all others make it try again.
 */
export async function takeCallback(
  { store }: Pick<Services, 'store'>,
  gateway: PaymentGateway,
  raw: string,
  headers: Headers,
): Promise<Heard> {
  const state = gateway.read(raw, headers);
  const heard = state === null ? 'sign' : await confirmed({ store }, gateway, state);
  const verdict = typeof heard === 'string' ? heard : await store.write(SYSTEM, (tx) => settle(tx, heard, gateway));
  const kept = { gateway: gateway.name, raw: raw.slice(0, RAW_CHARACTERS).replaceAll('\0', '') };
  await store.write(SYSTEM, async (tx) => {
    const row = { ...kept, id: uuidv7(tx.now), at: tx.now };
    if (state === null) await tx.db.insertInto('unsigned_notices').values(row).execute();
    else
      await tx.db
        .insertInto('payment_notices')
        .values({ ...row, number: state.number, verdict })
        .execute();
  });
  return verdict;
}

/** Returns what the gateway itself says of a trade that a callback tells of, or why it is not believed. */
async function confirmed(
  { store }: Pick<Services, 'store'>,
  gateway: PaymentGateway,
  told: ReturnType<PaymentGateway['read']> & object,
) {
  const fault = await store.read(SYSTEM, (tx) => judge(tx, told, gateway));
  if (fault) return fault;
  const asked = await gateway.query(told.number);
  const isSame = asked.status === told.status && asked.txn === told.txn && asked.number === told.number;
  return isSame ? { ...asked, returned: told.returned, givenBack: told.givenBack } : ('unconfirmed' as const);
}
