import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DevEnvironment, EnvironmentModuleNode } from 'vite';

/**
 * Replaces a deleted module by the modules that import it: for a deleted one Vite would make the browser load a missing
 * file and report an error.
 */
export function withoutGone(modules: readonly EnvironmentModuleNode[]): EnvironmentModuleNode[] {
  const isGone = ({ file }: EnvironmentModuleNode): boolean => file !== null && !existsSync(file);
  const affected = modules.flatMap((module) => (isGone(module) ? [...module.importers] : [module]));
  return [...new Set(affected)].filter((module) => !isGone(module));
}

/**
 * Files written by one print. Vite reports them one by one and would redraw the console after each, so the first one
 * updates the modules of all.
 */
export class PrintedBatch {
  /** Absolute paths, in Vite's notation. */
  readonly files: ReadonlySet<string>;
  private readonly told = new WeakSet<DevEnvironment>();

  constructor(folder: string, paths: readonly string[]) {
    this.files = new Set(paths.map((path) => resolve(folder, path).replaceAll('\\', '/')));
  }

  /** Returns the modules to update in an environment on the first call, and none afterwards. */
  take(environment: DevEnvironment): EnvironmentModuleNode[] {
    if (this.told.has(environment)) return [];
    this.told.add(environment);
    const { moduleGraph } = environment;
    return withoutGone([...this.files].flatMap((file) => [...(moduleGraph.getModulesByFile(file) ?? [])]));
  }
}
