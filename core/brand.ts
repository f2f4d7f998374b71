/** Name and looks of the console at one host, from `/host.json` (SES-12). */
export interface Brand {
  name: string;
  /** Address of a picture. */
  logo?: string;
  /** Icon of the browser's tab; absent: the logo. */
  icon?: string;
  /** `#rrggbb`; the console adjusts it until text on it is readable. */
  accent?: string;
}
