import { buildApp } from './app.ts';
import { loadConfig } from './config.ts';
import { beginDemo } from './demo/begin.ts';
import { liveOn } from './demo/liveOn.ts';
import { speakForScreens } from './demo/simulate.ts';
import { guardClock } from './jobs/clockGuard.ts';
import { AUDIT_LOOK_MS } from './jobs/auditBooks.ts';
import { NOTICES_MS } from './jobs/bidNotices.ts';
import { OUTBOX_MS } from './jobs/outbox.ts';
import { startTicker } from './jobs/ticker.ts';
import { timedJobs } from './jobs/timedJobs.ts';
import { makeFirstAdministrator } from './firstAdministrator.ts';
import { openServices } from './openServices.ts';
import { RECONCILE_MS } from './pay/reconcile.ts';
import { sandboxGateway } from './pay/sandbox/client.ts';
import { watchSandbox } from './pay/sandbox/watch.ts';
import { StartRefusal } from './startRefusal.ts';

/** After a signal, calls under way have this long to end. */
const GRACE_MS = 10_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function open(): Promise<void> {
  const config = loadConfig(process.env);
  // First, so that it starts meanwhile.
  const sandbox = config.payUrl === undefined && !config.production ? watchSandbox(config.dataDir, say) : null;
  const services = await openServices(config, say);
  if (sandbox) services.payments = [sandboxGateway(() => sandbox.address)];
  const isDemo = await beginDemo(services, say);
  if (config.production) await makeFirstAdministrator(services, say);
  const app = buildApp(services, { rateFactor: config.rateFactor });
  const guard = guardClock({
    store: services.store,
    clock: services.clock,
    log: app.log,
    monotonic: () => performance.now(),
    confirmedDay: config.clockConfirmed,
  });
  const jobs = timedJobs(services, app.log, guard);
  const demoThenTick = async () => {
    await speakForScreens(services.store);
    await liveOn(services.store, services.clock.now());
    return jobs.tick();
  };
  const tickers = [
    startTicker(isDemo ? demoThenTick : jobs.tick, app.log),
    startTicker(jobs.post, app.log, OUTBOX_MS),
    startTicker(jobs.bids, app.log, NOTICES_MS),
    startTicker(jobs.payments, app.log, RECONCILE_MS),
    startTicker(jobs.audit, app.log, AUDIT_LOOK_MS),
  ];
  const stop = async (): Promise<void> => {
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    await Promise.all(tickers.map((ticker) => ticker.stop()));
    await app.close();
    await services.store.close();
    await sandbox?.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
  await sandbox?.address;
  await app.listen({ host: config.host, port: config.port });
  const [address] = app.addresses();
  say(`Vitrine is at http://localhost:${typeof address === 'object' ? address.port : config.port}`);
}

/** Runs the server, set up by the environment, until a signal ends it. Returns once it listens; where it cannot, says why and ends. */
export async function serve(): Promise<void> {
  try {
    await open();
  } catch (error) {
    process.stderr.write(
      error instanceof StartRefusal
        ? `${error.message}\n`
        : `${error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exit(1);
  }
}
