import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { CORNERS, type Corner } from '#core/manifest/corners.ts';
import { useLabels } from '#src/ui/labels.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { addSlotSentences } from './sentences.ts';

/** QR code of an ad: the page that it opens, and where screens draw it. */
export interface Code {
  landingUrl: string;
  corner: Corner | 'none';
}

export const NO_CODE: Code = { landingUrl: '', corner: 'none' };

/** Returns a code as the order is told of it. Without a page there is none to draw. */
export const codeInput = ({ landingUrl, corner }: Code) => {
  const page = landingUrl.trim();
  return { landingUrl: page || null, codeCorner: page ? corner : ('none' as const) };
};

interface CodeChoiceProps {
  code: Code;
  onChange: (code: Code) => void;
}

/** Page behind the QR code of an ad, and its corner on the screen (AD-15). */
export function CodeChoice({ code, onChange }: CodeChoiceProps) {
  const say = useSentences(addSlotSentences);
  const labels = useLabels('ads');
  const hasPage = code.landingUrl.trim() !== '';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 480px) minmax(0, 240px)' },
      }}
    >
      <TextField
        type="url"
        label={labels.field('landingUrl')}
        value={code.landingUrl}
        onChange={({ target }) => onChange({ ...code, landingUrl: target.value.slice(0, 500) })}
        helperText={say('addSlot.codeHelp')}
        size="small"
      />
      <TextField
        select
        label={labels.field('codeCorner')}
        value={hasPage ? code.corner : 'none'}
        disabled={!hasPage}
        onChange={({ target }) => onChange({ ...code, corner: CORNERS.find((one) => one === target.value) ?? 'none' })}
        size="small"
      >
        {(['none', ...CORNERS] as const).map((corner) => (
          <MenuItem key={corner} value={corner}>
            {labels.value('codeCorner', corner)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
