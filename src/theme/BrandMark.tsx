import type { Brand } from '#core/brand.ts';

/** The logo of the host's brand, else the mark of the product: a lit window. The name stands beside it. */
export function BrandMark({ brand: { logo } }: { brand: Pick<Brand, 'logo'> }) {
  if (logo) return <img src={logo} alt="" className="brand-logo" />;
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--accent)" />
      <path d="M7 9.5h18v10H7z" fill="none" stroke="var(--on-accent)" strokeWidth="2" strokeLinejoin="round" />
      <path d="M11 24h10M13 13v3M16 11.8v4.2M19 14v2" stroke="var(--on-accent)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
