import { cleanName } from '#core/entity/cleanName.ts';
import { openEnterprise } from '../../commands/openEnterprise.ts';
import { refuse } from '../../call/refuse.ts';
import { acting, creating, updating } from '../verbs.ts';

/** Adds an advertiser for which the caller's agent acts: an enterprise below the agent, which proves who it is as every advertiser does (ADS-08). */
export const create = creating('proxy', async (draft, { tx, user, language }) => {
  const platform = tx.as({ kind: 'system', corpId: null });
  const agent = await platform.corporations.one(user.corpId, { fields: ['customerType'] });
  if (agent?.customerType !== 'agent') throw refuse('PROXY_NO_AGENT');
  const { type = 'enterprise', contact = null, phone = null, email = null } = draft;
  const facts = { name: draft.name ?? '', type, contact, phone, email, superiorId: user.corpId };
  const { corpId: advertiserId, number, name } = await openEnterprise(platform, facts, language);
  return { changes: { advertiserId, number, name } };
});

/** Changes its name and contacts, here and with the enterprise. */
export const update = updating('proxy', ({ advertiserId }, { name: given, contact, phone, email }, { tx }) => {
  const name = cleanName(given ?? '');
  if (name === '') throw refuse('PAYLOAD_INVALID', { field: 'name', rule: 'required' });
  return {
    changes: { name },
    effects: async () => {
      const own = tx.as({ kind: 'system', corpId: advertiserId });
      if (advertiserId) await own.corporations.update(advertiserId, { name, contact, phone, email });
    },
  };
});

/** Lets an advertiser go, of which nothing runs (policies/deletable.ts): it stands below the agent's own superior again, where the agent sees it no more. */
export const remove = acting('proxy', 'delete', async ({ advertiserId, corpId }, { tx }) => {
  const platform = tx.as({ kind: 'system', corpId: null });
  if (!advertiserId) return {};
  // Locked as a placing for it locks it (policies/mayPlace.ts): of the two the second sees what the first did.
  await platform.corporations.one(advertiserId, { lock: 'change', fields: ['id'] });
  const agent = await platform.corporations.one(corpId, { fields: ['superiorId'] });
  return {
    effects: async () => {
      await platform
        .as({ kind: 'system', corpId: advertiserId })
        .corporations.update(advertiserId, { superiorId: agent?.superiorId ?? null });
    },
  };
});
