import * as z from 'zod/mini';
import type { Sky, WeatherReport } from '#core/layout/weather.ts';
import type { Weather } from '../services.ts';

/** Addresses of the provider, and the key of a customer. */
export interface OpenMeteoSettings {
  forecast: string;
  geocoding: string;
  key?: string;
}

const TIMEOUT_MS = 10_000;
const DAYS = 5;

const found = z.object({
  results: z.optional(z.array(z.object({ latitude: z.number(), longitude: z.number() }))),
});
const answered = z.object({
  current: z.object({ temperature_2m: z.number(), weather_code: z.int() }),
  daily: z.object({
    time: z.array(z.iso.date()),
    weather_code: z.array(z.nullable(z.int())),
    temperature_2m_max: z.array(z.nullable(z.number())),
    temperature_2m_min: z.array(z.nullable(z.number())),
  }),
});

/** Greatest WMO weather code (table 4677) of each kind of sky, ascending; the provider's documentation lists those it uses. */
const SKY_UP_TO: readonly (readonly [code: number, sky: Sky])[] = [
  [0, 'clear'],
  [2, 'cloudy'],
  [3, 'overcast'],
  [48, 'fog'],
  [67, 'rain'],
  [77, 'snow'],
  [82, 'rain'],
  [86, 'snow'],
  [99, 'storm'],
];

/** Returns the kind of sky of a WMO weather code. */
export const skyOf = (code: number): Sky => SKY_UP_TO.find(([most]) => code <= most)?.[1] ?? 'overcast';

/** Returns the weather service over Open-Meteo's published API: a place by its name, then its forecast (LAY-03). */
export function openMeteo({ forecast, geocoding, key }: OpenMeteoSettings, fetcher: typeof fetch = fetch): Weather {
  async function ask<S extends z.ZodMiniType>(base: string, path: string, query: Record<string, string>, schema: S) {
    const address = new URL(path, base);
    for (const [name, value] of Object.entries({ ...query, ...(key ? { apikey: key } : {}) }))
      address.searchParams.set(name, value);
    const response = await fetcher(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`the weather service answered ${response.status}`);
    return schema.parse(await response.json());
  }
  return {
    async of(place): Promise<WeatherReport | null> {
      const { results } = await ask(geocoding, '/v1/search', { name: place, count: '1', language: 'zh' }, found);
      const spot = results?.[0];
      if (!spot) return null;
      const { current, daily } = await ask(
        forecast,
        '/v1/forecast',
        {
          latitude: String(spot.latitude),
          longitude: String(spot.longitude),
          current: 'temperature_2m,weather_code',
          daily: 'weather_code,temperature_2m_max,temperature_2m_min',
          timezone: 'auto',
          forecast_days: String(DAYS),
        },
        answered,
      );
      const days = daily.time.flatMap((date, index): WeatherReport['days'] => {
        const [code, high, low] = [
          daily.weather_code[index],
          daily.temperature_2m_max[index],
          daily.temperature_2m_min[index],
        ];
        // A day that is not forecast yet is left out.
        return typeof code === 'number' && typeof high === 'number' && typeof low === 'number'
          ? [{ date, sky: skyOf(code), low, high }]
          : [];
      });
      return { place, degrees: current.temperature_2m, sky: skyOf(current.weather_code), days: days.slice(0, DAYS) };
    },
  };
}
