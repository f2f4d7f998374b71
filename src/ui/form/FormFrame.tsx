import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { createContext, useContext, type ReactNode } from 'react';

/** Aside of the form on narrow screens; null where it is shown beside the fields. */
const BelowContext = createContext<ReactNode>(null);

/** Width of the fields in px: longer lines are hard to read. */
export const FORM_WIDTH = 840;

const frame = {
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${FORM_WIDTH}px) minmax(200px, 320px)`,
  columnGap: 3,
  alignItems: 'start',
} as const;
const beside = {
  position: 'sticky',
  top: 72,
  display: 'grid',
  gap: 2,
  minWidth: 0,
  maxHeight: 'calc(100vh - 88px)',
  overflowY: 'auto',
} as const;

/** Scroll margin of focusable elements, so that the top bar and the foot do not cover them. */
const fields = { minWidth: 0, '& :is(input, textarea, button, a, [tabindex])': { scrollMarginBlock: '88px' } } as const;

interface FormFrameProps {
  /** Index of the sections with links; only on wide screens. */
  index?: ReactNode;
  /** Hand-written panel beside the fields. On narrow screens it comes last, above the foot. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Layout of a form: the fields, and on wide screens the index and the aside beside them. */
export function FormFrame({ index, aside, children }: FormFrameProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const isBeside = isWide && Boolean(index ?? aside);
  return (
    <BelowContext value={isBeside ? null : aside}>
      {/* The same tree in both cases: making the window narrower must not empty the fields. */}
      <Box sx={isBeside ? frame : undefined}>
        <Box sx={fields}>{children}</Box>
        {isBeside ? (
          <Box sx={beside}>
            {index}
            {aside}
          </Box>
        ) : null}
      </Box>
    </BelowContext>
  );
}

/** Place of the aside on narrow screens. */
export function Below() {
  const below = useContext(BelowContext);
  return below ? <Box sx={{ mt: 2, maxWidth: FORM_WIDTH }}>{below}</Box> : null;
}
