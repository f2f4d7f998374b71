import { useEffect, useState } from 'react';
import { PackageInput } from './PackageLoader.tsx';
import type { Player } from './run.ts';
import type { Status, View } from './view.ts';
import type { Words } from './words.ts';

const EVERY_MS = 1000;

interface Props {
  player: Player;
  view: View;
  isSecure: boolean;
  words: Words;
  onPackage: (file: File) => void;
}

function useStatus(player: Player): Status | null {
  const [status, setStatus] = useState<Status | null>(null);
  useEffect(() => {
    let isShown = true;
    const look = () => void player.status().then((now) => isShown && setStatus(now));
    look();
    const timer = setInterval(look, EVERY_MS);
    return () => {
      isShown = false;
      clearInterval(timer);
    };
  }, [player]);
  return status;
}

function Decided({ player, view, words }: Omit<Props, 'isSecure' | 'onPackage'>) {
  const names = new Map(view.kind === 'play' ? view.manifest?.items.map(({ id, name }) => [id, name]) : []);
  const { decision } = player.playback;
  const winners = [decision?.takeover, ...Object.values(decision?.slots ?? {})].filter(
    (one) => one !== null && one !== undefined,
  );
  return (
    <ul>
      {winners.map(({ adId, key }) => (
        <li key={`${adId}/${key}`}>
          {words.playing}: {names.get(adId) ?? adId}
        </li>
      ))}
      {decision?.losers.map(({ adId, why }) => (
        <li key={adId}>
          {words.notPlaying}: {names.get(adId) ?? adId} ({why})
        </li>
      ))}
    </ul>
  );
}

/** Status page of the player for a person in front of the screen; opened with the key I. */
export function StatusPage({ player, view, isSecure, words, onPackage }: Props) {
  const status = useStatus(player);
  // Whoever reads it sees the page: the input of the panel is that of this machine.
  useEffect(() => player.lookedAt(), [player]);
  if (!status) return null;
  const loading = view.kind === 'play' && view.loading ? `${view.loading.done} / ${view.loading.total}` : words.yes;
  const rows: [string, string][] = [
    [words.number, status.number ?? ''],
    [words.device, status.deviceId ?? ''],
    [words.connection, status.isOnline ? words.online : words.offline],
    [words.programme, status.rev ?? ''],
    [words.nextProgramme, status.nextRev ?? ''],
    [words.files, loading],
    [words.zone, status.zone ?? ''],
    [words.clock, `${status.offsetMs} ms`],
    [words.plays, String(status.plays)],
    [words.startsAlone, isSecure ? words.yes : words.no],
  ];
  return (
    <aside className="status" data-testid="status">
      <h2>{words.status}</h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Decided player={player} view={view} words={words} />
      <PackageInput words={words} onFile={onPackage} />
      <p className="caption">{words.close}</p>
    </aside>
  );
}
