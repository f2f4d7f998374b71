import { useEffect, useState } from 'react';
import type { WidgetOf } from '#core/layout/document.ts';
import type { Sky, WeatherReport as Report } from '#core/layout/weather.ts';
import { useSurroundings } from '../surroundings.ts';
import { Words } from './Words.tsx';

type Props = WidgetOf<'weather'>['props'];

/** Query interval of a screen, milliseconds. */
const EVERY_MS = 30 * 60_000;

const SIGNS: Readonly<Record<Sky, string>> = {
  clear: '☀',
  cloudy: '⛅',
  overcast: '☁',
  fog: '🌫',
  rain: '🌧',
  snow: '❄',
  storm: '⛈',
};

const degrees = (celsius: number, unit: Props['unit']): string =>
  unit === 'celsius' ? `${Math.round(celsius)}°` : `${Math.round((celsius * 9) / 5 + 32)}°`;

/** Asks the surroundings now and again; what was told last stays while an answer is missing. */
function useWeather(place: string): Report | null {
  const { weatherOf } = useSurroundings();
  const [report, setReport] = useState<Report | null>(null);
  useEffect(() => {
    let isGone = false;
    const keep = (told: Report | null) => {
      if (!isGone && told !== null) setReport(told);
    };
    const ask = () => {
      if (place !== '') weatherOf(place).then(keep, () => keep(null));
    };
    ask();
    const timer = setInterval(ask, EVERY_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [place, weatherOf]);
  return report;
}

export function Weather({ place, unit, days, ...look }: Props) {
  const report = useWeather(place);
  return (
    <Words {...look}>
      <span className="stage-weather">
        <strong>
          {place} {report && `${SIGNS[report.sky]} ${degrees(report.degrees, unit)}`}
        </strong>
        {report && (
          <span className="stage-weather-days">
            {report.days.slice(0, days).map(({ date, sky, low, high }) => (
              <span key={date}>
                {date.slice(5).replace('-', '/')} {SIGNS[sky]} {degrees(low, unit)} – {degrees(high, unit)}
              </span>
            ))}
          </span>
        )}
      </span>
    </Words>
  );
}
