import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostApp } from '../../core/host/commands.ts';
import { runProgram } from '../programs.ts';
import { AGENT_NAME, AGENT_VERSION } from '../version.ts';
import type { Probe } from './capability.ts';

/** Folder in which programs with a window of their own stand (freedesktop.org). */
const ENTRIES = '/usr/share/applications';
const MOST = 500;

const valueIn = (text: string, key: string): string | undefined => new RegExp(`^${key}=(.*)$`, 'm').exec(text)?.[1];

/** Returns the package of each file and the version of each package; both empty where there is no dpkg. */
async function packages(files: readonly string[]): Promise<(file: string) => string> {
  const owners = await runProgram('dpkg-query', ['-S', ...files]);
  const listed = await runProgram('dpkg-query', ['-W', '-f', '${Package} ${Version}\\n']);
  const versions = new Map(
    listed.out.split('\n').map((line): [string, string] => {
      const [name = '', version = ''] = line.split(' ');
      return [name, version];
    }),
  );
  const owner = new Map(
    owners.out.split('\n').map((line): [string, string] => {
      const [name = '', file = ''] = line.split(': ');
      return [file, name.split(':')[0]!];
    }),
  );
  return (file) => versions.get(owner.get(file) ?? '') ?? '';
}

/** Returns the programs with a window of their own that are installed here, with the version of their package. */
async function installed(): Promise<HostApp[]> {
  const names = (await readdir(ENTRIES).catch((): string[] => [])).filter((name) => name.endsWith('.desktop'));
  if (names.length === 0) return [];
  const versionOf = await packages(names.map((name) => join(ENTRIES, name)));
  const apps: HostApp[] = [];
  for (const name of names.toSorted()) {
    const [own = ''] = (await readFile(join(ENTRIES, name), 'utf8')).split(/^\[Desktop Action /m);
    if (valueIn(own, 'NoDisplay') === 'true' || valueIn(own, 'Type') !== 'Application') continue;
    const id = name.slice(0, -'.desktop'.length);
    apps.push({ id, name: (valueIn(own, 'Name') ?? id).slice(0, 200), version: versionOf(join(ENTRIES, name)) });
  }
  return apps;
}

/** @param browserVersion version of the browser that shows the page */
export const probeApps =
  (browserVersion: () => Promise<string>): Probe =>
  async () => ({
    name: 'apps',
    commands: {
      async apps() {
        const own: HostApp[] = [
          { id: AGENT_NAME, name: 'Vitrine agent', version: AGENT_VERSION },
          { id: 'browser', name: 'Browser of the player', version: await browserVersion() },
        ];
        return { list: [...own, ...(await installed())].slice(0, MOST) };
      },
    },
  });
