import type { AdSlots } from '#generated/console/ads/slots.gen.tsx';
import { AdAside } from './AdAside.tsx';
import { MaterialsInput } from './MaterialsInput.tsx';
import { TargetStep } from './TargetStep.tsx';

/** An ad is made of pictures, and of places that are chosen by what they are (AD-03). */
export const slots: AdSlots = {
  inputs: { materials: <MaterialsInput /> },
  sections: { target: <TargetStep /> },
  form: { aside: <AdAside /> },
};
