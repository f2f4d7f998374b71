import { HostError } from '../../core/host/messages.ts';
import type { HostArgs, HostResult } from '../../core/host/commands.ts';
import { runProgram } from '../programs.ts';
import { mustRun, type Probe } from './capability.ts';

type Volume = HostResult<'getVolume'>;

interface Mixer {
  read: () => Promise<Volume | null>;
  write: (volume: HostArgs<'setVolume'>) => Promise<void>;
}

const PULSE = '@DEFAULT_SINK@';
const PIPEWIRE = '@DEFAULT_AUDIO_SINK@';
/** Sink that the sound server makes up where there is no sound device. */
const NO_DEVICE = 'auto_null';

const pulse: Mixer = {
  async read() {
    const sink = await runProgram('pactl', ['get-default-sink']);
    if (!sink.isDone || sink.out.trim() === NO_DEVICE) return null;
    const volume = await runProgram('pactl', ['get-sink-volume', PULSE]);
    const mute = await runProgram('pactl', ['get-sink-mute', PULSE]);
    const level = /\/\s*(\d+)%/.exec(volume.out)?.[1];
    if (!mute.isDone || level === undefined) return null;
    return { level: Math.min(100, Number(level)), muted: mute.out.includes('yes') };
  },
  async write({ level, muted }) {
    if (level !== undefined) await mustRun('pactl', ['set-sink-volume', PULSE, `${level}%`]);
    if (muted !== undefined) await mustRun('pactl', ['set-sink-mute', PULSE, muted ? '1' : '0']);
  },
};

const pipewire: Mixer = {
  async read() {
    const { isDone, out } = await runProgram('wpctl', ['get-volume', PIPEWIRE]);
    const level = /Volume: ([\d.]+)/.exec(out)?.[1];
    if (!isDone || level === undefined) return null;
    return { level: Math.min(100, Math.round(Number(level) * 100)), muted: out.includes('[MUTED]') };
  },
  async write({ level, muted }) {
    if (level !== undefined) await mustRun('wpctl', ['set-volume', PIPEWIRE, String(level / 100)]);
    if (muted !== undefined) await mustRun('wpctl', ['set-mute', PIPEWIRE, muted ? '1' : '0']);
  },
};

/** Volume of the default output, by PulseAudio's tool (PipeWire understands it too), else by PipeWire's own. */
export const probeVolume: Probe = async () => {
  const mixer = (await pulse.read()) ? pulse : (await pipewire.read()) ? pipewire : null;
  if (!mixer) return null;
  const now = async (): Promise<Volume> => {
    const volume = await mixer.read();
    if (!volume) throw new HostError('FAILED', 'The sound server has no output any more.');
    return volume;
  };
  return {
    name: 'volume',
    commands: {
      async setVolume(volume) {
        await mixer.write(volume);
        return now();
      },
      getVolume: now,
    },
  };
};
