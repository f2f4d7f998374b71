import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect } from 'react';
import { useEvent, useGetList, useGetOne } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { daysWithin } from '#core/promotion/frame.ts';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { SCENES, type Draft, type PartProps } from './draft.ts';
import { addSlotSentences } from './sentences.ts';

type Group = CallTypes['promotionGroup.one']['output'];
type GroupRow = CallTypes['promotionGroup.list']['output']['list'][number];
type Plan = CallTypes['campaign.one']['output'];

const ALL = { page: 1, perPage: 200 } as const;
const BY_NAME = { field: 'name', order: 'ASC' } as const;

/** Returns a draft within a group: what the group names is asked for, its days where the draft's lie outside. */
function within(draft: Draft, group: Group, plan: Plan | undefined): Partial<Draft> {
  const { districtCode, scene, dimension, sellingMode } = group;
  const { startDay, endDay } = daysWithin(group, plan ?? {});
  const from = startDay !== null && startDay > draft.from ? startDay : draft.from;
  const to = endDay !== null && (endDay < draft.to || draft.to < from) ? endDay : draft.to;
  return {
    from,
    to: to < from ? from : to,
    // Prices of another selling mode are others.
    chosen: sellingMode && sellingMode !== draft.sellingMode ? [] : draft.chosen,
    sellingMode: sellingMode ?? draft.sellingMode,
    filters: {
      ...draft.filters,
      districtCode: districtCode ?? draft.filters.districtCode,
      scenes: SCENES.filter((one) => (scene ? one === scene : draft.filters.scenes.includes(one))),
      dimension: dimension ?? draft.filters.dimension,
    },
  };
}

/** In which group an ad is placed (ADS-04). */
export function Belonging({ draft, change }: PartProps) {
  const say = useSentences(addSlotSentences);
  const [search, setSearch] = useSearchParams();
  const asked = search.get('group');
  const { promotionGroupId } = draft;
  const { data: groups = [] } = useGetList<GroupRow>('promotion-groups', { pagination: ALL, sort: BY_NAME });
  const id = promotionGroupId ?? '';
  const { data: group } = useGetOne<Group>('promotion-groups', { id }, { enabled: id !== '' });
  const planId = group?.campaignId ?? '';
  const { data: plan } = useGetOne<Plan>('campaigns', { id: planId }, { enabled: planId !== '' });
  const named = useEvent((groupId: string) => {
    setSearch({}, { replace: true });
    if (draft.orders.length === 0 && groupId !== promotionGroupId)
      change({ promotionGroupId: groupId, narrowedFor: null });
  });
  useEffect(() => {
    if (asked !== null) named(asked);
  }, [asked, named]);
  const isWhole = group !== undefined && group.id === promotionGroupId && (!group.campaignId || plan !== undefined);
  const due = isWhole && draft.orders.length === 0 && draft.narrowedFor !== group.id ? group.id : null;
  const narrowed = useEvent(() => {
    if (group) change({ ...within(draft, group, plan), narrowedFor: group.id });
  });
  useEffect(() => {
    if (due !== null) narrowed();
  }, [due, narrowed]);
  const isPaused = isWhole && [group.status, plan?.status].includes('paused');
  const chosen = groups.some((one) => one.id === promotionGroupId);
  return (
    <>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <TextField
          select
          label={say('addSlot.group')}
          value={chosen ? promotionGroupId : ''}
          onChange={({ target }) => change({ promotionGroupId: target.value || null, narrowedFor: null })}
          helperText={say('addSlot.groupHelp')}
          size="small"
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{say('addSlot.groupNone')}</MenuItem>
          {groups
            .filter(({ isDefault }) => !isDefault)
            .map((one) => (
              <MenuItem key={one.id} value={one.id}>
                {one.name}
              </MenuItem>
            ))}
        </TextField>
      </Box>
      {isPaused ? <Alert severity="warning">{say('addSlot.groupPaused')}</Alert> : null}
    </>
  );
}
