import { VerificationPage } from './verification/VerificationPage.tsx';

/** One's own identity, or that of an advertiser that an agent acts for (ADS-05). */
export default function Information() {
  return <VerificationPage kind="identity" />;
}
