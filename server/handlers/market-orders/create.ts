import { nextNumber } from '../../commands/nextNumber.ts';
import { termsOf } from '../../commands/marketOrder.ts';
import { needGateway } from '../../pay/openPayment.ts';
import { creating } from '../verbs.ts';

/** Takes an order of device points (MKT-01, MKT-08): its price and its deadline are the server's. */
export const create = creating('marketOrder', async (draft, { tx, now, services }) => {
  const { appType = 'android', quantity = 1, years = 1, method = 'online' } = draft;
  if (method === 'online') needGateway(services);
  const terms = termsOf({ appType, quantity, years, method }, now);
  return { changes: { number: await nextNumber(tx, 'marketOrder'), ...terms } };
});
