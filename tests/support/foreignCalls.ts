import { createInterface } from 'node:readline';
import type { CallName } from '#generated/model/calls.gen.ts';
import { buildTestApp } from './buildTestApp.ts';
import { call, type Caller } from './call.ts';
import type { Answer, Step } from './foreignProject.ts';

/** Runs in the copy that foreignProject.ts made: reads a line of steps, writes a line of answers. */
const app = await buildTestApp();
const known: Record<string, unknown> = { ...app.personas };

function resolved(value: unknown): unknown {
  if (typeof value === 'string' && value.startsWith('$'))
    return value
      .slice(1)
      .split('.')
      .reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], known);
  if (Array.isArray(value)) return value.map(resolved);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolved(inner)]));
}

async function answer(step: Step): Promise<Answer> {
  const caller = known[step.as] as Caller;
  const { code, message, data } = await call(app, caller, step.call as CallName, resolved(step.payload));
  if (step.save !== undefined) known[step.save] = data;
  return { code, message, data };
}

for await (const line of createInterface(process.stdin)) {
  const answers: Answer[] = [];
  for (const step of JSON.parse(line) as Step[]) answers.push(await answer(step));
  process.stdout.write(`${JSON.stringify(answers)}\n`);
}
await app.close();
// A database that it started itself runs as long as this process.
process.exit(0);
