import { HostError } from '../../core/host/messages.ts';
import type { Hello } from '../../core/host/commands.ts';
import { runProgram } from '../programs.ts';
import type { Capability } from './capability.ts';
import { FEATURES, needFeature, readFeature, writeFeature } from './ddc.ts';

/** Reads the inputs that a monitor says it has: the lines below feature 60 in what `ddcutil capabilities` prints. */
function inputsIn(text: string): Hello['sources'] {
  const [, after = ''] = text.split(/^\s*Feature: 60 .*$/m);
  const [own = ''] = after.split(/^\s*Feature: /m);
  return [...own.matchAll(/^\s*([0-9a-f]{2}): (.+)$/gim)].map(([, id, name]) => ({
    id: id!.toLowerCase(),
    name: name!.trim(),
  }));
}

/** Returns the monitor's inputs and how to switch; null where it has fewer than two, or does not tell them. */
export async function probeSource(): Promise<{ capability: Capability; sources: Hello['sources'] } | null> {
  if (!(await readFeature(FEATURES.source))) return null;
  const { isDone, out } = await runProgram('ddcutil', ['capabilities']);
  const sources = isDone ? inputsIn(out) : [];
  if (sources.length < 2) return null;
  const idOf = (value: number): string => value.toString(16).padStart(2, '0');
  const capability: Capability = {
    name: 'source',
    commands: {
      async setSource({ id }) {
        if (!sources.some((source) => source.id === id))
          throw new HostError('INVALID', 'The screen has no such input.');
        await writeFeature(FEATURES.source, Number.parseInt(id, 16));
        return { id };
      },
      async getSource() {
        // The upper byte is the maker's own.
        const id = idOf((await needFeature(FEATURES.source)).value & 0xff);
        return { id: sources.some((source) => source.id === id) ? id : null };
      },
    },
  };
  return { capability, sources };
}
