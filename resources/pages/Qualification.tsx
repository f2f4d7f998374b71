import { VerificationPage } from './verification/VerificationPage.tsx';

/** The qualification for one's trade, or that of an advertiser that an agent acts for (ADS-05). */
export default function Qualification() {
  return <VerificationPage kind="qualification" />;
}
