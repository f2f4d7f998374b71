import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '#src/ui/lazyPart.tsx';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { PageHeader } from '#src/ui/page/PageHeader.tsx';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { excessOf, STEPS, useDraft, type PartProps } from './addSlot/draft.ts';
import { Finding } from './addSlot/Finding.tsx';
import { Paying } from './addSlot/Paying.tsx';
import { Pricing } from './addSlot/Pricing.tsx';
import { addSlotSentences } from './addSlot/sentences.ts';
import { useBuyers } from './addSlot/useBuyers.ts';

/** Agents alone name an advertiser. */
const ForWhom = lazyPart(async () => ({ default: (await import('./addSlot/ForWhom.tsx')).ForWhom }));

/** The last step, with the library: who looks for screens does not pay for it. */
const Uploading = lazyPart(async () => ({ default: (await import('./addSlot/Uploading.tsx')).Uploading }));

/** The end of the way, which an ad takes by itself. */
const Playing = lazyPart(async () => ({ default: (await import('./addSlot/Playing.tsx')).Playing }));

/** Places an ad: find screens, see the price, pay, upload, follow it (ADS-03). What was chosen stays through a reload. */
export default function AddSlot() {
  const say = useSentences(addSlotSentences);
  const translate = useTranslate();
  const { draft, change, clear } = useDraft();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const hasOrders = draft.orders.length > 0;
  const { data: buyers, error, refetch } = useBuyers();
  const isNamed = draft.advertiser !== null || buyers?.mustName === false;
  const isPriced = isNamed && draft.chosen.length > 0 && excessOf(draft) === null;
  const canOpen = (at: number): boolean => (hasOrders ? at >= 2 : at === 0 || (at === 1 && isPriced));
  return (
    <>
      <PageHeader
        title={translate('menu.pages.addSlot')}
        actions={
          draft.chosen.length > 0 || hasOrders ? (
            <Button color="inherit" onClick={clear}>
              {say(hasOrders ? 'addSlot.another' : 'addSlot.clear')}
            </Button>
          ) : undefined
        }
      />
      <Stepper nonLinear activeStep={draft.step} alternativeLabel={isNarrow} sx={{ mb: 3, maxWidth: 960 }}>
        {STEPS.map((name, at) => (
          <Step key={name} completed={at < draft.step}>
            <StepButton disabled={!canOpen(at)} onClick={() => change({ step: at })}>
              {say(`addSlot.step.${name}`)}
            </StepButton>
          </Step>
        ))}
      </Stepper>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {buyers === undefined ? (
          error ? (
            <ErrorNotice title={say('addSlot.failed')} error={error} onRetry={() => void refetch()} />
          ) : (
            <RecordSkeleton />
          )
        ) : (
          <>
            {buyers.mustName ? (
              <Suspense fallback={<RecordSkeleton />}>
                <ForWhom
                  advertiser={draft.advertiser}
                  onChange={(advertiser) => change({ advertiser, step: 0 })}
                  isFixed={hasOrders}
                />
              </Suspense>
            ) : null}
            {isNamed ? <CurrentStep draft={draft} change={change} onDone={clear} /> : null}
          </>
        )}
      </Box>
    </>
  );
}

function CurrentStep({ onDone, ...part }: PartProps & { onDone: () => void }) {
  if (part.draft.step === 0) return <Finding {...part} />;
  if (part.draft.step === 1) return <Pricing {...part} />;
  if (part.draft.step === 2) return <Paying {...part} />;
  return (
    <Suspense fallback={<RecordSkeleton />}>
      {part.draft.step === 3 ? <Uploading {...part} onDone={onDone} /> : <Playing {...part} onDone={onDone} />}
    </Suspense>
  );
}
