import { check } from '../grammar/check.ts';
import { entityFile } from '../grammar/entity.ts';
import type { EntityFile } from '../grammar/entity.ts';
import { isFreeEntity } from '../grammar/reserved.ts';
import { sharedFiles } from '../grammar/shared.ts';
import type { SharedFile, SharedName } from '../grammar/shared.ts';
import { serviceOf } from './reportCalls.ts';
import { reportFile } from '../grammar/report.ts';
import type { ReportFile } from '../grammar/report.ts';
import { widgetFile } from '../grammar/widget.ts';
import type { WidgetFile } from '../grammar/widget.ts';
import type { Loaded, LoadedFile } from '../load.ts';
import { camel, isCamel, kebab } from '../names.ts';
import { didYouMean } from '../problems.ts';
import type { Problem } from '../problems.ts';

/** An entity's file that the grammar let through. */
export interface EntitySource {
  file: LoadedFile;
  data: EntityFile;
  /** Its calls are those of a report, which need no handler by hand. */
  isReport?: true;
  /** Its properties are those of a widget of layouts: no table has them, and no call makes or changes one. */
  isWidget?: true;
}

/** The file of a widget of layouts that the grammar let through. */
export interface WidgetSource {
  file: LoadedFile;
  data: WidgetFile;
}

/** The file of a report that the grammar let through. */
export interface ReportSource {
  file: LoadedFile;
  data: ReportFile;
}

/** All files, held against their grammars. */
export interface Sources {
  /** Sorted by name, independent of the order of files. */
  entities: readonly EntitySource[];
  /** Names of all entities, including those with errors: a reference to one of them is not a second error. */
  entityNames: readonly string[];
  /** Sorted by kind. */
  widgets: readonly WidgetSource[];
  /** Sorted by name; each is among the entities as well, as the service of its calls. */
  reports: readonly ReportSource[];
  shared: { readonly [N in SharedName]?: { file: LoadedFile; data: SharedFile<N> } };
}

type Shared = { -readonly [N in SharedName]?: { file: LoadedFile; data: SharedFile<N> } };

/** Checks each file against its grammar. A file that is broken beyond reading is left out, and a problem. */
export function readSources(loaded: Loaded, problems: Problem[]): Sources {
  const entities: EntitySource[] = [];
  const names: string[] = [];
  const widgets: WidgetSource[] = [];
  const reports: ReportSource[] = [];
  const shared: Shared = {};
  for (const file of loaded.files) {
    if (!file.path.endsWith('.yaml')) {
      const hint = `call it ${file.name}.yaml`;
      problems.push({
        file: file.path,
        line: 1,
        column: 1,
        code: 'file-ending',
        message: 'a schema file ends in .yaml: this one is not read',
        hint,
      });
      continue;
    }
    problems.push(...file.problems);
    const folder = file.path.split('/').slice(1, -1).join('/');
    if (folder === WIDGETS) widgets.push(...readNamed<WidgetFile>(file, widgetFile, problems));
    else if (folder === REPORTS) reports.push(...readNamed<ReportFile>(file, reportFile, problems));
    else if (folder !== '') problems.push(unknownFolder(file, folder));
    else if (file.name.startsWith('_')) readShared(file, shared, problems);
    else {
      names.push(camel(file.name));
      const source = file.data === undefined ? undefined : readEntity(file, loaded, problems);
      if (source) entities.push(source);
    }
  }
  return {
    entities: byId([...entities, ...reports.map(serviceOf)]),
    entityNames: names.toSorted(),
    widgets: byId(widgets),
    reports: byId(reports),
    shared,
  };
}

const byId = <T extends { data: { $id: string } }>(sources: readonly T[]): T[] =>
  sources.toSorted((a, b) => (a.data.$id < b.data.$id ? -1 : 1));

/** Folders of schemas/: the widgets of layouts, and the reports. */
const WIDGETS = 'widgets';
const REPORTS = 'reports';

function unknownFolder({ path }: LoadedFile, folder: string): Problem {
  return {
    file: path,
    line: 1,
    column: 1,
    code: 'unknown-folder',
    message: `schemas/ has no folder "${folder}"`,
    hint: didYouMean(folder, [WIDGETS, REPORTS]),
  };
}

/** Reads a file of one of the folders, which is called as its `$id` says; nothing where it cannot be read. */
function readNamed<T extends { $id: string }>(
  file: LoadedFile,
  grammar: Parameters<typeof check<T>>[1],
  problems: Problem[],
): { file: LoadedFile; data: T }[] {
  if (file.data === undefined) return [];
  const { data, problems: found } = check<T>(file, grammar);
  problems.push(...found);
  if (!data) return [];
  if (isCamel(data.$id) && kebab(data.$id) === file.name) return [{ file, data }];
  problems.push({
    file: file.path,
    ...file.position(['$id']),
    code: 'file-name',
    message: `$id "${data.$id}" is not the name of its file`,
    hint: `name the file ${kebab(data.$id)}.yaml, or write $id: ${camel(file.name)}`,
  });
  return [];
}

function readShared(file: LoadedFile, shared: Shared, problems: Problem[]): void {
  const name = Object.keys(sharedFiles).find((known): known is SharedName => known === file.name);
  if (!name) {
    problems.push({
      file: file.path,
      line: 1,
      column: 1,
      code: 'unknown-file',
      message: `no file is called ${file.name}.yaml`,
      hint: didYouMean(file.name, Object.keys(sharedFiles)),
    });
  } else if (file.data !== undefined) keep(name, file, shared, problems);
}

function keep(name: SharedName, file: LoadedFile, shared: Shared, problems: Problem[]): void {
  const { data, problems: found } = check<SharedFile<SharedName>>(file, sharedFiles[name]);
  problems.push(...found);
  if (data) Object.assign(shared, { [name]: { file, data } });
}

function readEntity(file: LoadedFile, loaded: Loaded, problems: Problem[]): EntitySource | undefined {
  const { data, problems: found } = check<EntityFile>(file, entityFile);
  problems.push(...found);
  if (!data) return undefined;
  if (!isFreeEntity(data.$id))
    problems.push({
      file: file.path,
      ...file.position(['$id']),
      code: 'reserved-name',
      message: `no entity can be called "${data.$id}": what is printed from it would be named like a part of the product`,
      hint: 'say what kind it is, as in "priceTable"',
    });
  if (!isCamel(data.$id) || kebab(data.$id) !== file.name) {
    const hint = `name the file ${kebab(data.$id)}.yaml, or write $id: ${camel(file.name)}`;
    problems.push({
      file: file.path,
      ...file.position(['$id']),
      code: 'file-name',
      message: `$id "${data.$id}" is not the name of its file`,
      hint,
    });
    // A copy of another entity has its paths and words as well: they are no mistakes of their own.
    if (loaded.files.some(({ name }) => name === kebab(data.$id))) return undefined;
    return { file, data: { ...data, $id: camel(file.name) } };
  }
  return { file, data };
}
