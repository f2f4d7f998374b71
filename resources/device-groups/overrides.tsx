import Button from '@mui/material/Button';
import GridView from '@mui/icons-material/GridViewOutlined';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { DeviceGroupSlots } from '#generated/console/device-groups/slots.gen.tsx';
import { useCan } from '#src/ui/permission.ts';

/** Leads to the page that makes many multi-screen groups at once (DEV-11). */
function ManyAtOnce() {
  const translate = useTranslate();
  const may = useCan('deviceGroup.add');
  if (!may) return null;
  return (
    <Button component={Link} to="/devgroup_mag/new_multi_devgroup" color="inherit" startIcon={<GridView />}>
      {translate('menu.pages.newMultiGroups')}
    </Button>
  );
}

export const slots: DeviceGroupSlots = { list: { toolbar: <ManyAtOnce /> } };
