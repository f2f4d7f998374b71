import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { PageSentences } from '#src/ui/sentences.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Messages of single pages, which are bundled with their scripts (resources/…/sentences.ts). */
export const pageSentences: readonly PageSentences[] = (
  await Promise.all(
    globSync('resources/**/sentences.ts', { cwd: ROOT }).map(
      (file) => import(join(ROOT, file)) as Promise<Record<string, PageSentences>>,
    ),
  )
).flatMap((module) => Object.values(module));
