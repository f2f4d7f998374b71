import { QrCode } from '#stage/QrCode.tsx';

interface CastCodeProps {
  /** Address that the code says. */
  address: string;
  /** Sides of the slot's area, design pixels. */
  width: number;
  height: number;
  label: string;
}

/** Share of the shorter side that a code takes, and its bounds, design pixels: legible from some metres, and not the ad itself. */
const SHARE = 0.24;
const [SMALLEST, LARGEST] = [110, 340];

/** Draws the code of scan-to-cast in the corner of a slot (MKT-10). */
export function CastCode({ address, width, height, label }: CastCodeProps) {
  const side = Math.round(Math.max(SMALLEST, Math.min(LARGEST, Math.min(width, height) * SHARE)));
  return (
    <div
      className="cast-code"
      style={{ width: side, fontSize: side / 9 }}
      data-testid="cast-code"
      data-address={address}
    >
      <QrCode className="qr" text={address} label={label} />
      <span>{label}</span>
    </div>
  );
}
