import type { AnyDb, Tx } from '../types.ts';
import { placesAsDistricts } from './1-places-as-districts.ts';
import { backfill } from './2-backfill.ts';
import { madeOfRights } from './3-made-of-rights.ts';
import { weeksOfPlays } from './4-weeks-of-plays.ts';
import { fairSales } from './5-fair-sales.ts';
import { readingsByMoment } from './6-readings-by-moment.ts';
import { sandboxApart } from './7-sandbox-apart.ts';
import { keepersRole } from './8-keepers-role.ts';
import { weeksOfScreens } from './9-weeks-of-screens.ts';
import { archivesPlay } from './10-archives-play.ts';
import { materialsOfLayouts } from './11-materials-of-layouts.ts';
import { builtInSlots } from './12-built-in-slots.ts';

/** Transaction of a migration. Its tables are those before the migration, so they have no types. */
export type MigrationTx = Omit<Tx, 'db'> & { readonly db: AnyDb };

/**
 * Change that rewrites or drops data; sync itself only adds. Migrations run in the order of their numbers, once, in one
 * transaction with the rest of sync; an empty database starts at the newest. A server that knows fewer migrations than
 * a database has seen refuses to open it.
 */
export interface Migration {
  /** 1, 2, 3 … without gaps; never changed after a release. */
  number: number;
  /** Description for schema_version: "split-device-name". */
  name: string;
  /** Returns sentences for the operator about what it could not carry over as it was, if there is anything. */
  up: (tx: MigrationTx, engine: 'sqlite' | 'postgres') => Promise<readonly string[] | void>;
}

export const migrations: readonly Migration[] = [
  placesAsDistricts,
  backfill,
  madeOfRights,
  weeksOfPlays,
  fairSales,
  readingsByMoment,
  sandboxApart,
  keepersRole,
  weeksOfScreens,
  archivesPlay,
  materialsOfLayouts,
  builtInSlots,
];
