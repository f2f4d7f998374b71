// Made by codegen from schemas/_limits.yaml. Do not edit: change the schemas.

export * as limits from './limitValues.gen.ts';

export interface UploadLimits {
  maxBytes: number;
  /** Without dot, in small letters. */
  endings: readonly string[];
}

/** What may be uploaded as what. */
export const uploads = {
  image: { maxBytes: 10485760, endings: ['jpg', 'png', 'bmp', 'jpeg'] },
  video: { maxBytes: 209715200, endings: ['mp4', 'mov', 'wmv', 'avi'] },
  audio: { maxBytes: 52428800, endings: ['mp3'] },
  archive: { maxBytes: 2147483648, endings: ['zip', 'rar'] },
  sheet: { maxBytes: 5242880, endings: ['xlsx'] },
  install: { maxBytes: 2147483648, endings: ['apk', 'zip', 'mjs'] },
  document: { maxBytes: 83886080, endings: ['doc', 'docx', 'ppt', 'pptx', 'xls', 'xlsx', 'pdf'] },
} as const satisfies Readonly<Record<string, UploadLimits>>;
