import { SKIES, type WeatherReport } from '#core/layout/weather.ts';
import type { Clock, Weather } from '../services.ts';
import { StartRefusal } from '../startRefusal.ts';
import { openMeteo, type OpenMeteoSettings } from './openMeteo.ts';

/** Time an answer is used, and time before a failed query is repeated, milliseconds. */
const CACHE_MS = 30 * 60_000;
const FAILED_MS = 60_000;

/** Most places that are remembered; the oldest is given up first. */
const MOST_PLACES = 5000;

/**
 * Remembers what was told of each place for half an hour, so that a thousand screens of a city ask the provider once. While the
 * provider fails, what it said last goes on.
 */
export function remembered(weather: Weather, clock: Clock, report: (error: unknown) => void): Weather {
  const known = new Map<string, { until: number; told: Promise<WeatherReport | null> }>();
  return {
    async of(place) {
      const now = clock.now();
      const kept = known.get(place);
      if (kept && now < kept.until) return kept.told;
      if (!kept && known.size >= MOST_PLACES) known.delete(known.keys().next().value!);
      const entry = { until: now + CACHE_MS, told: Promise.resolve<WeatherReport | null>(null) };
      entry.told = weather.of(place).catch((error: unknown) => {
        report(error);
        entry.until = now + FAILED_MS;
        return kept?.told ?? null;
      });
      known.set(place, entry);
      return entry.told;
    },
  };
}

const DAY_MS = 86_400_000;

/** Weather of development: made of the place's name and the day, and the same for everybody. */
export const sandboxWeather = (clock: Clock): Weather => ({
  async of(place) {
    const seed = Array.from(place, (letter) => letter.codePointAt(0)!).reduce(
      (sum, code) => (sum * 31 + code) % 997,
      7,
    );
    const days = Array.from({ length: 5 }, (_, index) => {
      const at = clock.now() + index * DAY_MS;
      const turn = (seed + Math.floor(at / DAY_MS) * 7) % 97;
      const low = 8 + (turn % 12);
      return { date: new Date(at).toISOString().slice(0, 10), sky: SKIES[turn % SKIES.length]!, low, high: low + 6 };
    });
    return { place, degrees: days[0]!.low + 3, sky: days[0]!.sky, days };
  },
});

/**
 * Returns the settings of WEATHER_URL: `open-meteo://api.open-meteo.com?geocoding=geocoding-api.open-meteo.com&key=…`. Throws
 * `StartRefusal` with what is wrong.
 */
export function readWeatherUrl(text: string): OpenMeteoSettings {
  const url = new URL(text);
  const scheme = url.protocol === 'open-meteo+http:' ? 'http' : 'https';
  const unknown = [...url.searchParams.keys()].find((name) => !['geocoding', 'key'].includes(name));
  if (unknown !== undefined || url.host === '')
    throw new StartRefusal(
      `WEATHER_URL ${unknown === undefined ? 'has no host' : `has an unknown part "${unknown}"`}. It is written as open-meteo://api.open-meteo.com?geocoding=geocoding-api.open-meteo.com`,
    );
  const key = url.searchParams.get('key');
  return {
    forecast: `${scheme}://${url.host}`,
    geocoding: `${scheme}://${url.searchParams.get('geocoding') ?? 'geocoding-api.open-meteo.com'}`,
    ...(key === null ? {} : { key }),
  };
}

/** Opens the weather service that the settings name: the sandbox by default, none in production. */
export function openWeather(
  { weatherUrl, production }: { weatherUrl?: string | undefined; production: boolean },
  clock: Clock,
  say: (line: string) => void,
): Weather | null {
  if (weatherUrl === undefined) return production ? null : sandboxWeather(clock);
  return remembered(openMeteo(readWeatherUrl(weatherUrl)), clock, (error) => say(`weather: ${String(error)}`));
}
