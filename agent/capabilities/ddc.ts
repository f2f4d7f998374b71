import { HostError } from '../../core/host/messages.ts';
import { runProgram } from '../programs.ts';
import { mustRun } from './capability.ts';

/** Features of a monitor over its own bus (VESA MCCS). */
export const FEATURES = { brightness: '10', source: '60', power: 'D6' } as const;

interface Feature {
  value: number;
  /** Of a continuous feature; of a choice 0. */
  most: number;
}

/** Returns a feature of the first monitor that ddcutil finds, or null without one. */
export async function readFeature(code: string): Promise<Feature | null> {
  const { isDone, out } = await runProgram('ddcutil', ['getvcp', code, '--brief']);
  if (!isDone) return null;
  const continuous = /^VCP \w+ C (\d+) (\d+)/m.exec(out);
  if (continuous) return { value: Number(continuous[1]), most: Number(continuous[2]) };
  const choice = /^VCP \w+ (?:SNC|CNC) .*?x([0-9a-f]+)\s*$/im.exec(out);
  return choice ? { value: Number.parseInt(choice[1]!, 16), most: 0 } : null;
}

/** Sets a feature; ddcutil reads it back, and fails where the monitor did not take it. */
export async function writeFeature(code: string, value: number): Promise<void> {
  await mustRun('ddcutil', ['setvcp', code, String(value)]);
}

/** Returns a feature that was there at the start; throws if the monitor does not answer any more. */
export async function needFeature(code: string): Promise<Feature> {
  const feature = await readFeature(code);
  if (!feature) throw new HostError('FAILED', 'The monitor does not answer.');
  return feature;
}
