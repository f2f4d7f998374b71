import { preflight } from '#core/entity/guard.ts';
import type { RuleContext } from '#core/entity/rule.ts';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import type { AdRow } from '#generated/model/ads/types.gen.ts';
import type { Verb } from './ReviewActions.tsx';

/** What has to be known of an ad to say whether it can be decided on. */
export type Reviewed = Pick<AdRow, 'id' | 'name' | 'status' | 'creatorId' | 'editorId'>;

/** How a selection divides before a decision is sent. */
export interface Division {
  able: Reviewed[];
  /** Reviewed already, by the state in which they are. */
  done: { state: string; records: Reviewed[] }[];
  own: Reviewed[];
  unseen: Reviewed[];
}

interface Reviewer {
  userId: string | null;
  mayReviewOwn: boolean;
  /** Ads that they have looked at; one disapproves unseen ones too. */
  seen: ReadonlySet<string>;
  context: RuleContext;
}

/** Says of each ad whether it can be decided on by this reviewer, and if not why: what the server will say as well. */
export function divide(verb: Verb, records: readonly Reviewed[], reviewer: Reviewer): Division {
  const { from } = adMeta.actions.find(({ name }) => name === verb) ?? {};
  const { able: open, unable } = preflight(adMeta, { name: verb, from }, records, reviewer.context);
  const isOwn = ({ creatorId, editorId }: Reviewed) =>
    (creatorId === reviewer.userId || editorId === reviewer.userId) && !reviewer.mayReviewOwn;
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
