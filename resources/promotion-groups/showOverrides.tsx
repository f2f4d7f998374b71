import { useRecordContext } from 'react-admin';
import type { PromotionGroupSlots } from '#generated/console/promotion-groups/slots.gen.tsx';
import type { PromotionGroupDetail } from '#generated/model/promotion-groups/types.gen.ts';
import { PlaceLink } from '../parts/placing/PlaceLink.tsx';

function PlaceHere() {
  const group = useRecordContext<PromotionGroupDetail>();
  return group ? <PlaceLink groupId={group.id} /> : null;
}

/** A group is where its ads are placed from (ADS-04). */
export const slots: PromotionGroupSlots = { show: { toolbar: <PlaceHere /> } };
