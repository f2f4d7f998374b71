import Photo from '@mui/icons-material/PhotoCameraOutlined';
import AppsIcon from '@mui/icons-material/AppsOutlined';
import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { DeviceSlots } from '#generated/console/devices/slots.gen.tsx';
import { useCan } from '#src/ui/permission.ts';
import { RemoteLink } from '../parts/RemoteLink.tsx';
import { ReportLink } from '../parts/ReportLink.tsx';
import { WeekStrip } from '../parts/week/WeekStrip.tsx';
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

/** Leads to the programs on the screen (DEV-09). */
function Apps() {
  const translate = useTranslate();
  const record = useRecordContext();
  if (!record || !Array.isArray(record['apps'])) return null;
  return (
    <Button component={Link} to={`/dev_mag/app_list/${record.id}`} color="inherit" startIcon={<AppsIcon />}>
      {translate('menu.pages.appList')}
    </Button>
  );
}

/** Timer actions of the screen in the coming week. */
function Week() {
  const record = useRecordContext();
  return record ? <WeekStrip ids={[String(record.id)]} /> : null;
}

/** A screen first says how it is. */
export const slots: DeviceSlots = {
  show: {
    above: <DeviceNow />,
    toolbar: (
      <>
        <RemoteLink base="/dev_mag/remote_control" />
        <Apps />
        <Pictures />
        <ReportLink by="screen" />
      </>
    ),
    below: <Week />,
  },
};
