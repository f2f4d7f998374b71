import { adSlotMeta } from '#generated/model/ad-slots/meta.gen.ts';
import { nextNumber } from '../../commands/nextNumber.ts';
import { handler } from '../../call/handler.ts';
import { create as createRow } from '../crud/create.ts';

export const create = handler('adSlot.create', async (context) =>
  createRow(adSlotMeta, context, { number: await nextNumber(context.tx, 'adSlot') }),
);
