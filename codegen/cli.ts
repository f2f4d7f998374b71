import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { HELP, readArguments } from './arguments.ts';
import { startReading } from './thread/thread.ts';

// Most of the start-up time is the loading of tools: switch on the compile cache before anything else is imported.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/codegen', import.meta.url)));
const typed = process.argv.slice(2);
const asked = readArguments(typed);
if (typed.includes('--help')) process.stdout.write(HELP);
else if ('mistake' in asked) {
  console.error(`${asked.mistake}.\n\n${HELP}`);
  process.exitCode = 1;
} else {
  const prints = asked.command === 'print' || asked.command === 'check';
  const read = prints ? startReading(fileURLToPath(new URL('../schemas', import.meta.url))) : undefined;
  const { run } = await import('./commands.ts');
  const { code, text } = await run(asked, read);
  (code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
  process.exitCode = code;
}
