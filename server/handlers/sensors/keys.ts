import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { sensorKey } from '../../sensors/key.ts';
import { acting } from '../verbs.ts';

/** Returns the key of a thermometer, and where it posts to (IOT-02). */
export const temperatureKey = handler('temperatureDevice.key', async ({ input, tx, services, log, at }) => {
  const sensor = await tx.temperatureDevices.one(input.id, { fields: ['name', 'keyVersion'] });
  if (!sensor) throw refuse('NOT_FOUND');
  log({ targetId: input.id, targetName: sensor.name ?? '' });
  return { key: sensorKey(services.config.secret, sensor), path: at('/sensor/v1/temperature') };
});

/** The same of a hand-washing stand. */
export const washingKey = handler('handwashingDevice.key', async ({ input, tx, services, log, at }) => {
  const sensor = await tx.handwashingDevices.one(input.id, { fields: ['name', 'keyVersion'] });
  if (!sensor) throw refuse('NOT_FOUND');
  log({ targetId: input.id, targetName: sensor.name ?? '' });
  return { key: sensorKey(services.config.secret, sensor), path: at('/sensor/v1/washing') };
});

/** Gives a sensor another key: the one before opens nothing any more. */
export const newTemperatureKey = acting('temperatureDevice', 'newKey', ({ keyVersion }) => ({
  changes: { keyVersion: (keyVersion ?? 1) + 1 },
}));

/** The same of a hand-washing stand. */
export const newWashingKey = acting('handwashingDevice', 'newKey', ({ keyVersion }) => ({
  changes: { keyVersion: (keyVersion ?? 1) + 1 },
}));
