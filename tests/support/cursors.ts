/** A page cursor as its list writes it, with whatever key. */
export const cursorOf = (list: string, ...key: readonly unknown[]): string =>
  Buffer.from(JSON.stringify([list, ...key])).toString('base64url');
