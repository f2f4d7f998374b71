import * as z from 'zod/mini';

/** Kinds of alarms, as in schemas/alarm.yaml. */
const ALARM_KINDS = ['help', 'fire', 'intrusion', 'tamper', 'overheat', 'other'] as const;

/** An alarm as a screen sends it (MON-02): `at` in milliseconds, `serial` a number of its own that stays when it is sent again. */
export const alarmReport = z.strictObject({
  serial: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)),
  kind: z.enum(ALARM_KINDS),
  information: z.string().check(z.minLength(1), z.maxLength(200)),
  at: z.int().check(z.minimum(0)),
});

export type AlarmReport = z.infer<typeof alarmReport>;
