import { useEffect, useState, useSyncExternalStore } from 'react';
import { EnrolView } from './EnrolView.tsx';
import { LockShield } from './LockShield.tsx';
import { PackageNotice, usePackages } from './PackageLoader.tsx';
import { PlayView } from './PlayView.tsx';
import type { Player } from './run.ts';
import { StatusPage } from './StatusPage.tsx';
import { Turned } from './Turned.tsx';
import { rotationIn } from './view.ts';
import type { Words } from './words.ts';

interface Props {
  player: Player;
  words: Words;
  origin: string;
  isSecure: boolean;
}

/** A key that opens and closes something; while the screen is locked it does neither, and what was open is shut. */
function useKey(wanted: string, isLocked: boolean): boolean {
  const [isOn, setOn] = useState(false);
  if (isLocked && isOn) setOn(false);
  useEffect(() => {
    if (isLocked) return undefined;
    const press = ({ key }: KeyboardEvent) => key.toLowerCase() === wanted && setOn((now) => !now);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [wanted, isLocked]);
  return isOn;
}

export function Screen({ player, words, origin, isSecure }: Props) {
  const view = useSyncExternalStore(player.view.watch, player.view.get);
  const isLocked = view.kind === 'play' && view.isLocked;
  const hasStatus = useKey('i', isLocked);
  const [loading, load] = usePackages(player, isLocked);
  return (
    <Turned rotation={rotationIn(view)}>
      {view.kind === 'enrol' ? (
        <EnrolView
          number={view.number}
          code={view.code}
          isOnline={view.isOnline}
          origin={origin}
          isSecure={isSecure}
          words={words}
          onPackage={load}
        />
      ) : (
        <PlayView player={player} view={view} words={words} origin={origin} />
      )}
      {isLocked && <LockShield tryPin={(pin) => player.controls.tryPin(pin)} words={words} />}
      {hasStatus && <StatusPage player={player} view={view} isSecure={isSecure} words={words} onPackage={load} />}
      <PackageNotice loading={loading} words={words} />
    </Turned>
  );
}
