import { parseArgs } from 'node:util';
import { startSandbox } from './sandbox.ts';

// The sandbox gateway as a process (watch.ts starts it). Its first line says where it listens; it ends with whoever started
// it, whose end closes its standard input, be it by kill -9.
const { values } = parseArgs({
  options: { file: { type: 'string' }, port: { type: 'string', default: '0' }, late: { type: 'string' } },
});
if (values.file === undefined) throw new Error('--file is missing: the sandbox keeps its trades there');
const { port, key } = await startSandbox({
  file: values.file,
  port: Number(values.port),
  ...(values.late === undefined ? {} : { lateMs: Number(values.late) }),
  say: (line) => void process.stderr.write(`${line}\n`),
});
process.stdout.write(`${JSON.stringify({ port, key })}\n`);
process.stdin.once('close', () => process.exit(0)).resume();
// A signal to the whole group reaches the server as well, which asks the sandbox while it ends: it goes last.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
