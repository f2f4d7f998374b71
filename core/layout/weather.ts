import * as z from 'zod/mini';

/** Kinds of sky that the stage draws. */
export const SKIES = ['clear', 'cloudy', 'overcast', 'fog', 'rain', 'snow', 'storm'] as const;

const degrees = z.number().check(z.gte(-120), z.lte(90));

/** Weather of a place, as the server tells screens. Temperatures are degrees Celsius. */
export const weatherReport = z.object({
  place: z.string(),
  degrees,
  sky: z.enum(SKIES),
  /** Today first, by the clock of the place. */
  days: z
    .array(z.object({ date: z.iso.date(), sky: z.enum(SKIES), low: degrees, high: degrees }))
    .check(z.maxLength(5)),
});

export type Sky = (typeof SKIES)[number];
export type WeatherReport = z.infer<typeof weatherReport>;
