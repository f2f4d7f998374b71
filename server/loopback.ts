const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Returns true for a host that is this machine itself: what goes there needs no TLS. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);
