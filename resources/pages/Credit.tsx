import { VerificationPage } from './verification/VerificationPage.tsx';

/** The qualification for what one advertises, or that of an advertiser that an agent acts for (ADS-05). */
export default function Credit() {
  return <VerificationPage kind="adQualification" />;
}
