import AddIcon from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useCanSee } from '#src/ui/permission.ts';

/** Leads an advertiser to where an ad is placed, in the group that is given (ADS-03, ADS-04). */
export function PlaceLink({ groupId }: { groupId?: string | undefined }) {
  const translate = useTranslate();
  const canSee = useCanSee();
  if (!canSee({ perm: 'adsOrder.place', systems: ['ADS'] })) return null;
  const to = groupId === undefined ? '/add_slot' : `/add_slot?group=${encodeURIComponent(groupId)}`;
  return (
    <Button component={Link} to={to} variant="contained" startIcon={<AddIcon />}>
      {translate('menu.pages.addSlot')}
    </Button>
  );
}
