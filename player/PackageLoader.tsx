import { useCallback, useEffect, useState, type ChangeEvent } from 'react';
import type { PackageRefusal } from './offlinePackage.ts';
import type { Player } from './run.ts';
import type { Words } from './words.ts';

/** Loading state of the file somebody chose or dropped. */
export type Loading = { kind: 'busy' } | { kind: 'done'; ads: number } | { kind: 'refused'; why: PackageRefusal };

/** Time a result stays on the screen, milliseconds. */
const SHOWN_MS = 12_000;

/** Loads offline packages that are dropped on the page, unless it is locked; returns the last result and how to load one. */
export function usePackages(player: Player, isLocked: boolean): [Loading | null, (file: File) => void] {
  const [loading, setLoading] = useState<Loading | null>(null);
  const load = useCallback(
    (file: File) => {
      setLoading({ kind: 'busy' });
      player.loadPackage(file).then(setLoading, (error: unknown) => {
        setLoading(null);
        reportError(error);
      });
    },
    [player],
  );
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file && !isLocked) load(file);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, [load, isLocked]);
  useEffect(() => {
    if (!loading || loading.kind === 'busy') return undefined;
    const timer = setTimeout(() => setLoading(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  return [loading, load];
}

/** Button that chooses an offline package. */
export function PackageInput({ words, onFile }: { words: Words; onFile: (file: File) => void }) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) onFile(file);
    target.value = '';
  };
  return (
    <label className="package-input">
      {words.loadPackage}
      <input type="file" accept=".zip,application/zip" data-testid="offline-package" onChange={choose} />
    </label>
  );
}

/** Says what became of a package, over everything else. */
export function PackageNotice({ loading, words }: { loading: Loading | null; words: Words }) {
  if (!loading) return null;
  const text =
    loading.kind === 'busy'
      ? words.packageBusy
      : loading.kind === 'done'
        ? words.packageDone.replace('{ads}', String(loading.ads))
        : words.packageRefused[loading.why];
  return (
    <p className={`notice ${loading.kind}`} role={loading.kind === 'refused' ? 'alert' : 'status'}>
      {text}
    </p>
  );
}
