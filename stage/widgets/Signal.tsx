import type { WidgetOf } from '#core/layout/document.ts';
import { useNow, useSurroundings, type Signal as Told } from '../surroundings.ts';

const NAMES: Readonly<Record<Told['kind'], string>> = { none: '—', wired: 'LAN', wifi: 'Wi-Fi', mobile: '4G/5G' };

/** Heights of the four bars, of 24. */
const BARS = [6, 12, 18, 24] as const;

export function Signal({ words, color, background }: WidgetOf<'signal'>['props']) {
  const { signal } = useSurroundings();
  useNow(5000);
  const { kind, bars } = signal();
  return (
    <div className="stage-fill stage-signal" style={{ color, backgroundColor: background }}>
      <svg viewBox="0 0 36 24" role="img" aria-label={`${NAMES[kind]} ${bars}/4`}>
        {BARS.map((height, index) => (
          <rect
            key={height}
            x={index * 9}
            y={24 - height}
            width={7}
            height={height}
            rx={1}
            fill="currentColor"
            opacity={index < bars ? 1 : 0.25}
          />
        ))}
      </svg>
      {words && <span>{NAMES[kind]}</span>}
    </div>
  );
}
