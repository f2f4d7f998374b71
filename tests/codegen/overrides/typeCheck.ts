import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../../..');

const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
  config: object;
};
const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, ROOT);

/** Libraries stay the same from one check to the next. */
const known = new Map<string, ts.SourceFile>();

function hostOver(files: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const textOf = (path: string) => files.get(path);
  return {
    ...host,
    fileExists: (path) => textOf(path) !== undefined || host.fileExists(path),
    readFile: (path) => textOf(path) ?? host.readFile(path),
    getSourceFile: (path, version) => {
      const text = textOf(path);
      if (text !== undefined) return ts.createSourceFile(path, text, version);
      const file = known.get(path) ?? host.getSourceFile(path, version);
      if (file) known.set(path, file);
      return file;
    },
  };
}

/**
 * Checks files as `tsc` would in this project, without writing them: paths from the project's root with their texts.
 * Returns the mistakes in those that are named, as "path:line".
 */
export function typeErrors(texts: Readonly<Record<string, string>>, checked: readonly string[]): string[] {
  const files = new Map(Object.entries(texts).map(([path, text]) => [join(ROOT, path), text]));
  const program = ts.createProgram(
    checked.map((path) => join(ROOT, path)),
    { ...options, noEmit: true, incremental: false },
    hostOver(files),
  );
  return checked.flatMap((path) => {
    const file = program.getSourceFile(join(ROOT, path));
    if (!file) throw new Error(`${path} is not checked`);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ start = 0 }) => `${path}:${file.getLineAndCharacterOfPosition(start).line + 1}`,
    );
  });
}
