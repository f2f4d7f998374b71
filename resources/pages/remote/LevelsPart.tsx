import BrightnessIcon from '@mui/icons-material/LightModeOutlined';
import VolumeOff from '@mui/icons-material/VolumeOffOutlined';
import VolumeUp from '@mui/icons-material/VolumeUpOutlined';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useRemoteContext } from './remoteContext.ts';
import { isOpen, type RemoteScreen } from './useRemote.ts';

type Kind = 'volume' | 'brightness';

/** Level that all screens have that tell one; undefined where none tells, or they differ. */
function toldLevel(screens: readonly RemoteScreen[], kind: Kind): number | undefined {
  const told = new Set(screens.flatMap(({ now }) => now[kind] ?? []));
  return told.size === 1 ? [...told][0] : undefined;
}

/** A slider that is sent when it is let go, and then stands where it was put until the screen tells what it has. */
function Level({ kind, icon }: { kind: Kind; icon: ReactNode }) {
  const translate = useTranslate();
  const { remote, press, isOnline } = useRemoteContext();
  const told = toldLevel(remote.screens, kind);
  const [put, setPut] = useState<number | null>(null);
  const isWaiting = remote.screens.some(({ commands }) => commands.some((one) => one.kind === kind && isOpen(one)));
  const [wasWaiting, setWaiting] = useState(false);
  if (isWaiting !== wasWaiting) {
    setWaiting(isWaiting);
    if (!isWaiting) setPut(null);
  }
  const send = async (level: number) => {
    // A refused level was set nowhere.
    if (!(await press({ kind, level }))) setPut(null);
  };
  const value = put ?? told ?? 50;
  const isKnown = put !== null || told !== undefined;
  return (
    <div className="remote-level">
      {icon}
      <Slider
        aria-label={translate(`remote.${kind}`)}
        value={value}
        min={0}
        max={100}
        disabled={!isOnline}
        valueLabelDisplay="auto"
        onChange={(_event, next) => setPut(next)}
        onChangeCommitted={(_event, next) => void send(next)}
      />
      <output>{isKnown ? `${value}%` : translate('remote.unknown')}</output>
    </div>
  );
}

function Volume() {
  const translate = useTranslate();
  const { remote, press, isOnline, busy } = useRemoteContext();
  const isMuted = remote.screens.some(({ now }) => now.muted === true);
  const name = translate(isMuted ? 'remote.unmute' : 'remote.mute');
  return (
    <Level
      kind="volume"
      icon={
        <IconButton
          aria-label={name}
          title={name}
          aria-pressed={isMuted}
          disabled={!isOnline || busy === 'mute'}
          color={isMuted ? 'error' : 'default'}
          onClick={() => void press({ kind: 'mute', muted: !isMuted })}
        >
          {isMuted ? <VolumeOff /> : <VolumeUp />}
        </IconButton>
      }
    />
  );
}

/** Volume with mute, and brightness. */
export function LevelsPart() {
  const translate = useTranslate();
  const { offers } = useRemoteContext();
  if (!offers('volume') && !offers('brightness')) return null;
  return (
    <section className="remote-part" aria-labelledby="remote-levels">
      <h2 id="remote-levels">{translate('remote.levels')}</h2>
      {offers('volume') ? <Volume /> : null}
      {offers('brightness') ? (
        <Level kind="brightness" icon={<BrightnessIcon className="remote-icon" aria-hidden />} />
      ) : null}
    </section>
  );
}
