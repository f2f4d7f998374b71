import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { startTyping } from './emit/openapi/typing.ts';

const HELP = `codegen              prints generated/ from schemas/
codegen --check      compares both, in both directions; exits 1 where they differ
codegen --timings    says what took how long
codegen calls        lists every call with who may make it
`;

const KNOWN = ['calls', '--check', '--timings', '--'];

// What takes longest is the loading of the tools: it is cached, and begins before anything else.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/codegen', import.meta.url)));
const options = process.argv.slice(2);
const unknown = options.find((option) => !KNOWN.includes(option));
if (unknown !== undefined) {
  console.error(`codegen does not know "${unknown}".\n\n${HELP}`);
  process.exitCode = 1;
} else {
  if (!options.includes('calls')) startTyping();
  const { run } = await import('./commands.ts');
  const { code, text } = await run(options);
  (code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
  process.exitCode = code;
}
