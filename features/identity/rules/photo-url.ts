const LONGEST = 2048;

/** The address of a picture of a person; empty for anything else than an https address. */
export function readPhotoUrl(value: unknown): string {
  return typeof value === 'string' && value.length <= LONGEST && value.startsWith('https://') && URL.canParse(value) ? value : '';
}
