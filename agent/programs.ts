import { execFile } from 'node:child_process';

/** Longest time of a program; a monitor's own bus (ddcutil) takes seconds. */
const TIMEOUT_MS = 20_000;
const OUTPUT_BYTES = 4 * 1024 * 1024;

export interface Ran {
  /** False if it is not installed, ended with an error, or took too long. */
  isDone: boolean;
  out: string;
  /** Reason of its failure, short enough to be shown. */
  why: string;
}

/** Runs a program without a shell, and never throws: what a machine cannot do is an answer. Its words are English. */
export function runProgram(name: string, args: readonly string[], timeoutMs = TIMEOUT_MS): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(
      name,
      args,
      { timeout: timeoutMs, maxBuffer: OUTPUT_BYTES, env: { ...process.env, LC_ALL: 'C' } },
      (error, out, complaint) => {
        const why = error ? complaint.trim() || out.trim() || error.message : '';
        resolve({ isDone: error === null, out, why: `${name}: ${why}`.slice(0, 400) });
      },
    );
  });
}
