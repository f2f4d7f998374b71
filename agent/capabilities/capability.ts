import { HostError } from '../../core/host/messages.ts';
import type { HostArgs, HostCapability, HostCommandName, HostResult } from '../../core/host/commands.ts';
import { runProgram, type Ran } from '../programs.ts';

type Commands = { [N in HostCommandName]?: (args: HostArgs<N>) => Promise<HostResult<N>> };

/** Something that this machine can do, with the commands that do it. */
export interface Capability {
  name: HostCapability;
  commands: Commands;
}

/** Looks at the start whether the machine has a capability, by trying what the commands will use; null if not. */
export type Probe = () => Promise<Capability | null>;

/** Runs a program whose failure is the failure of the command. */
export async function mustRun(name: string, args: readonly string[]): Promise<Ran> {
  const ran = await runProgram(name, args);
  if (!ran.isDone) throw new HostError('FAILED', ran.why);
  return ran;
}
