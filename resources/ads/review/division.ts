import { preflight } from '#core/entity/guard.ts';
import type { RuleContext } from '#core/entity/rule.ts';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import type { AdRow } from '#generated/model/ads/types.gen.ts';
import type { Verb } from './ReviewActions.tsx';

/** Fields of an ad that are needed to know whether it can be decided on. */
export type Reviewed = Pick<AdRow, 'id' | 'name' | 'status' | 'creatorId' | 'editorId' | 'editorIds'>;

/** Division of a selection before a decision is sent: ads that can be decided on, and those left out. */
export interface Division {
  able: Reviewed[];
  /** Reviewed already, grouped by status. */
  done: { state: string; records: Reviewed[] }[];
  own: Reviewed[];
  unseen: Reviewed[];
}

interface Reviewer {
  userId: string | null;
  mayReviewOwn: boolean;
  /** Ids of ads that the reviewer has looked at; an unseen ad can be disapproved, but not approved. */
  seen: ReadonlySet<string>;
  context: RuleContext;
}

/**
 * Divides ads into those that this reviewer can decide on and those that not, with the reason that the server would
 * give too.
 */
export function divide(verb: Verb, records: readonly Reviewed[], reviewer: Reviewer): Division {
  const { from } = adMeta.actions.find(({ name }) => name === verb) ?? {};
  const { able: open, unable } = preflight(adMeta, { name: verb, from }, records, reviewer.context);
  const isOwn = ({ creatorId, editorId, editorIds }: Reviewed) =>
    [creatorId, editorId, ...(editorIds ?? [])].some((id) => id === reviewer.userId) && !reviewer.mayReviewOwn;
  const isUnseen = ({ id }: Reviewed) => verb === 'approve' && !reviewer.seen.has(id);
  return {
    able: open.filter((record) => !isOwn(record) && !isUnseen(record)),
    own: open.filter(isOwn),
    unseen: open.filter((record) => !isOwn(record) && isUnseen(record)),
    done: unable.map(({ why, records: some }) => ({
      state: why.rule === 'state' ? why.state : 'deleted',
      records: some,
    })),
  };
}
