import { lockFolder } from '#server/store/lock.ts';

/** Takes a data folder (its argument), says so, and holds it until it is killed. */
lockFolder(process.argv[2] ?? '');
process.stdout.write('held\n');
setInterval(() => {}, 60_000);
