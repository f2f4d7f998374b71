import Upload from '@mui/icons-material/UploadOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';
import { endingsOf } from '#src/ui/inputs/fileRules.ts';
import { useUploads } from '#src/ui/upload.ts';

interface FilesButtonProps extends Pick<ButtonProps, 'color' | 'variant' | 'sx'> {
  label: string;
  /** Profiles of uploads of which files are offered. */
  profiles: readonly string[];
  onTake: (files: readonly File[]) => void;
}

/** A button that opens the browser's choice of files, many at once: its input is hidden behind it. */
export function FilesButton({ label, profiles: wanted, onTake, ...look }: FilesButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const { profiles } = useUploads();
  const accept = endingsOf({ accept: [...wanted] }, profiles).map((ending) => `.${ending}`);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept.join(',')}
        aria-label={label}
        onChange={({ target }) => {
          onTake([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button {...look} startIcon={<Upload />} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
