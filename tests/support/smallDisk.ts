import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of a few megabytes, made for one test. */
export interface SmallDisk {
  path: string;
  /** Takes the space that is left. */
  fill(): void;
  /** Gives it back. */
  free(): void;
  remove(): void;
}

function mounted(path: string, megabytes: number): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path]).status === 0;
}

/** Makes a small disk, or returns null where this machine does not let one be mounted. */
export function createSmallDisk(megabytes: number): SmallDisk | null {
  const path = mkdtempSync(join(tmpdir(), 'vitrine-disk-'));
  if (!mounted(path, megabytes)) {
    rmSync(path, { recursive: true });
    return null;
  }
  const ballast = join(path, 'ballast');
  return {
    path,
    fill() {
      // Ever smaller pieces, until not even one of them has room.
      for (const bytes of [1 << 20, 1 << 16, 1 << 12]) {
        try {
          for (;;) writeFileSync(ballast, Buffer.alloc(bytes), { flag: 'a' });
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      spawnSync('umount', ['-l', path]);
      rmSync(path, { recursive: true, force: true });
    },
  };
}

/** Why tests of a full disk cannot run here, or null. */
export function smallDiskMissing(): string | null {
  const disk = process.platform === 'linux' ? createSmallDisk(1) : null;
  disk?.remove();
  return disk ? null : 'no file system can be mounted here: that takes Linux and root';
}
