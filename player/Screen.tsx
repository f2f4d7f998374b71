import { useEffect, useState, useSyncExternalStore } from 'react';
import { EnrolView } from './EnrolView.tsx';
import { PlayView } from './PlayView.tsx';
import type { Player } from './run.ts';
import { StatusPage } from './StatusPage.tsx';
import type { Words } from './words.ts';

interface Props {
  player: Player;
  words: Words;
  origin: string;
  isSecure: boolean;
}

function useKey(wanted: string): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => key.toLowerCase() === wanted && setOn((now) => !now);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [wanted]);
  return isOn;
}

export function Screen({ player, words, origin, isSecure }: Props) {
  const view = useSyncExternalStore(player.view.watch, player.view.get);
  const hasStatus = useKey('i');
  return (
    <>
      {view.kind === 'enrol' ? (
        <EnrolView number={view.number} isOnline={view.isOnline} origin={origin} isSecure={isSecure} words={words} />
      ) : (
        <PlayView player={player} view={view} words={words} />
      )}
      {hasStatus && <StatusPage player={player} view={view} isSecure={isSecure} words={words} />}
    </>
  );
}
