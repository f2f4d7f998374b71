import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormats } from '#src/ui/format.ts';
import { useScreenTime } from '#src/ui/screenTime.ts';
import { useRemoteContext } from './remoteContext.ts';
import { isOpen, type RemoteScreen } from './useRemote.ts';

const isTaking = ({ commands }: RemoteScreen): boolean =>
  commands.some((command) => command.kind === 'screenshot' && isOpen(command));

/** Last picture of a screen with its time; taken when it is asked for (DEV-08). */
export function Picture({ screen }: { screen: RemoteScreen }) {
  const translate = useTranslate();
  const { precise } = useFormats();
  const timeAt = useScreenTime();
  const { press, busy, isOnline, offers } = useRemoteContext();
  const taking = isTaking(screen) || busy === 'screenshot';
  const { picture } = screen;
  if (!offers('screenshot') && !picture) return null;
  return (
    <section className="remote-picture" aria-label={translate('remote.picture')}>
      <div className="remote-screen" data-busy={taking || undefined}>
        {picture ? (
          <img src={picture.url} alt={`${translate('remote.picture')}: ${screen.name}`} />
        ) : (
          <p>
            <strong>{translate('remote.noPicture')}</strong>
            <span>{translate('remote.noPictureText')}</span>
          </p>
        )}
      </div>
      <footer>
        <span role="status">
          {taking ? (
            translate('remote.taking')
          ) : picture ? (
            <time dateTime={picture.at} title={precise(picture.at)}>
              {translate('remote.takenAt', { at: timeAt(picture.at, screen.zone) })}
            </time>
          ) : null}
        </span>
        {offers('screenshot') ? (
          <Button
            variant="outlined"
            startIcon={<PhotoCamera />}
            disabled={!isOnline || taking}
            onClick={() => void press({ kind: 'screenshot' })}
          >
            {translate('remote.take')}
          </Button>
        ) : null}
      </footer>
    </section>
  );
}
