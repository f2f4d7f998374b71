import SettingsRemote from '@mui/icons-material/SettingsRemoteOutlined';
import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useCan } from '#src/ui/permission.ts';

/** Leads to the remote control of the record, or where there is none to what can be controlled (DEV-08). */
export function RemoteLink({ base }: { base: string }) {
  const translate = useTranslate();
  const record = useRecordContext();
  const may = useCan('device.remote');
  if (!may) return null;
  return (
    <Button component={Link} to={record ? `${base}/${record.id}` : base} color="inherit" startIcon={<SettingsRemote />}>
      {translate('menu.pages.remoteControl')}
    </Button>
  );
}
