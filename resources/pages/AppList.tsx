import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { DeviceDetail } from '#generated/model/devices/types.gen.ts';
import { useFormats } from '#src/ui/format.ts';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { Notice } from '#src/ui/page/Notice.tsx';
import { PageHeader } from '#src/ui/page/PageHeader.tsx';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import { bothLanguages, useSentences } from '#src/ui/sentences.ts';

/** Messages of the list of programs. */
export const appListSentences = bothLanguages(
  {
    apps: {
      name: 'App',
      version: 'Version',
      id: 'Package',
      none: 'This screen has not told its apps',
      help: 'Only a screen on which the agent runs can tell them; a player in a plain browser cannot.',
      unknown: 'not told',
      failed: 'The apps of this screen could not be read',
    },
  },
  {
    apps: {
      name: '应用',
      version: '版本',
      id: '包名',
      none: '该屏幕尚未上报应用',
      help: '只有安装了客户端的屏幕才能上报；普通浏览器中的播放器无法上报。',
      unknown: '未上报',
      failed: '无法读取该屏幕的应用',
    },
  },
);

function Apps({ apps }: { apps: NonNullable<DeviceDetail['apps']> }) {
  const say = useSentences(appListSentences);
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{say('apps.name')}</TableCell>
            <TableCell>{say('apps.version')}</TableCell>
            <TableCell>{say('apps.id')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {apps.map(({ id, name, version }) => (
            <TableRow key={id}>
              <TableCell>{name}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
                {version || (
                  <Typography component="span" variant="body2" color="text.secondary">
                    {say('apps.unknown')}
                  </Typography>
                )}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{id}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Programs on a screen, as its shell tells them (DEV-09). */
export default function AppList() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const say = useSentences(appListSentences);
  const { number } = useFormats();
  const { data, error, isPending, refetch } = useGetOne<DeviceDetail>('devices', { id });
  if (error) return <ErrorNotice title={say('apps.failed')} error={error} onRetry={() => void refetch()} />;
  if (isPending || !data) return <RecordSkeleton />;
  const apps = data.apps ?? [];
  return (
    <>
      <PageHeader
        title={`${translate('menu.pages.appList')} · ${data.name}`}
        back={`/dev_mag/${id}`}
        {...(apps.length > 0 ? { count: number(apps.length) } : {})}
      />
      {apps.length > 0 ? <Apps apps={apps} /> : <Notice title={say('apps.none')} text={say('apps.help')} />}
    </>
  );
}
