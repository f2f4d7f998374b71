import { PackageInput } from './PackageLoader.tsx';
import { QrCode } from '#stage/QrCode.tsx';
import type { Words } from './words.ts';

interface Props {
  number: string | null;
  /** Null with a server of before pairing codes: then the number is typed. */
  code: string | null;
  isOnline: boolean;
  origin: string;
  isSecure: boolean;
  words: Words;
  onPackage: (file: File) => void;
}

/** Opens the console's form for a new device with the number filled in; react-admin reads `source`. */
const addAddress = (origin: string, number: string): string =>
  `${origin}/devices/create?source=${encodeURIComponent(JSON.stringify({ uuid: number }))}`;

/** Splits a code in two, as people read it out. */
const halves = (text: string): [string, string] => [text.slice(0, text.length / 2), text.slice(text.length / 2)];

export function EnrolView({ number, code, isOnline, origin, isSecure, words, onPackage }: Props) {
  const typed = code ?? number;
  const address = typed && addAddress(origin, typed);
  const [first, second] = halves(code ?? '');
  return (
    <main className="card">
      <h1>{words.addMe}</h1>
      {code && <p className="caption">{words.code}</p>}
      {code && (
        <p className="number" data-testid="pairing-code" aria-label={code}>
          <span>{first}</span> <span>{second}</span>
        </p>
      )}
      {number && (
        <p className={code ? 'caption' : undefined}>
          {words.number}{' '}
          <span className={code ? 'small-number' : 'number'} data-testid="device-number">
            {number}
          </span>
        </p>
      )}
      {address && <QrCode className="qr" text={address} label={words.scan} />}
      {number && <p>{words.scan}</p>}
      <p className="caption">
        {words.server} {origin}
      </p>
      {!isOnline && <p role="alert">{words.noServer}</p>}
      {isOnline && !number && <p>{words.asking}</p>}
      <PackageInput words={words} onFile={onPackage} />
      {!isSecure && <p className="caption">{words.cannotStartAlone}</p>}
    </main>
  );
}
