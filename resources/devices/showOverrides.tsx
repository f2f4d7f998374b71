import Photo from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { DeviceSlots } from '#generated/console/devices/slots.gen.tsx';
import { useCan } from '#src/ui/permission.ts';
import { DeviceNow } from './DeviceNow.tsx';
import './devices.css';

/** Leads to the pictures of the place (DEV-06). */
function Pictures() {
  const translate = useTranslate();
  const record = useRecordContext();
  const may = useCan('device.edit');
  if (!record || !may) return null;
  return (
    <Button component={Link} to={`/dev_mag/real_picture/${record.id}`} color="inherit" startIcon={<Photo />}>
      {translate('menu.pages.realPicture')}
    </Button>
  );
}

/** A screen first says how it is. */
export const slots: DeviceSlots = {
  show: { above: <DeviceNow />, toolbar: <Pictures /> },
};
