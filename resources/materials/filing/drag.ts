import type { DragEvent } from 'react';

const MATERIALS = 'application/x-vitrine-materials';
const FOLDER = 'application/x-vitrine-folder';

export type Carried = 'materials' | 'folder' | 'files' | null;

/** Returns the kind of the dragged data; during dragging a browser gives only its types. */
export function carriedBy({ types }: Pick<DataTransfer, 'types'>): Carried {
  if (types.includes(MATERIALS)) return 'materials';
  if (types.includes(FOLDER)) return 'folder';
  return types.includes('Files') ? 'files' : null;
}

/** Copies where the platform's key for it is held (Alt on a Mac, Ctrl elsewhere; either does). */
export const isCopying = ({ altKey, ctrlKey }: Pick<DragEvent, 'altKey' | 'ctrlKey'>): boolean => altKey || ctrlKey;

/** Begins to drag materials; `words` is what the pointer carries. */
export function carryMaterials(event: DragEvent, ids: readonly string[], words: string): void {
  event.dataTransfer.setData(MATERIALS, JSON.stringify(ids));
  carry(event, words);
}

export function carryFolder(event: DragEvent, id: string, name: string): void {
  event.dataTransfer.setData(FOLDER, id);
  carry(event, name);
}

function carry(event: DragEvent, words: string): void {
  event.dataTransfer.effectAllowed = 'copyMove';
  const ghost = document.createElement('div');
  ghost.className = 'drag-ghost';
  ghost.textContent = words;
  document.body.append(ghost);
  event.dataTransfer.setDragImage(ghost, 12, 12);
  // The browser copies the drag image after this event.
  requestAnimationFrame(() => ghost.remove());
}

/** Reads the ids of the materials that were dropped. Another window may drop anything: what is no id is left out. */
export function droppedMaterials(data: Pick<DataTransfer, 'getData'>): string[] {
  try {
    const value: unknown = JSON.parse(data.getData(MATERIALS));
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export const droppedFolder = (data: Pick<DataTransfer, 'getData'>): string => data.getData(FOLDER);
