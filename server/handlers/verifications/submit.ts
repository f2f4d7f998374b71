import { verificationMeta } from '#generated/model/verifications/meta.gen.ts';
import { handler } from '../../call/handler.ts';
import type { HandlerContext, InputOf } from '../../call/types.ts';
import { submission } from '../../commands/submitVerification.ts';
import { create as createRow } from '../crud/create.ts';
import { creating } from '../verbs.ts';

/** Submits one of the three verifications. */
export const create = creating('verification', (draft, { tx, services, user }) =>
  submission(tx, services, user, draft),
);

type Identity = InputOf<'verification.idcard'> | InputOf<'verification.enterprise'>;

/** Submits an identity by one of both documents. */
async function submitIdentity(context: HandlerContext<Identity>, subject: 'person' | 'enterprise') {
  const { tx, services, user } = context;
  const input = { ...context.input, kind: 'identity', subject };
  const row = await createRow(verificationMeta, { ...context, input }, (draft) =>
    submission(tx, services, user, draft),
  );
  return { id: row.id, status: String(row['status']) };
}

export const idcard = handler('verification.idcard', (context) => submitIdentity(context, 'person'));
export const enterprise = handler('verification.enterprise', (context) => submitIdentity(context, 'enterprise'));
