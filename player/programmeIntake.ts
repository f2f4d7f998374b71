import type { AnswerReading } from '#core/manifest/readAnswer.ts';
import type { Database } from './database.ts';
import { keepIssued, receiveManifest } from './programme.ts';
import type { Reports } from './reports.ts';

/** Most faults reported for one programme. */
const MOST_FAULTS = 10;

interface Options {
  database: Database;
  reports: Pick<Reports, 'fault'>;
  /** Does a change of what the screen holds, and plays by it. */
  refresh: (change: () => Promise<void>) => Promise<void>;
}

/** Takes the programmes of answers, and reports what of them cannot be read. */
export class ProgrammeIntake {
  readonly #options: Options;
  /** Revision of the programme whose faults were reported last. */
  #brokenRev: string | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Saves the programme of an answer. A part that cannot be read is reported as a fault, once for each programme. */
  async take({ rev, manifest, issued, faults = [] }: AnswerReading): Promise<void> {
    const { database, reports, refresh } = this.#options;
    const broken = [...faults];
    if (manifest ?? issued)
      await refresh(async () => {
        if (manifest && (await receiveManifest(database, manifest)) === 'broken') broken.push(manifest.rev);
        if (issued) await keepIssued(database, issued);
      });
    if (broken.length === 0 || this.#brokenRev === rev) return;
    this.#brokenRev = rev;
    for (const detail of broken.slice(0, MOST_FAULTS)) await reports.fault('manifestBroken', detail);
  }
}
