import type { StageEvents } from '../types.ts';

interface Props extends StageEvents {
  playId: string;
  url: string;
  title: string;
}

/**
 * A page of the web. Without allow-same-origin it has an origin of its own and reaches nothing of the
 * player, not even where the address is the player's own server; without allow-top-navigation it cannot
 * take the screen over.
 */
export function WebPage({ playId, url, title, onStarted }: Props) {
  return (
    <iframe
      src={url}
      title={title}
      className="stage-fill stage-frame"
      sandbox="allow-scripts allow-forms"
      referrerPolicy="no-referrer"
      allow="autoplay"
      onLoad={() => onStarted?.(playId)}
    />
  );
}
