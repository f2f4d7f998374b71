import { useMemo } from 'react';
import { qrPath } from '#core/qrPath.ts';
import type { Words } from './words.ts';

function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => qrPath(text), [text]);
  return (
    <svg className="qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}

interface Props {
  number: string | null;
  isOnline: boolean;
  origin: string;
  isSecure: boolean;
  words: Words;
}

/** Opens the console's form for a new device with the number filled in; react-admin reads `source`. */
const addAddress = (origin: string, number: string): string =>
  `${origin}/devices/create?source=${encodeURIComponent(JSON.stringify({ uuid: number }))}`;

export function EnrolView({ number, isOnline, origin, isSecure, words }: Props) {
  const address = number && addAddress(origin, number);
  return (
    <main className="card">
      <h1>{words.addMe}</h1>
      {number && <p className="caption">{words.number}</p>}
      {number && (
        <p className="number" data-testid="device-number">
          {number}
        </p>
      )}
      {address && <QrCode text={address} label={words.scan} />}
      {number && <p>{words.scan}</p>}
      <p className="caption">
        {words.server} {origin}
      </p>
      {!isOnline && <p role="alert">{words.noServer}</p>}
      {isOnline && !number && <p>{words.asking}</p>}
      {!isSecure && <p className="caption">{words.cannotStartAlone}</p>}
    </main>
  );
}
