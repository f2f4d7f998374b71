import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browser } from '../../bin/tools.mjs';
import { lacking, machineMissing, startMachine, type TestMachine } from './machine.ts';
import { PlayerStandIn, until } from './playerStandIn.ts';
import { packAgent, startAgent, type RunningAgent } from './startAgent.ts';

const missing = machineMissing();

let machine: TestMachine;
let player: PlayerStandIn;
let packed: string;
let agent: RunningAgent;

const kept = (): { afterSeconds: number | null; bootId: string } =>
  JSON.parse(readFileSync(join(machine.folder, 'data', 'self-start.json'), 'utf8')) as {
    afterSeconds: number | null;
    bootId: string;
  };

/** Starts the agent, as after a boot of the machine if its last one is told to be another. */
async function startAgain(lastBoot?: string): Promise<number> {
  if (lastBoot !== undefined)
    writeFileSync(join(machine.folder, 'data', 'self-start.json'), JSON.stringify({ ...kept(), bootId: lastBoot }));
  const { opened } = player;
  agent = startAgent(machine, packed, player.url, ['--browser', join(machine.folder, 'browser')]);
  return opened;
}

describe.skipIf(missing !== null)(`when the agent opens the player by itself [ME-01]${lacking(missing)}`, () => {
  beforeAll(async () => {
    machine = await startMachine();
    player = new PlayerStandIn();
    await player.listen();
    packed = await packAgent(machine.folder);
    // Ends the browser as its window does when a person closes it: by itself, with the code 0.
    writeFileSync(
      join(machine.folder, 'browser'),
      `#!/bin/sh
"${browser()}" "$@" &
while kill -0 $!; do
  if [ -f ${machine.folder}/close ]; then rm ${machine.folder}/close; kill $!; wait $!; exit 0; fi
  sleep 0.1
done
exit 1
`,
    );
    chmodSync(join(machine.folder, 'browser'), 0o755);
  });
  afterAll(async () => {
    await agent.stop();
    await player.close();
    machine.close();
  });

  test('at once on its first run, with 15 seconds for every later start of the machine', async () => {
    await startAgain();
    await until(() => player.opened > 0, 'the page');
    expect(agent.lines.join('\n')).not.toContain('It opens in');
    expect(kept().afterSeconds).toBe(15);
    expect(kept().bootId).toBe(
      existsSync('/proc/sys/kernel/random/boot_id')
        ? readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
        : '',
    );
  });

  test('after the seconds of the console when somebody has closed it', async () => {
    expect(await player.ask('setSelfStart', { afterSeconds: 61 })).toMatchObject({ ok: false, error: 'INVALID' });
    expect((await player.ask('setSelfStart', { afterSeconds: 2 })).result).toEqual({ afterSeconds: 2 });
    const { opened } = player;
    writeFileSync(join(machine.folder, 'close'), '');
    await agent.says('The player was closed. It opens in 2 s.');
    expect(player.opened).toBe(opened);
    await until(() => player.opened > opened, 'the page again');
  });

  test('after them when the machine has started, and at once when only the agent has', async () => {
    await agent.stop();
    let opened = await startAgain('another boot');
    await agent.says('The machine has started. It opens in 2 s.');
    expect(player.opened).toBe(opened);
    await until(() => player.opened > opened, 'the page after the boot');
    await agent.stop();
    opened = await startAgain();
    await until(() => player.opened > opened, 'the page after a restart of the agent');
    expect(agent.lines.join('\n')).not.toContain('The machine has started');
  });

  test('never where the console says so, until a person starts the agent', async () => {
    expect((await player.ask('setSelfStart', { afterSeconds: null })).result).toEqual({ afterSeconds: null });
    await agent.stop();
    let opened = await startAgain('another boot');
    await agent.says('The machine has started. It opens again when this agent is started anew.');
    expect(player.opened).toBe(opened);
    await agent.stop();
    opened = await startAgain();
    await until(() => player.opened > opened, 'the page, opened by hand');
  });
});
