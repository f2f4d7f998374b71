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
 * The files of one print. Vite hears of them one after the other and would draw the console anew after each; so the first
 * of them stands for all.
 */
export class PrintedBatch {
  /** Whole paths, as Vite writes them. */
  readonly files: ReadonlySet<string>;
  private readonly told = new WeakSet<DevEnvironment>();

  constructor(folder: string, paths: readonly string[]) {
    this.files = new Set(paths.map((path) => resolve(folder, path).replaceAll('\\', '/')));
  }

  /** Returns the modules that an environment is to update, and none from the second time on. */
  take(environment: DevEnvironment): EnvironmentModuleNode[] {
    if (this.told.has(environment)) return [];
    this.told.add(environment);
    const { moduleGraph } = environment;
    return withoutGone([...this.files].flatMap((file) => [...(moduleGraph.getModulesByFile(file) ?? [])]));
  }
}
