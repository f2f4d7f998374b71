export function browser(): string | undefined;
export function headlessBrowser(): string | undefined;
export function postgres(): string | undefined;
export function installTools(): void;
