import { nextNumber } from '../../commands/nextNumber.ts';
import { creating } from '../verbs.ts';

export const create = creating('adSlot', async (_draft, { tx }) => ({
  changes: { number: await nextNumber(tx, 'adSlot') },
}));
