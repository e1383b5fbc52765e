// The address of a calendar feed. Its secret is the only proof a calendar program can give.

/** 256 bits in base64url, as `newSecret` makes them. */
const FILE = /^([A-Za-z0-9_-]{43})\.ics$/;

export function feedPath(secret: string): string {
  return `/feeds/calendar/${secret}.ics`;
}

/** The secret in the last part of an address; undefined when it is none. */
export function secretOf(file: string): string | undefined {
  return FILE.exec(file)?.[1];
}
