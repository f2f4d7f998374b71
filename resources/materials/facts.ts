import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import type { Formats } from '#src/ui/format.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** Returns a length as on a player: "0:15", "1:02:03". */
export function playingTime(durationMs: number): string {
  const seconds = Math.round(durationMs / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Programs whose documents a browser cannot show, by the format of these; their names are the same in both languages. */
const PROGRAMS: Readonly<Record<string, string>> = {
  doc: 'Word',
  docx: 'Word',
  ppt: 'PowerPoint',
  pptx: 'PowerPoint',
  xls: 'Excel',
  xlsx: 'Excel',
};

/** Returns the program of a document of an office; undefined for any other file. */
export const programOf = (format: string | null | undefined): string | undefined => PROGRAMS[format ?? ''];

/** Returns the main facts of a file: format, size in pixels, duration, bytes. */
export function factsOf(
  { format, width, height, durationMs, size }: Partial<MaterialRow>,
  formats: Pick<Formats, 'bytes'>,
): string {
  const facts = [
    format?.toUpperCase(),
    width && height ? `${width}×${height}` : null,
    durationMs ? playingTime(durationMs) : null,
    size ? formats.bytes(size) : null,
  ];
  return facts.filter(Boolean).join(' · ');
}
