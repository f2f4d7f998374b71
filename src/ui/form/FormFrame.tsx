import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { createContext, useContext, type ReactNode } from 'react';

/** What a form is accompanied by where there is no room beside it; null where it stands there already. */
const BelowContext = createContext<ReactNode>(null);

/** Width of the fields: longer lines are not read. */
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

/** What takes the focus scrolls clear of the bar above and of the foot below. */
const fields = { minWidth: 0, '& :is(input, textarea, button, a, [tabindex])': { scrollMarginBlock: '88px' } } as const;

interface FormFrameProps {
  /** Names the sections and leads to them; only where there is room. */
  index?: ReactNode;
  /** What a person put beside the fields. On narrow screens it comes last, before the form is sent. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The fields, and beside them, on wide screens, what says where one is and what will come of it. */
export function FormFrame({ index, aside, children }: FormFrameProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const isBeside = isWide && Boolean(index ?? aside);
  return (
    <BelowContext value={isBeside ? null : aside}>
      {/* The same tree in both cases: a window that is made narrower must not empty the fields. */}
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

/** Where what accompanies the form stands on narrow screens. */
export function Below() {
  const below = useContext(BelowContext);
  return below ? <Box sx={{ mt: 2, maxWidth: FORM_WIDTH }}>{below}</Box> : null;
}
